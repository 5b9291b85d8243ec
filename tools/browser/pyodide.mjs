// Starts Pyodide under Node, with its own files or with those of a built engine.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const SITE = "/lib/python3.14/site-packages";
/** Pyodide asks for a list of packages; everything we need is in the engine's own files. */
const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
  packages: {},
};

// Node would print the line of the error, and all of Pyodide is one line of a megabyte.
process.on("uncaughtException", (error) => {
  console.error(String(error?.message ?? error).slice(-3000));
  process.exit(1);
});

/** The folder of npm's package `pyodide`, from the client's packages unless another is named. */
export function packageFolder(modules) {
  const require = createRequire(join(resolve(modules), "package.json"));
  return dirname(require.resolve("pyodide/package.json"));
}

async function load(modules, options) {
  const { loadPyodide } = await import(pathToFileURL(join(packageFolder(modules), "pyodide.mjs")));
  return loadPyodide({ env: { PYTHONHASHSEED: "0", HOME: "/home/pyodide" }, ...options });
}

/** Pyodide as npm has it, with its whole standard library. */
export function stockPyodide(modules) {
  return load(modules, {});
}

/** The engine that `bundle.py` wrote to this folder, as the page's worker starts it. */
export async function builtEngine(modules, folder) {
  const { version } = JSON.parse(readFileSync(join(folder, "engine.json"), "utf8"));
  const files = resolve(folder, version);
  const python = await load(modules, {
    indexURL: `${files}/`,
    stdLibURL: join(files, "stdlib.zip"),
    lockFileContents: NO_PACKAGES,
    packageBaseUrl: `${files}/`,
  });
  const packed = new Uint8Array(readFileSync(join(files, "lunasol.zip")));
  python.unpackArchive(packed, "zip", { extractDir: SITE });
  return python;
}

/** Shows a folder of this machine to Python. */
export function mount(python, folder, at) {
  python.FS.mkdirTree(at);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: resolve(folder) }, at);
}
