/** Starts Python in a worker, with our packages in it. */
import { folderOf, type Engine } from "./engineFiles";

/** The part of Pyodide that is used here. */
export interface Pyodide {
  unpackArchive(content: ArrayBuffer, format: string, how: { extractDir: string }): void;
  pyimport(name: string): unknown;
  runPython(code: string): unknown;
}

interface PyodideModule {
  loadPyodide(how: Record<string, unknown>): Promise<Pyodide>;
}

/** Our packages come in an archive of their own, so the list of packages that Pyodide could load is empty. */
const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
  packages: {},
};

export async function startPython(engine: Engine): Promise<Pyodide> {
  const folder = new URL(folderOf(engine), location.origin).href;
  const archive = fetch(`${folder}lunasol.zip`).then((response) => response.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as PyodideModule;
  const python = await loadPyodide({
    indexURL: folder,
    stdLibURL: `${folder}stdlib.zip`,
    packageBaseUrl: folder,
    lockFileContents: NO_PACKAGES,
  });
  const packages = python.runPython("import site; site.getsitepackages()[0]") as string;
  python.unpackArchive(await archive, "zip", { extractDir: packages });
  python.pyimport("lunasol.browser.start");
  return python;
}
