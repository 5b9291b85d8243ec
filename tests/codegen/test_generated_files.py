"""The generated files are up to date, and the server does what docs/wire.md says."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
import websockets

from lunasol import codegen
from lunasol.codegen import kinds
from lunasol.codegen.shapes import shape
from lunasol.protocol.client_messages import DECODER
from server.served import Client, Message, over_sockets, serving

ROOT = Path(__file__).parents[2]
TYPES = (ROOT / codegen.TYPES).read_text("utf-8")
COMPILERS = os.pathsep.join((str(ROOT / "client/node_modules/.bin"), os.environ["PATH"]))
EXAMPLE = re.findall(r"^([→←]) (.*)$", (ROOT / codegen.WIRE).read_text("utf-8"), re.M)


@pytest.fixture(scope="module")
def generated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files as the generator writes them now, from the sources even in a compiled run."""
    folder = tmp_path_factory.mktemp("generated")
    (folder / "docs").mkdir()
    shutil.copy(ROOT / codegen.HOSTING, folder / codegen.HOSTING)
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "lunasol.codegen"]
    subprocess.run(command, cwd=folder, env=environment, check=True)
    return folder


@pytest.mark.parametrize(
    "path", [codegen.WIRE, codegen.TYPES, codegen.HTTP, codegen.HOSTING, codegen.CONSTANTS]
)
def test_generated_files_are_up_to_date(generated: Path, path: Path) -> None:
    expected = (generated / path).read_text("utf-8")
    assert (ROOT / path).read_text("utf-8") == expected, "run: make wire"


@pytest.mark.parametrize("kind", [*kinds.MESSAGES, *kinds.inside_messages()])
def test_every_field_of_a_message_is_described(kind: type) -> None:
    """Reads the types themselves, in another way than the generator does."""
    page = (ROOT / codegen.WIRE).read_text("utf-8")
    interface = TYPES.split(f"export interface {kind.__name__} {{")[1].split("\n}")[0]
    for field in msgspec.structs.fields(kind):
        assert re.search(rf"^  readonly {field.name}\??: ", interface, re.M)
        assert field.name == "id" or f"| `{field.name}` |" in page
    tag = shape(kind).tag
    assert f"### `{tag}`" in page if tag else f"### {kind.__name__}" in page


def test_every_test_that_security_names_is_there() -> None:
    page = (ROOT / "SECURITY.md").read_text("utf-8")
    named = re.findall(r"`(tests/[\w/]+/test_\w+\.py)(?:::(test_\w+))?`", page)
    assert len(named) > 10
    for path, test in named:
        assert f"def {test}" in (ROOT / path).read_text("utf-8"), f"{path}::{test}"


# TypeScript -----------------------------------------------------------------------------------


def test_every_type_that_is_named_is_declared() -> None:
    declared = set(re.findall(r"^export (?:type|interface) (\w+)", TYPES, re.M))
    code = re.sub(r"/\*\*.*?\*/|//.*|\"[^\"]*\"", "", TYPES)
    named = set(re.findall(r"\b[A-Z]\w+", code))
    assert named - declared == {"Game", "Table", "Readonly", "ReadonlyArray", "Record"}
    for opening, closing in ("{}", "[]", "<>", "()"):
        assert code.count(opening) == code.count(closing)


def test_typescript_compiles(tmp_path: Path) -> None:
    compiler = shutil.which("tsc", path=COMPILERS)
    if compiler is None:
        pytest.skip("there is no TypeScript compiler on this machine")
    use = tmp_path / "use.ts"
    use.write_text(USE.replace("WIRE", str(ROOT / codegen.TYPES.with_suffix(""))), "utf-8")
    result = subprocess.run(
        [compiler, "--noEmit", "--strict", "--target", "es2022", str(use)],
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, result.stdout


USE = """
import type { ClientMessage, ServerMessage } from "WIRE";
export const sent: ClientMessage = { type: "move", id: "1", move: "B9a>0" };
// @ts-expect-error: a move is required
export const wrong: ClientMessage = { type: "move", id: "1" };
export function target(message: ServerMessage): number {
  if (message.type !== "update") return 0;
  if (message.view.game === "nox") return message.view.table.target;
  // @ts-expect-error: other games have no target
  if (message.view.game === "gra_roku") return message.view.table.target;
  return 0;
}
"""


# The wire -------------------------------------------------------------------------------------


def test_messages_of_the_example_can_be_decoded() -> None:
    sent = [DECODER.decode(text) for way, text in EXAMPLE if way == "→"]
    assert len(sent) > 5


@over_sockets
async def test_the_example_happens_as_it_is_written(tmp_path: Path) -> None:
    with serving(tmp_path, LUNASOL_BOT_PAUSE="60000") as server:
        anna = server.guest()
        table = server.new_table(anna, "nox", players=2, options={"first_seat": 0})
        url = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
        headers = {"authorization": f"Bearer {anna}"}
        async with websockets.connect(url, additional_headers=headers) as connection:
            client = Client(connection)
            played = ""
            for way, text in EXAMPLE:
                if way == "→":
                    request = json.loads(text)
                    if request["type"] == "move":  # the cards of the example are not ours
                        played = request["move"] = played or client.legal[0]
                    await connection.send(json.dumps(request))
                else:
                    received = await client.next()
                    assert facts_of(received).items() >= written(text).items()


def facts_of(received: Message) -> dict[str, str]:
    return {name: json.dumps(received.get(name)) for name in ("type", "id", "n", "key", "seat")}


def written(text: str) -> dict[str, str]:
    """The facts that the example states about a message itself, not about its parts."""
    outside = re.sub(r"[\[{][^{}\[\]]*[\]}]", "", text[1:-1])
    outside = re.sub(r"[\[{][^{}\[\]]*[\]}]", "", outside)
    return dict(re.findall(r'"(type|id|n|key|seat)": ("[^"]*"|\w+)', outside))
