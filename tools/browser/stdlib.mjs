// usage: node stdlib.mjs NODE_MODULES STAGED: prints the modules of the standard library that the engine uses.
// It runs stdlib.py inside Pyodide with the whole library, on what bundle.py has staged.
import { readFileSync } from "node:fs";
import { mount, stockPyodide } from "./pyodide.mjs";

const [modules, staged] = process.argv.slice(2);
const python = await stockPyodide(modules);
mount(python, staged, "/staged");
// The page unpacks the engine in this way.
const small = python.runPython(`
import io, zipfile
made = io.BytesIO()
with zipfile.ZipFile(made, "w") as target:
    target.writestr("name", "content")
made.getvalue()
`);
python.unpackArchive(small.toJs(), "zip", { extractDir: "/unpacked" });
python.runPython(readFileSync(new URL("./stdlib.py", import.meta.url), "utf8"));
console.log(await python.globals.get("used_modules")());
