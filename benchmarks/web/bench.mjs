/** Figures of the page: `make bench-web`, in docs/page.md. Lighthouse on a simulated phone, what the
 * table page weighs, and the longest task while a match is played. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import lighthouse from "lighthouse";

const { chromium } = createRequire(new URL("../../client/package.json", import.meta.url))("@playwright/test");
const PORT = 8731;
const DEBUG_PORT = 9731;
const ADDRESS = `http://127.0.0.1:${PORT}`;
const MOST = { script: 120, stylesheet: 30 };
const LEAST = { performance: 0.95, accessibility: 1, "best-practices": 1 };
const LONGEST_TASK = 50;
let missed = 0;

function row(what, figure, limit, holds) {
  if (!holds) missed += 1;
  console.log(`${what.padEnd(46)} ${String(figure).padStart(8)}   ${limit.padEnd(12)} ${holds ? "ok" : "MISSED"}`);
}

async function serve(folder) {
  const server = spawn("../../.venv/bin/lunasol", ["serve", "--port", String(PORT), "--database", join(folder, "bench.db")], {
    stdio: ["ignore", "ignore", "ignore"],
    env: { ...process.env, LUNASOL_BOT_PAUSE: "300", LUNASOL_REQUEST_RATE: "1000" },
  });
  for (let tries = 0; tries < 200; tries++) {
    if (await fetch(`${ADDRESS}/healthz`).then((answer) => answer.ok, () => false)) return server;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error("the server does not answer");
}

/** A match in the browser's own profile, so that Lighthouse finds it running. */
async function begin(page, game) {
  await page.goto(ADDRESS);
  await page.locator(`[data-play=${game}]`).click();
  await page.locator("[data-turn=mine]").waitFor();
  return page.url();
}

async function judge(name, url) {
  const flags = { port: DEBUG_PORT, output: "json", logLevel: "error", disableStorageReset: true };
  const { lhr } = await lighthouse(url, { ...flags, onlyCategories: Object.keys(LEAST) });
  for (const [category, least] of Object.entries(LEAST)) {
    const score = lhr.categories[category].score;
    row(`${name}: ${category}`, Math.round(score * 100), `>= ${least * 100}`, score >= least);
    for (const { id } of lhr.categories[category].auditRefs.filter(({ id }) => lhr.audits[id].score === 0)) console.log(`    ${id}`);
  }
  row(`${name}: layout shift`, lhr.audits["cumulative-layout-shift"].numericValue.toFixed(3), "<= 0.01", lhr.audits["cumulative-layout-shift"].numericValue <= 0.01);
}

/** Everything that a table page loads, compressed; fonts and pictures apart. */
async function weigh(browser, game) {
  const page = await (await browser.newContext()).newPage();
  const bytes = { script: 0, stylesheet: 0 };
  const waiting = [];
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    if (kind in bytes) waiting.push(response.body().then((body) => (bytes[kind] += gzipSync(body, { level: 9 }).length), () => {}));
  });
  const url = await begin(page, game);
  await page.goto("about:blank");
  await Promise.all(waiting);
  Object.assign(bytes, { script: 0, stylesheet: 0 });
  waiting.length = 0;
  await page.goto(url);
  await page.locator("[data-turn]").waitFor();
  await page.waitForTimeout(500);
  await Promise.all(waiting);
  for (const [kind, most] of Object.entries(MOST)) row(`${game}, table: ${kind}, kB gzip`, (bytes[kind] / 1000).toFixed(1), `<= ${most}`, bytes[kind] <= most * 1000);
  await page.context().close();
}

/** The longest task of the main thread while moves are played and seen. */
async function longest(browser, game) {
  const page = await (await browser.newContext()).newPage();
  await begin(page, game);
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    window.longest = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.longest = Math.max(window.longest, entry.duration)))).observe({ type: "longtask" });
  });
  for (let moves = 0; moves < 8; moves++) {
    await page.locator("[data-turn=mine], section.end").first().waitFor({ timeout: 30_000 });
    const card = page.locator("[data-zone=hand] button.card.legal").first();
    if (!(await page.locator("main [data-move]:visible").count()) && (await card.count())) await card.click();
    await page.locator("main [data-move]:visible").first().click({ timeout: 2000 }).catch(() => {});
    await page.waitForTimeout(500);
  }
  const task = await page.evaluate(() => window.longest);
  row(`${game}: longest task in eight moves, ms`, Math.round(task), `<= ${LONGEST_TASK}`, task <= LONGEST_TASK);
  await page.context().close();
}

const folder = mkdtempSync(join(tmpdir(), "lunasol-bench-web-"));
const server = await serve(folder);
const args = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
try {
  const profile = await chromium.launchPersistentContext(join(folder, "profile"), { executablePath, args: [...args, `--remote-debugging-port=${DEBUG_PORT}`] });
  const page = await profile.newPage();
  await judge("home", ADDRESS);
  const tables = {};
  for (const game of ["day_and_night", "gra_roku", "sun_and_moon", "nox"]) tables[game] = await begin(page, game);
  await page.goto("about:blank");
  for (const [game, url] of Object.entries(tables)) await judge(game, url);
  await judge("learn", `${ADDRESS}/learn/nox`);
  await profile.close();
  const browser = await chromium.launch({ executablePath, args });
  for (const game of Object.keys(tables)) {
    await weigh(browser, game);
    await longest(browser, game);
  }
  await browser.close();
} finally {
  server.kill("SIGTERM");
  await new Promise((gone) => server.once("exit", gone));
  rmSync(folder, { recursive: true, force: true });
}
console.log(missed ? `${missed} figures are missed` : "everything holds");
process.exit(missed ? 1 : 0);
