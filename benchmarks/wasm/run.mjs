// usage: node run.mjs NODE_MODULES ENGINE: starts the browser's engine and measures it; prints JSON.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { builtEngine, mount } from "../../tools/browser/pyodide.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const [modules, engine] = process.argv.slice(2);
const begun = performance.now();
const python = await builtEngine(modules, engine);
const loaded = performance.now();
python.runPython("import lunasol.browser.start, lunasol.browser.door");
const imported = performance.now();
const heap = python._module.HEAPU8.length;
mount(python, here("../../src/lunasol/engine/testing"), "/testing/lunasol/engine/testing");
python.runPython('import lunasol.engine; lunasol.engine.__path__.append("/testing/lunasol/engine")');
python.globals.set("__name__", "work");
python.runPython(readFileSync(here("work.py"), "utf8"));
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const rates = python.globals.get("measure")(cpu).toJs({ dict_converter: Object.fromEntries });
const facts = { load: loaded - begun, import: imported - loaded, heap };
process.stdout.write(`${JSON.stringify({ rates, facts })}\n`, () => process.exit());
