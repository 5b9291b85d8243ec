/** Configures the unit tests. It is apart from vite.config.ts so that a build does not need vitest. */
import { defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "./vite.config.ts";

export default mergeConfig(
  viteConfig,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      environment: "happy-dom",
      include: ["tests/**/*.test.ts"],
      coverage: {
        include: ["src/**/*.ts", "src/**/*.svelte"],
        exclude: ["src/generated/**"],
        reporter: ["text-summary"],
      },
    },
  }),
);
