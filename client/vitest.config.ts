/** The unit tests. A file of its own, because the build must not need what only tests use. */
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config";

export default mergeConfig(
  page,
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
