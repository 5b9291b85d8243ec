/** A build must work with only the runtime dependencies installed. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const packages = JSON.parse(readFileSync("package.json", "utf-8")) as {
  dependencies: Record<string, string>;
};
const config = readFileSync("vite.config.ts", "utf-8");
const tsconfig = readFileSync("tsconfig.json", "utf-8");

test("the build only imports runtime dependencies", () => {
  const imported = [...config.matchAll(/from "([^"]+)"/g)]
    .map((found) => found[1]!)
    .filter((name) => !/^(node:|\.)/.test(name));
  const extended = [...tsconfig.matchAll(/"extends": "([^"]+)"/g)].map((found) => found[1]!);
  const wanted = [...imported, ...extended];
  expect(wanted.length).toBeGreaterThan(2);
  const missing = wanted.filter(
    (name) =>
      !Object.keys(packages.dependencies).some((each) => name === each || name.startsWith(`${each}/`)),
  );
  expect(missing).toEqual([]);
});
