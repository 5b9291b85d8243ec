// usage: node generate.mjs NODE_MODULES TOOLS SOURCES HEADERS OUT MODULE...: runs generate.py inside Pyodide.
import { readFileSync } from "node:fs";
import { mount, stockPyodide } from "./pyodide.mjs";

const [modules, tools, sources, headers, out, ...names] = process.argv.slice(2);
const python = await stockPyodide(modules);
mount(python, tools, "/tools");
mount(python, sources, "/sources");
mount(python, headers, "/headers");
mount(python, out, "/out");
python.runPython(readFileSync(new URL("./generate.py", import.meta.url), "utf8"));
python.globals.get("generate")(python.toPy(names));
