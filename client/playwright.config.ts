import { defineConfig } from "@playwright/test";

const isCI = Boolean(process.env["CI"]);

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/globalSetup.ts",
  workers: 2,
  // Deals, bots and choices are the same in every run: a test that fails now and then has a cause to be
  // found.
  retries: 0,
  failOnFlakyTests: isCI,
  forbidOnly: isCI,
  // Matches of full length and with rare options are for make test-browser.
  ...(process.env["LONG"] ? {} : { grepInvert: /@long/ }),
  fullyParallel: true,
  // Nothing waits for these times to pass: they only say when a test has failed, on a busy machine too.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: isCI ? "line" : "list",
  outputDir: "test-results",
  use: {
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
