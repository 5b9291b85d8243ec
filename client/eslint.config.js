/** Finds what svelte-check does not: likely mistakes, long lines, and imports against the layers. */
import boundaries from "eslint-plugin-boundaries";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** From top to bottom: a layer may import from itself and from the layers below it. */
const LAYERS = ["routes", "features", "match", "games", "components"];
/** Every layer may import from these folders, and they may import from each other. */
const FOUNDATION = ["core", "device", "i18n", "a11y", "theme", "motion"];

const folder = (name) => ({ type: name, pattern: `src/${name}` });
const below = (index) => [...LAYERS.slice(index), ...FOUNDATION, "generated"];
const allow = (from, to) => ({
  from: { element: { type: from } },
  allow: { to: { element: { type: to } } },
});

export default ts.config(
  { ignores: ["src/generated/", "test-results/", "coverage/"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Most sets and maps are created and read within one function, so nothing has to react to them.
      "svelte/prefer-svelte-reactivity": "off",
      // {" "} keeps a space at the edge of a block, where Svelte would trim it.
      "svelte/no-useless-mustaches": "off",
      "no-console": "error",
      // Prettier leaves comments, strings and SVG paths as they are. Paths of packages cannot be split.
      "max-len": ["error", { code: 110, ignoreUrls: true, ignorePattern: "^import .* from " }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-this-alias": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["src/**"],
    plugins: { boundaries },
    settings: {
      "boundaries/elements": [...LAYERS, ...FOUNDATION, "generated"].map(folder),
      "import/resolver": { node: { extensions: [".ts", ".svelte.ts", ".svelte", ".json"] } },
    },
    rules: {
      "boundaries/dependencies": [
        "error",
        {
          default: "disallow",
          policies: [
            ...LAYERS.map((layer, index) => allow(layer, below(index))),
            ...FOUNDATION.map((part) => allow(part, [...FOUNDATION, "generated"])),
          ],
        },
      ],
    },
  },
);
