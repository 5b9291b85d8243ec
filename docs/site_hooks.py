"""Hooks of the documentation site: pages from outside docs/, and links between them.

The documents link to each other by their paths in the repository. The site shows some that lie
outside docs/, so links to those must lead to their place in the site. Links to other files of the
repository, such as sources, lose their target and keep their text.
"""

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File

ROOT = Path(__file__).parents[1]
FROM_OUTSIDE = {
    "ARCHITECTURE.md": "ARCHITECTURE.md",
    "CHANGELOG.md": "CHANGELOG.md",
    "CONTRIBUTING.md": "CONTRIBUTING.md",
    "SECURITY.md": "SECURITY.md",
    "examples/README.md": "examples.md",
}
"""Pages by their paths in the repository, and in the site."""
IN_REPOSITORY = {site: path for path, site in FROM_OUTSIDE.items()}
LINK = re.compile(r"\[([^\]]*)\]\((?!https?:|#|mailto:)([^)#\s]+)(#[^)\s]*)?\)")


def on_files(files: Any, config: Any) -> Any:
    for path, site in FROM_OUTSIDE.items():
        files.append(File.generated(config, site, abs_src_path=str(ROOT / path)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    here = IN_REPOSITORY.get(page.file.src_uri, f"docs/{page.file.src_uri}")

    def link(found: re.Match[str]) -> str:
        text, target, anchor = found[1], found[2], found[3] or ""
        wanted = posixpath.normpath(posixpath.join(posixpath.dirname(here), target))
        if not (ROOT / wanted).exists():
            return found[0]  # the strict build reports it
        site = FROM_OUTSIDE.get(wanted) or in_docs(wanted)
        if site is None:
            return text
        start = posixpath.dirname(page.file.src_uri) or "."
        return f"[{text}]({posixpath.relpath(site, start)}{anchor})"

    return LINK.sub(link, markdown)


def in_docs(path: str) -> str | None:
    """The place in the site of a file in docs/; a folder stands for its README."""
    if not path.startswith("docs/"):
        return None
    inside = path.removeprefix("docs/")
    return f"{inside}/README.md" if (ROOT / path).is_dir() else inside
