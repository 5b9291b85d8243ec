// usage: node pack.mjs NODE_MODULES STAGED OUT: runs pack.py inside Pyodide, on two folders of this machine.
import { readFileSync } from "node:fs";
import { mount, stockPyodide } from "./pyodide.mjs";

const [modules, staged, out] = process.argv.slice(2);
const python = await stockPyodide(modules);
mount(python, staged, "/staged");
mount(python, out, "/out");
python.runPython(readFileSync(new URL("./pack.py", import.meta.url), "utf8"));
