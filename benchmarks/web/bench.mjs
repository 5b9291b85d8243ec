/** Benchmarks of the web client (`make bench-web`, results in docs/page.md): Lighthouse on a simulated phone,
 * the size of the table page, and the longest task and the layout shifts during a match. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { navigationGather } from "lighthouse/core/gather/navigation-runner.js";
import { Runner } from "lighthouse/core/runner.js";
import { withoutWaiting } from "./work.mjs";

const { chromium } = createRequire(
  new URL("../../client/package.json", import.meta.url),
)("@playwright/test");
const PORT = 8731;
const DEBUG_PORT = 9731;
const ADDRESS = `http://127.0.0.1:${PORT}`;
/** The limits in kilobytes. */
const MAX_SIZE = { script: 120, stylesheet: 30 };
const MIN_SCORES = { performance: 0.95, accessibility: 1, "best-practices": 1 };
const MAX_TASK = 50;
const MAX_SHIFT = 0.01;
const MOVES = 8;
const RUNS = 5;
const ALL = ["day_and_night", "gra_roku", "sun_and_moon", "nox"];
/** The games to measure can be named; without names it is everything. */
const named = process.argv.slice(2);
const GAMES = named.length ? named : ALL;
let missed = 0;

function row(what, figure, limit, holds) {
  if (!holds) missed += 1;
  console.log(
    `${what.padEnd(46)} ${String(figure).padStart(8)}   ${limit.padEnd(12)} ${holds ? "ok" : "MISSED"}`,
  );
}

async function serve(folder) {
  const server = spawn(
    "../../.venv/bin/lunasol",
    ["serve", "--port", String(PORT), "--database", join(folder, "bench.db")],
    {
      stdio: ["ignore", "ignore", "ignore"],
      env: {
        ...process.env,
        LUNASOL_BOT_PAUSE: "300",
        LUNASOL_REQUEST_RATE: "1000",
        LUNASOL_CONNECTION_RATE: "1000",
        LUNASOL_TABLE_RATE: "1000",
        LUNASOL_GUEST_RATE: "1000",
      },
    },
  );
  for (let tries = 0; tries < 200; tries++) {
    if (
      await fetch(`${ADDRESS}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return server;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the server does not answer");
}

/** Starts a match in the browser's profile, so that Lighthouse can open it. Its bots do not search, because
 * they would compete with the web client for the same cores. */
async function begin(page, game) {
  await page.goto(ADDRESS);
  await page.locator(`[data-play=${game}]`).click();
  await page.locator("dialog input[value='4']").check();
  await page.locator("dialog input[value=beginner]").check();
  await page.locator("[data-start]").click();
  await page.locator("[data-turn=mine]").waitFor();
  return page.url();
}

/** Lighthouse simulates a phone that is four times slower than a desktop computer with this benchmark index
 * (see its docs/throttling.md), so a slower computer needs less throttling. The speed of a shared computer
 * can double from one moment to the next, so we use the index that was measured during each visit. */
const DESKTOP_INDEX = 1750;
const PHONE_SLOWDOWN = 4;

function slowdown(index) {
  return Math.min(
    PHONE_SLOWDOWN,
    Math.max(1, (PHONE_SLOWDOWN * index) / DESKTOP_INDEX),
  );
}

/** The results of one visit: by wall-clock, and by CPU time, which tells a slow page from a busy computer. */
async function visit(url) {
  const flags = {
    port: DEBUG_PORT,
    output: "json",
    logLevel: "error",
    onlyCategories: Object.keys(MIN_SCORES),
  };
  const { artifacts, runnerOptions } = await navigationGather(undefined, url, {
    flags,
  });
  runnerOptions.resolvedConfig.settings.throttling.cpuSlowdownMultiplier =
    slowdown(artifacts.BenchmarkIndex);
  const audit = async (traceEvents) => {
    const Trace = { ...artifacts.Trace, traceEvents };
    return (
      await Runner.audit(
        { ...artifacts, Trace },
        { ...runnerOptions, computedCache: new Map() },
      )
    ).lhr;
  };
  const byClock = await audit(artifacts.Trace.traceEvents);
  return {
    byClock,
    byWork: await audit(withoutWaiting(artifacts.Trace.traceEvents)),
  };
}

const performance = (lhr) => Math.round(lhr.categories.performance.score * 100);

/** Measures first visits: Lighthouse clears everything that the browser has stored except cookies. The median
 * of several visits counts, as Lighthouse recommends, because single visits differ by several points. */
async function judge(name, url) {
  const visits = [];
  for (let run = 0; run < RUNS; run++) visits.push(await visit(url));
  const sorted = visits
    .map(({ byClock }) => byClock)
    .sort((one, other) => performance(one) - performance(other));
  const lhr = sorted[(RUNS - 1) / 2];
  const audit = (id) => lhr.audits[id].numericValue;
  for (const [category, least] of Object.entries(MIN_SCORES)) {
    const { score, auditRefs } = lhr.categories[category];
    row(
      `${name}: ${category}`,
      Math.round(score * 100),
      `>= ${least * 100}`,
      score >= least,
    );
    for (const { id } of auditRefs.filter(
      ({ id }) => lhr.audits[id].score === 0,
    ))
      console.log(`    ${id}`);
  }
  const seconds = (id) => (audit(id) / 1000).toFixed(1);
  const slowed = lhr.configSettings.throttling.cpuSlowdownMultiplier.toFixed(1);
  const first = seconds("first-contentful-paint");
  const largest = seconds("largest-contentful-paint");
  const blocked = Math.round(audit("total-blocking-time"));
  console.log(
    `    first paint ${first} s, largest ${largest} s, blocked ${blocked} ms, slowed ${slowed}x`,
  );
  const byWork = visits
    .map(({ byWork }) => performance(byWork))
    .sort((one, other) => one - other);
  console.log(
    `    performance in all visits ${sorted.map(performance).join(" ")}, by work ${byWork.join(" ")}`,
  );
  const shift = audit("cumulative-layout-shift");
  row(
    `${name}: layout shift`,
    shift.toFixed(3),
    `<= ${MAX_SHIFT}`,
    shift <= MAX_SHIFT,
  );
}

/** Measures the compressed size of everything that a table page loads, except fonts and images. */
async function weigh(browser, game) {
  const page = await (await browser.newContext()).newPage();
  const bytes = { script: 0, stylesheet: 0 };
  const waiting = [];
  const others = new Set();
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== ADDRESS && protocol.startsWith("http")) others.add(origin);
  });
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    if (kind in bytes)
      waiting.push(
        response.body().then(
          (body) => (bytes[kind] += gzipSync(body, { level: 9 }).length),
          () => {},
        ),
      );
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
  for (const [kind, most] of Object.entries(MAX_SIZE))
    row(
      `${game}, table: ${kind}, kB gzip`,
      (bytes[kind] / 1000).toFixed(1),
      `<= ${most}`,
      bytes[kind] <= most * 1000,
    );
  row(
    `${game}, table: requests to others`,
    others.size,
    "= 0",
    others.size === 0,
  );
  await page.context().close();
}

/** The trace events that Chromium records during an action. */
async function traced(page, act) {
  const session = await page.context().newCDPSession(page);
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel", "devtools.timeline"] },
  });
  await act();
  const complete = new Promise((done) =>
    session.once("Tracing.tracingComplete", done),
  );
  await session.send("Tracing.end");
  await complete;
  return events;
}

/** The longest task of the main thread in milliseconds, by wall-clock and by CPU time. */
function mostOfTasks(events) {
  const thread = ({ pid, tid }) => `${pid}/${tid}`;
  const main = events.find(
    ({ name, args }) =>
      name === "FunctionCall" &&
      args?.data?.url?.startsWith(`${ADDRESS}/assets/`),
  );
  const tasks = events.filter(
    (each) => each.name.endsWith("RunTask") && thread(each) === thread(main),
  );
  const most = (measure) =>
    Math.round(Math.max(...tasks.map((task) => task[measure] ?? 0)) / 1000);
  return { byClock: most("dur"), byWork: most("tdur") };
}

async function play(page) {
  for (let moves = 0; moves < MOVES; moves++) {
    await page.locator("[data-turn=mine]").waitFor({ timeout: 30_000 });
    const target = page.locator("main [data-move]:visible").first();
    if (!(await target.count()))
      await page.locator("[data-zone=hand] button.card.legal").first().click();
    await target.click();
    await page.waitForTimeout(500);
  }
}

/** Measures the longest task of the main thread and the layout shifts while moves are played. */
async function longest(browser, game) {
  const page = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 } })
  ).newPage();
  await begin(page, game);
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    window.mostShift = 0;
    // Like the browser's own metric: shifts add up within a window of five seconds without a second's pause.
    const shiftWindow = { from: 0, last: 0, sum: 0 };
    // A card that glides to its new place does not jump, but Chromium counts it.
    const glides = ({ node }) =>
      node instanceof Element &&
      node.getAnimations().some(({ playState }) => playState === "running");
    const record = ({ hadRecentInput, value, startTime, sources }) => {
      if (hadRecentInput || (sources.length && sources.every(glides))) return;
      if (
        startTime - shiftWindow.last > 1000 ||
        startTime - shiftWindow.from > 5000
      )
        Object.assign(shiftWindow, { from: startTime, sum: 0 });
      shiftWindow.last = startTime;
      shiftWindow.sum += value;
      window.mostShift = Math.max(window.mostShift, shiftWindow.sum);
    };
    new PerformanceObserver((list) =>
      list.getEntries().forEach(record),
    ).observe({ type: "layout-shift" });
  });
  const { byClock, byWork } = mostOfTasks(await traced(page, () => play(page)));
  const shift = await page.evaluate(() => window.mostShift);
  row(
    `${game}: longest task in ${MOVES} moves, ms`,
    byClock,
    `<= ${MAX_TASK}`,
    byClock <= MAX_TASK,
  );
  console.log(`    by work ${byWork} ms`);
  row(
    `${game}: layout shift in ${MOVES} moves`,
    shift.toFixed(3),
    `<= ${MAX_SHIFT}`,
    shift <= MAX_SHIFT,
  );
  await page.context().close();
}

const folder = mkdtempSync(join(tmpdir(), "lunasol-bench-web-"));
const server = await serve(folder);
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
try {
  const profile = await chromium.launchPersistentContext(
    join(folder, "profile"),
    {
      executablePath,
      args: [...args, `--remote-debugging-port=${DEBUG_PORT}`],
    },
  );
  const page = await profile.newPage();
  if (!named.length) await judge("home", ADDRESS);
  const tables = {};
  for (const game of GAMES) tables[game] = await begin(page, game);
  await page.goto("about:blank");
  for (const [game, url] of Object.entries(tables)) await judge(game, url);
  if (!named.length) await judge("learn", `${ADDRESS}/learn/nox`);
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
