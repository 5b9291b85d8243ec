// usage: node run.mjs NODE_MODULES ENGINE WHAT ARGUMENTS: asks a function of sample.py inside the browser's engine.
import { fileURLToPath } from "node:url";
import { builtEngine, mount } from "../../tools/browser/pyodide.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const [modules, engine, what, given] = process.argv.slice(2);
const python = await builtEngine(modules, engine);
mount(python, here(".."), "/tests");
// The laws are public, but a page does not need them.
mount(python, here("../../src/lunasol/engine/testing"), "/testing/lunasol/engine/testing");
python.globals.set("what", what);
python.globals.set("given", given);
const answer = await python.runPythonAsync(`
import inspect, json, sys
sys.path.insert(0, "/tests")
import lunasol.engine
lunasol.engine.__path__.append("/testing/lunasol/engine")
from wasm import sample
found = getattr(sample, what)(*json.loads(given))
json.dumps(await found if inspect.isawaitable(found) else found)
`);
// Timers that Python has cancelled would keep Node waiting.
process.stdout.write(`${answer}\n`, () => process.exit());
