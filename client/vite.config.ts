import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { SCREENS } from "./src/generated/constants.ts";

const server = process.env.LUNASOL_SERVER ?? "http://127.0.0.1:8000";
/** Files that only the server reads, such as the build manifest; browsers need not store them. */
const NOT_STORED = /^\./;

/** Parses the Fluent files at build time: on a phone it took as long as rendering a screen. */
function fluentFiles(): Plugin {
  return {
    name: "lunasol-fluent-files",
    transform(text, id) {
      if (!id.endsWith(".ftl")) return null;
      const parsed = JSON.stringify(new FluentResource(text).body);
      return { code: `export default JSON.parse(${JSON.stringify(parsed)})`, map: null };
    },
  };
}

/** Writes sw.js: the service worker with the list of all files of this build. */
function serviceWorker(): Plugin {
  let publicFolder = "";
  return {
    name: "lunasol-service-worker",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    buildStart() {
      this.emitFile({ type: "chunk", id: "src/sw.ts", fileName: "sw.js" });
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const worker = bundle["sw.js"];
        if (worker?.type !== "chunk") throw new Error("the service worker was not built");
        if (worker.imports.length) throw new Error("the service worker must not import anything");
        const version = createHash("sha256").update(worker.code);
        const built = Object.values(bundle).filter(
          (file) => file !== worker && !NOT_STORED.test(file.fileName),
        );
        for (const file of built)
          version.update(file.fileName).update(file.type === "chunk" ? file.code : file.source);
        const copied = readdirSync(publicFolder);
        for (const name of copied) version.update(name).update(readFileSync(`${publicFolder}/${name}`));
        const files = [...new Set([...built.map(({ fileName }) => fileName), ...copied])]
          .filter((name) => name !== "index.html")
          .sort();
        worker.code = worker.code
          .replaceAll("SHELL_SCREENS", JSON.stringify(SCREENS))
          .replaceAll("SHELL_FILES", JSON.stringify(files.map((name) => `/${name}`)))
          .replaceAll("SHELL_VERSION", JSON.stringify(version.digest("hex").slice(0, 16)));
      },
    },
  };
}

/** A pattern that matches wherever one of these does. */
function anyOf(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join("|"));
}

export default defineConfig({
  plugins: [svelte(), fluentFiles(), serviceWorker()],
  worker: { format: "es", rolldownOptions: { checks: { pluginTimings: false } } },
  build: {
    outDir: process.env.LUNASOL_STATIC ?? "../src/lunasol/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    // One file for what every screen uses, one for what every table uses, and one for what artworks and
    // tables share: on a slow connection one more request costs more than a few kilobytes.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            {
              name: "shared",
              test: anyOf(
                /node_modules\/(?!@noble)/,
                /src\/(core|a11y|theme|motion)\//,
                /src\/i18n\/[^/]+\.ts/,
                /src\/generated\/constants/,
                /src\/(components\/(Landscape|Notices|TopBar)|games\/Artwork)\.svelte/,
              ),
            },
            {
              name: "art",
              test: anyOf(
                /src\/games\/day_and_night\/art\/paper\./,
                /src\/games\/gra_roku\/art\/(seasons|Symbol|symbols)\./,
                /src\/games\/nox\/art\/(Skeleton|suits|Accessory)\./,
                /src\/games\/sun_and_moon\/art\/sky\./,
              ),
            },
            {
              name: "table",
              test: anyOf(
                /src\/match\/(?!ChatBox|Lobby|SlowDevice)\w+\.(svelte|ts)/,
                /src\/components\/(Card|Deferred|Dialog|Hand|Icon|PlayerPanel|Sheet|SoundSwitch)\.svelte/,
              ),
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: server, changeOrigin: false },
      "/ws": { target: server, ws: true, changeOrigin: false },
    },
  },
});
