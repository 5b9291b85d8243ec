"""The whole report as one HTML page that needs no other file."""

import lunasol
from lunasol import games
from lunasol.arena.report import is_compiled
from lunasol.engine.options import show
from lunasol.lab.report.chapters import compare, method, play, rulings
from lunasol.lab.report.markup import Html, element, lines, section
from lunasol.lab.report.sentences import sentences
from lunasol.lab.report.style import EMBLEM, STYLE
from lunasol.lab.statistics.comparison import Comparison
from lunasol.lab.study import Findings
from lunasol.texts import Texts

LANGUAGE = "en"


def page(findings: Findings) -> str:
    title = f"{Texts(LANGUAGE, findings.study.spec.game).say('name')}: the lab"
    chapters = chapters_of(findings)
    head = element(
        "head",
        Html('<meta charset="utf-8">'),
        Html('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        element("title", title),
        Html(f"<style>{STYLE}</style>"),
    )
    body = element("body", header(findings, title), contents(chapters), main(chapters))
    return f"<!doctype html>\n{element('html', head, body, lang=LANGUAGE)}\n"


def main(chapters: list[Html]) -> Html:
    return element("main", *lines(chapters))


def header(findings: Findings, title: str) -> Html:
    study = findings.study
    credits = Texts(LANGUAGE, study.spec.game).say("credits")
    facts = element("dl", *(part for name, text in facts_of(findings) for part in fact(name, text)))
    return element(
        "header",
        Html(EMBLEM),
        element("h1", title),
        element("p", credits, class_="credits"),
        facts,
        element("p", "This command makes the same page again:"),
        element("pre", element("code", study.command())),
    )


def fact(name: str, text: str) -> tuple[Html, Html]:
    return element("dt", name), element("dd", text)


def facts_of(findings: Findings) -> list[tuple[str, str]]:
    study, spec = findings.study, findings.study.spec
    rules = games.definition(spec.game).rules_version
    engine = "compiled" if is_compiled() else "not compiled"
    options = ", ".join(f"{name} {show(value)}" for name, value in spec.options)
    against = [("Compared with", ", ".join(study.changed))] if study.changed else []
    return [
        ("Game", f"{spec.game}, rules version {rules}"),
        ("Players", str(spec.players)),
        ("Options", ", ".join(study.chosen()) or "all defaults"),
        ("All options", options),
        ("Bots", ", ".join(study.sampling.bots)),
        ("Matches", str(study.sampling.matches)),
        *against,
        ("Seed", str(study.sampling.seed)),
        ("Engine", f"lunasol {lunasol.__version__}, {engine}"),
    ]


def contents(chapters: list[Html]) -> Html:
    """Links to the chapters; every chapter begins with its anchor and its heading."""
    links = []
    for chapter in chapters:
        anchor = chapter.split('id="', 1)[1].split('"', 1)[0]
        heading = Html(chapter.split("<h2>", 1)[1].split("</h2>", 1)[0])
        links.append(element("li", element("a", heading, href=f"#{anchor}")))
    return element("nav", element("ul", *links), aria_label="Contents")


def chapters_of(findings: Findings) -> list[Html]:
    measures = findings.measures
    made = [
        section(
            "short", "In short", element("ul", *(element("li", s) for s in sentences(findings)))
        ),
        play.seats(measures),
        play.length(measures),
        play.scores(measures),
        play.lead(measures),
        rulings.situations(measures),
        rulings.cards(findings.cards),
    ]
    if findings.against is not None:
        compared = Comparison(findings.sample, findings.against)
        made.append(compare.variant(compared, findings.study.changed))
    if findings.study.sampling.turns > 1:
        made.append(compare.bots(measures))
    if findings.ladder is not None:
        made.append(compare.ladder(findings.ladder))
    return [*made, method.method(findings)]
