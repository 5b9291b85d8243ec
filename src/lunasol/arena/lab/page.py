"""The whole report as one page that needs nothing else."""

import lunasol
from lunasol import games
from lunasol.arena.lab.chapters import compare, method, play, rulings
from lunasol.arena.lab.contrast import Contrast
from lunasol.arena.lab.markup import Html, element, lines, section
from lunasol.arena.lab.sentences import sentences
from lunasol.arena.lab.study import Findings
from lunasol.arena.lab.style import EMBLEM, STYLE
from lunasol.arena.report import is_compiled
from lunasol.engine.options import show
from lunasol.texts import Texts

LANGUAGE = "en"


def page(findings: Findings) -> str:
    title = f"{Texts(LANGUAGE, findings.study.plan.game).say('name')}: the lab"
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
    credits = Texts(LANGUAGE, study.plan.game).say("credits")
    facts = element("dl", *(part for name, text in facts_of(findings) for part in fact(name, text)))
    return element(
        "header",
        Html(EMBLEM),
        element("h1", title),
        element("p", credits, class_="credits"),
        facts,
        element("p", "The same page again:"),
        element("pre", element("code", study.command())),
    )


def fact(name: str, text: str) -> tuple[Html, Html]:
    return element("dt", name), element("dd", text)


def facts_of(findings: Findings) -> list[tuple[str, str]]:
    study, plan = findings.study, findings.study.plan
    rules = games.definition(plan.game).rules_version
    engine = "compiled" if is_compiled() else "not compiled"
    options = ", ".join(f"{name} {show(value)}" for name, value in plan.options)
    against = [("Compared with", ", ".join(study.changed))] if study.changed else []
    return [
        ("Game", f"{plan.game}, rules version {rules}"),
        ("Players", str(plan.players)),
        ("Options", ", ".join(study.chosen()) or "all as usual"),
        ("in full", options),
        ("Bots", ", ".join(study.sampling.bots)),
        ("Matches", str(study.sampling.matches)),
        *against,
        ("Seed", str(plan.seed)),
        ("Engine", f"lunasol {lunasol.__version__}, {engine}"),
    ]


def contents(chapters: list[Html]) -> Html:
    """Links to the headings; a chapter begins with its anchor and its heading."""
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
        made.append(
            compare.contrast(Contrast(findings.sheet, findings.against), findings.study.changed)
        )
    if findings.study.sampling.turns > 1:
        made.append(compare.bots(measures))
    if findings.ladder is not None:
        made.append(compare.ladder(findings.ladder))
    return [*made, method.method(findings)]
