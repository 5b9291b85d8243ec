/** The picture of a result that people send to each other, as an SVG that needs nothing from outside. */
import { barsOf, type Bar } from "./sides";

export interface SharedSide {
  readonly name: string;
  readonly score: number;
  /** The score as it is written. */
  readonly points: string;
  readonly won: boolean;
}

export interface SharedResult {
  readonly game: string;
  readonly headline: string;
  readonly date: string;
  readonly language: string;
  readonly sides: readonly SharedSide[];
  /** The scene as an `svg` element. */
  readonly scene: string;
  /** The rules of the embedded fonts; without them the picture uses the fonts of the device. */
  readonly fonts: string;
}

export const SIZE = { width: 1200, height: 630 } as const;
/** The paper that the text stands on. */
const SHEET = { x: 40, y: 416, width: 1120, height: 186, padding: 32 } as const;
/** Where the first line of text stands, on paper. */
export const FIRST_LINE = { x: SHEET.x + SHEET.padding, y: SHEET.y + 20, width: 200, height: 24 } as const;
/** The space for the headline. */
const HEADLINE = { y: 474, width: 540, height: 118, letters: 26 } as const;
const BARS = { x: 650, name: 168, length: 244, width: 478 } as const;
const SHOW = `"Fraunces Variable", Georgia, serif`;
/** The width of an average letter, as a share of the size of the font. */
const LETTER = 0.55;

export function shareSvg(result: SharedResult): string {
  const { width, height } = SIZE;
  const { x, y } = SHEET;
  const sheet = `width="${SHEET.width}" height="${SHEET.height}" rx="18"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" `,
    `width="${width}" height="${height}" xml:lang="${escaped(result.language)}">`,
    `<style>${result.fonts}text{font-family:${SHOW};fill:#22243a}</style>`,
    result.scene,
    `<rect x="${x + 3}" y="${y + 6}" ${sheet} fill="#10142c" opacity="0.3"/>`,
    `<rect x="${x}" y="${y}" ${sheet} fill="#f6e9d2"/>`,
    words(result),
    bars(result.sides),
    `</svg>`,
  ].join("");
}

/** The name of the game, when it was played, and who has won. */
function words({ game, headline, date }: SharedResult): string {
  const left = SHEET.x + SHEET.padding;
  const lines = wrapped(headline, HEADLINE.letters);
  const longest = Math.max(...lines.map(({ length }) => length));
  const size = Math.min(46, HEADLINE.width / (LETTER * longest), HEADLINE.height / lines.length / 1.12);
  const rows = lines.map((line, i) => text(line, left, HEADLINE.y + (i + 0.88) * size * 1.12, size, 680));
  return [text(`${game} · ${date}`, left, SHEET.y + 42, 22, 480), ...rows].join("");
}

/** Lines of about this number of letters, at most three; the last one takes what is left. */
export function wrapped(sentence: string, letters: number): string[] {
  const lines = [""];
  for (const word of sentence.split(" ")) {
    const line = lines.at(-1)!;
    const isFull = line !== "" && line.length + word.length >= letters && lines.length < 3;
    if (isFull) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}

function bars(sides: readonly SharedSide[]): string {
  const { zero, bars } = barsOf(sides.map(({ score }) => score));
  const step = Math.min(40, (SHEET.height - 36) / sides.length);
  const top = SHEET.y + SHEET.height / 2 - (step * sides.length) / 2;
  const line = BARS.x + BARS.name + zero * BARS.length;
  const rows = sides.map((side, i) => row(side, bars[i]!, top + i * step, step));
  const zeroLine = `M${round(line)} ${round(top)}v${round(step * sides.length)}`;
  return `${rows.join("")}<path d="${zeroLine}" stroke="#4d4a5c" stroke-width="2"/>`;
}

function row({ name, points, won }: SharedSide, bar: Bar, y: number, step: number): string {
  const size = Math.min(24, step * 0.62);
  const base = y + step / 2 + size * 0.34;
  const most = Math.floor(BARS.name / (LETTER * size)) - (won ? 4 : 0);
  const shown = name.length > most ? `${name.slice(0, most - 1)}…` : name;
  const start = BARS.x + BARS.name + bar.start * BARS.length;
  const fill = won ? "#a43c16" : "#6d7468";
  return [
    text(won ? `★ ${shown}` : shown, BARS.x, base, size, won ? 680 : 460),
    `<rect x="${round(start)}" y="${round(y + step * 0.2)}" width="${round(bar.length * BARS.length)}" `,
    `height="${round(step * 0.6)}" rx="4" fill="${fill}"/>`,
    text(points, BARS.x + BARS.width, base, size, 640, "end"),
  ].join("");
}

function text(said: string, x: number, y: number, size: number, weight: number, anchor = "start"): string {
  const at = `x="${round(x)}" y="${round(y)}" font-size="${round(size)}" font-weight="${weight}"`;
  return `<text ${at} text-anchor="${anchor}">${escaped(said)}</text>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Control characters are not allowed in XML, not even escaped. */
function escaped(said: string): string {
  const codes: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return said.replace(/[\u0000-\u001f\u007f\ufffe\uffff]/g, " ").replace(/[&<>"']/g, (one) => codes[one]!);
}
