/** Plays in Firefox without a server: `make test-firefox`.
 *
 * usage: node play.mjs SITE: the folder of a static site. python -m http.server serves it for one visit and is
 * stopped then: from there on the page has what it has stored, and nothing else. FIREFOX names the browser. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import puppeteer from "puppeteer-core";

const [site] = process.argv.slice(2);
const executablePath = process.env.FIREFOX ?? "/usr/bin/firefox-esr";
const TURN = "[data-turn=mine]";
const END = "main section:has(a[href^='/verify/'])";
const CARD = "[data-zone=hand] button.card.legal";
const GAMES = ["day_and_night", "gra_roku", "sun_and_moon", "nox"];
/** As short as the rules allow. */
const SHORT = {
  day_and_night: { players: 3 },
  gra_roku: { players: 2 },
  sun_and_moon: { players: 2, options: { turn_cap: 12 } },
  nox: { players: 2, options: { max_rounds: 1 } },
};
const MOST = 400;
/** Milliseconds after which something is wrong, on a busy machine too. */
const PATIENCE = 120_000;
const faults = [];

function freePort() {
  return new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });
}

async function startSite() {
  const port = await freePort();
  const server = spawn("python3", ["-m", "http.server", String(port), "--bind", "127.0.0.1"], {
    cwd: site,
    stdio: "ignore",
  });
  const at = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    const isThere = await fetch(at).then(
      () => true,
      () => false,
    );
    if (isThere) return { at, server };
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error("python -m http.server does not answer");
}

function stop(server) {
  const gone = new Promise((ended) => server.once("exit", ended));
  server.kill("SIGTERM");
  return gone;
}

/** In the page: settings, and tables as short as the test wishes. */
function prepare(settings, wishes) {
  if (self.origin === "null") return; // between two pages, Firefox has a document that may store nothing
  if (!localStorage.getItem("lunasol.settings")) localStorage.setItem("lunasol.settings", settings);
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    const isNew = message.path === "/api/tables" && message.body;
    if (!isNew) return post.call(this, message, ...rest);
    const asked = JSON.parse(message.body);
    return post.call(this, { ...message, body: JSON.stringify({ ...asked, ...wishes[asked.game] }) }, ...rest);
  };
}

/** In the page: what can be done, once it has stayed the same for a while. */
async function waitForOffer(TURN, END, CARD, patience) {
  const look = () => {
    const count = (selector) => document.querySelectorAll(selector).length;
    const isMine = count(TURN) > 0;
    return { over: count(END) > 0, moves: isMine && count("main [data-move]"), cards: isMine && count(CARD) };
  };
  let [last, same] = ["", 0];
  for (const end = performance.now() + patience; performance.now() < end; ) {
    const offer = look();
    const written = JSON.stringify(offer);
    same = written === last ? same + 1 : 0;
    last = written;
    if ((offer.over || offer.moves || offer.cards) && same > 5) return offer;
    await new Promise((later) => setTimeout(later, 10));
  }
  throw new Error(`nothing to do: ${document.body.innerText.slice(0, 500)}`);
}

const offered = (page) => page.evaluate(waitForOffer, TURN, END, CARD, PATIENCE);

/** Makes decisions until the match is over, or this many; returns how many. */
async function play(page, most = MOST) {
  for (let made = 0; made < most; made++) {
    const { over, moves } = await offered(page);
    if (over) return made;
    if (!moves) {
      await page.locator(CARD).setTimeout(PATIENCE).click();
      await page.waitForSelector("main [data-move]", { visible: true, timeout: PATIENCE });
    }
    await page.locator("main [data-move]").setTimeout(PATIENCE).click();
  }
  return most;
}

const cardsInHand = (page) =>
  page.$$eval("[data-zone=hand] [data-card]", (cards) => cards.map((card) => card.dataset.card));

async function download(page, at) {
  await page.goto(`${at}/settings/`);
  await page.locator("::-p-text(Download now)").setTimeout(PATIENCE).click();
  await page.locator("::-p-text(Ready: this device can play)").setTimeout(PATIENCE).wait();
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.register("/sw.js");
    await serviceWorker.ready;
    if (!serviceWorker.controller)
      await new Promise((controlled) =>
        serviceWorker.addEventListener("controllerchange", controlled, { once: true }),
      );
  });
}

async function begin(page, at, game) {
  await page.goto(at);
  await page.locator(`[data-play=${game}]`).setTimeout(PATIENCE).click();
  await page.locator("[data-start]").setTimeout(PATIENCE).click();
  await page.waitForSelector(TURN, { timeout: PATIENCE });
  assert.match(page.url(), /\/t\/0\w+$/, "the table is on this device");
}

async function reloadAndHint(page) {
  await play(page, 2);
  await offered(page);
  const before = await cardsInHand(page);
  await page.reload();
  await offered(page);
  assert.deepEqual(await cardsInHand(page), before, "a reload leaves the hand alone");
  await page.locator("::-p-aria([name='Hint'][role='button'])").setTimeout(PATIENCE).click();
  await page.locator("::-p-aria([name='Hint'][role='region'])").setTimeout(PATIENCE).wait();
}

async function playAll(browser, at, server) {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  page.on("pageerror", (error) => faults.push(error.stack ?? error.message));
  const settings = { language: "en", theme: "day", name: "Anna", speed: "at-once", sound: false };
  await page.evaluateOnNewDocument(prepare, JSON.stringify({ ...settings, level: "skilled" }), SHORT);
  await download(page, at);
  await stop(server);
  await assert.rejects(fetch(at), "the network is gone");
  for (const game of GAMES) {
    await begin(page, at, game);
    if (game === "nox") await reloadAndHint(page);
    const made = await play(page);
    assert.ok(made < MOST, `${game} comes to an end`);
    console.log(`${game}: ended after ${made} decisions`);
  }
  assert.deepEqual(faults, []);
}

const { at, server } = await startSite();
const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
try {
  console.log(await browser.version());
  await playAll(browser, at, server);
  console.log("4 passed, 0 failed");
} finally {
  await browser.close();
  if (server.exitCode === null && server.signalCode === null) await stop(server);
}
