import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/setup.ts",
  workers: 2,
  // Deals are drawn anew each time, and a busy machine can be slow: a test may be tried again, and is then called flaky.
  retries: 2,
  // Matches of full length and with rare options are for make test-browser.
  ...(process.env["LONG"] ? {} : { grepInvert: /@long/ }),
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env["CI"] ? "line" : "list",
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
