/** How the page plays without a server (`make bench-device`): the size of the
 * download, the time until the first own turn, until a move is answered and while a strong bot thinks, and the
 * memory. usage: node device.mjs SITE: the folder of a static site. */
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join } from "node:path";

const { chromium } = createRequire(
  new URL("../../client/package.json", import.meta.url),
)("@playwright/test");
const [site] = process.argv.slice(2);
const GAMES = ["day_and_night", "gra_roku", "sun_and_moon", "nox"];
const ROUNDS = 5;
const MOVES = 8;
const THOUGHTS = 8;
const MAX = {
  download: 5,
  cold: 6,
  warm: 3,
  answer: 100,
  strong: 500,
  memory: 80,
};
const TIMEOUT = 120_000;
const TYPES = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mjs": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};
/** Only a page that shares its process with no other may ask how much memory it has. */
const ISOLATED = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
};
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--enable-blink-features=ForceEagerMeasureMemory",
];
let missed = 0;

const sorted = (numbers) => [...numbers].sort((one, other) => one - other);
const median = (numbers) => sorted(numbers)[numbers.length >> 1];

function row(what, figures, digits, limit) {
  const figure = median(figures);
  const [low, high] = [sorted(figures)[0], sorted(figures).at(-1)].map((each) =>
    each.toFixed(digits),
  );
  const holds = figure <= limit;
  if (!holds) missed += 1;
  console.log(
    `${what.padEnd(44)} ${figure.toFixed(digits).padStart(8)} ${`(${low}–${high})`.padStart(16)}   ` +
      `${`≤ ${limit}`.padEnd(8)} ${holds ? "ok" : "MISSED"}`,
  );
}

/** A static host that sends the compressed files which the build has made. */
function serve() {
  const server = createServer((request, response) => {
    const path = new URL(request.url, "http://host").pathname;
    const named = join(site, path, path.endsWith("/") ? "index.html" : "");
    const file =
      existsSync(named) && extname(named) ? named : join(site, "404.html");
    const head = {
      ...ISOLATED,
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
    };
    const isSmaller = existsSync(`${file}.br`);
    response.writeHead(
      200,
      isSmaller ? { ...head, "content-encoding": "br" } : head,
    );
    response.end(readFileSync(isSmaller ? `${file}.br` : file));
  });
  return new Promise((ready) =>
    server.listen(0, "127.0.0.1", () => ready(server)),
  );
}

/** In the page: how many milliseconds moves wait for an answer, and bots think. */
function observe() {
  const seen = (window.seen = { answers: [], thoughts: [] });
  let sent = 0;
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (message, ...rest) {
    if (typeof message === "string" && JSON.parse(message).type === "move")
      sent = performance.now();
    return post.call(this, message, ...rest);
  };
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      this.port1.addEventListener("message", () => {
        if (sent) seen.answers.push(performance.now() - sent);
        sent = 0;
      });
    }
  };
  window.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", ({ data }) => {
        if (data.type === "thought" && data.kind === "choose")
          seen.thoughts.push(data.seconds * 1000);
      });
    }
  };
}

async function newPage(browser) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
  });
  const settings = {
    language: "en",
    theme: "day",
    name: "Anna",
    speed: "at-once",
    sound: false,
  };
  await context.addInitScript(
    (stored) => localStorage.setItem("lunasol.settings", stored),
    JSON.stringify(settings),
  );
  await context.addInitScript(observe);
  return context.newPage();
}

/** Begins on the first screen; returns the seconds from the press to the first own turn. */
async function begin(page, game, level) {
  await page.goto(address);
  await page.locator(`[data-play=${game}]`).click();
  await page.locator(`dialog input[value=${level}]`).check();
  const began = performance.now();
  await page.locator("[data-start]").click();
  await page.locator("[data-turn=mine]").waitFor({ timeout: TIMEOUT });
  return (performance.now() - began) / 1000;
}

/** Plays the first move that is offered, a number of times or to the end; returns what was seen meanwhile. */
async function play(page, moves, thoughts) {
  const end = page.locator("main section:has(a[href^='/verify/'])");
  const turn = page.locator("[data-turn=mine]");
  const target = page.locator("main [data-move]:visible").first();
  let seen = await page.evaluate(() => window.seen);
  while (seen.answers.length < moves || seen.thoughts.length < thoughts) {
    await turn.or(end).first().waitFor({ timeout: TIMEOUT });
    if (await end.count()) break;
    if (!(await target.count()))
      await page.locator("[data-zone=hand] button.card.legal").first().click();
    await target.click();
    await page.waitForFunction(
      (count) => window.seen.answers.length > count,
      seen.answers.length,
    );
    seen = await page.evaluate(() => window.seen);
  }
  return seen;
}

async function measureStart(browser) {
  const [cold, warm] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await newPage(browser);
    cold.push(await begin(page, "nox", "beginner"));
    warm.push(await begin(page, "nox", "beginner"));
    await page.context().close();
  }
  row("first own turn, nothing stored, s", cold, 1, MAX.cold);
  row("first own turn, engine stored, s", warm, 1, MAX.warm);
}

async function measureGame(browser, game) {
  const page = await newPage(browser);
  await begin(page, game, "beginner");
  row(
    `${game}: move answered, ms`,
    (await play(page, MOVES, 0)).answers,
    0,
    MAX.answer,
  );
  await begin(page, game, "strong");
  row(
    `${game}: strong bot thinks, ms`,
    (await play(page, 0, THOUGHTS)).thoughts,
    0,
    MAX.strong,
  );
  const { bytes } = await page.evaluate(() =>
    performance.measureUserAgentSpecificMemory(),
  );
  row(`${game}: memory of page and workers, MB`, [bytes / 1e6], 0, MAX.memory);
  await page.context().close();
}

const { download, compiled } = JSON.parse(
  readFileSync(join(site, "engine/engine.json"), "utf-8"),
);
const server = await serve();
const address = `http://127.0.0.1:${server.address().port}/`;
const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
try {
  console.log(`engine: ${compiled ? "compiled" : "not compiled"}`);
  row("download of the engine, MB", [download / 1e6], 2, MAX.download);
  await measureStart(browser);
  for (const game of GAMES) await measureGame(browser, game);
} finally {
  await browser.close();
  server.close();
}
console.log(missed ? `${missed} missed` : "all hold");
process.exitCode = missed && compiled ? 1 : 0;
