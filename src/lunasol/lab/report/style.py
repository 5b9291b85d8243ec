"""The style of the page, in light, dark and print, and its emblem."""

STYLE = """
:root {
  color-scheme: light dark;
  --paper: #fbf8f1; --ink: #24243c; --soft: #5d5d75; --faint: #b9b4a6; --line: #e6dfce;
  --gold: #b67d14; --indigo: #3f4a9c; --card: #f4eede;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #13142a; --ink: #e9e6f2; --soft: #a9a8c4; --faint: #5a5c80; --line: #2b2d4d;
    --gold: #e6b450; --indigo: #9aa6f7; --card: #1c1e3a;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0 auto; padding: 0 1.25rem 5rem; max-width: 52rem; background: var(--paper);
  color: var(--ink); font: 1.0625rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
header { padding: 3.5rem 0 1rem; }
header svg { width: 4.5rem; height: auto; color: var(--gold); }
h1, h2 { font-family: ui-serif, Georgia, "Times New Roman", serif; font-weight: 600; }
h1 { font-size: 2.6rem; line-height: 1.15; margin: 1rem 0 .25rem; letter-spacing: -.01em; }
h2 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 1rem; }
h2::before {
  content: ""; display: block; width: 2.5rem; margin-bottom: 1rem;
  border-top: 3px solid var(--gold);
}
section { margin-top: 4rem; }
p, li { max-width: 44rem; }
li { margin-bottom: .5rem; }
.credits, figcaption, summary { color: var(--soft); }
a { color: var(--indigo); }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none; }
nav li { margin: 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .3rem 1.5rem; margin: 1.5rem 0; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
pre {
  padding: .9rem 1.1rem; background: var(--card); border-left: 3px solid var(--indigo);
  border-radius: .25rem; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .9rem;
}
#short li::marker { color: var(--gold); }
figure { margin: 1.5rem 0; }
figure svg { display: block; width: 100%; height: auto; color: var(--ink); }
figure svg text { font-family: inherit !important; }
figcaption { margin-top: .5rem; font-size: .9rem; }
.wide { overflow-x: auto; margin: 1.25rem 0; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; line-height: 1.4; }
th, td { padding: .38rem .6rem; text-align: left; vertical-align: top; }
th { font-weight: 600; border-bottom: 1.5px solid var(--faint); vertical-align: bottom; }
td, tbody th { border-bottom: 1px solid var(--line); }
tbody th { font-weight: 400; vertical-align: top; }
.figure { text-align: right; font-variant-numeric: tabular-nums; }
td.figure { white-space: nowrap; }
td .bar {
  display: block; margin: 0 0 .15rem auto; height: .3rem; width: var(--share); min-width: 1px;
  background: var(--gold); border-radius: .15rem;
}
summary { cursor: pointer; font-size: .9rem; }
@media (max-width: 34rem) {
  body { font-size: 1rem; }
  h1 { font-size: 2rem; }
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-bottom: .6rem; }
}
@media print {
  :root {
    --paper: #fff; --ink: #000; --soft: #444; --faint: #999; --line: #ccc; --gold: #8a5c00;
    --indigo: #2c3580; --card: #f3f3f3;
  }
  body { max-width: none; padding: 0; font-size: 10pt; }
  nav { display: none; }
  .wide { overflow: visible; }
  figure, tr, h2 { break-inside: avoid; }
  h2 { break-after: avoid; }
  details::details-content { content-visibility: visible; display: block; }
}
"""

EMBLEM = """<svg viewBox="0 0 96 48" aria-hidden="true">
<g fill="none" stroke="var(--gold)" stroke-width="2.5" stroke-linecap="round">
<circle cx="24" cy="24" r="9"/>
<path d="M24 4v6M24 38v6M4 24h6M38 24h6
M9.9 9.9l4.2 4.2M33.9 33.9l4.2 4.2M9.9 38.1l4.2-4.2M33.9 14.1l4.2-4.2"/>
</g>
<path d="M80 10a16 16 0 1 0 8 25A13 13 0 0 1 80 10z" fill="var(--indigo)"/>
</svg>"""
