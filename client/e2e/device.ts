/** A browser that plays without a server: after one visit it has everything, and then the server is gone. */
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { Proxy } from "./proxy";
import { freePort } from "./server";
import { address, expect, newContext, visit, type Game, type Wishes } from "./visitor";

/** A server that the site names. */
export const FRIENDS = "https://friends.example";

export interface Traveller {
  readonly page: Page;
  /** The address of the page. */
  readonly at: string;
  readonly proxy: Proxy;
}

/** Somebody who has visited once and asked for play without a connection, and has lost the server since. */
export async function traveller(browser: Browser, wishes: Wishes = {}, how: object = {}): Promise<Traveller> {
  const proxy = new Proxy(address());
  const at = await proxy.start();
  const context = await newContext(browser, { serviceWorkers: "allow", ...how });
  const page = await visit(context, wishes, at);
  await page.goto(`${at}/settings`);
  await page.getByRole("button", { name: "Download now" }).click();
  await expect(page.locator("main").getByText("Ready: this device can play")).toBeVisible();
  await untilInstalled(page);
  await page.goto(at);
  proxy.cut();
  return { page, at, proxy };
}

/** The service worker has stored the page, and this tab is under its control. */
export async function untilInstalled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.register("/sw.js"); // the page itself does it after a while
    await serviceWorker.ready;
    if (!serviceWorker.controller)
      await new Promise((controlled) =>
        serviceWorker.addEventListener("controllerchange", controlled, { once: true }),
      );
  });
}

/** From now on, tables that are opened on this device in this tab are these ones. */
export async function wishFor(page: Page, table: object): Promise<void> {
  await page.evaluate((wished) => {
    const scope = window as unknown as { wished?: object };
    if (scope.wished) return void (scope.wished = wished);
    scope.wished = wished;
    const post = Worker.prototype.postMessage as (message: unknown, ...rest: unknown[]) => void;
    Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: unknown[]) {
      const asked = message as { path?: string; body?: string };
      const isNew = asked.path === "/api/tables" && asked.body;
      const body = isNew ? JSON.stringify({ ...JSON.parse(asked.body!), ...scope.wished }) : "";
      post.call(this, isNew ? { ...asked, body } : message, ...rest);
    } as Worker["postMessage"];
  }, table);
}

/** Begin against bots on the first screen, at a table on this device. */
export async function playHere(page: Page, at: string, game: Game, table: object = {}): Promise<void> {
  if (new URL(page.url()).pathname !== "/") await page.goto(at);
  await wishFor(page, table);
  await page.locator(`[data-play=${game}]`).click();
  await page.locator("[data-start]").click();
  await expect(page).toHaveURL(/\/t\/0\w+$/);
}

export interface Site {
  readonly address: string;
  readonly folder: string;
  stop(): Promise<void>;
}

/** The built page as a folder of files, without any server of ours. */
export async function staticSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "lunasol-site-"));
  execFileSync("python3", ["../tools/browser/site.py", "--out", folder, "--server", FRIENDS]);
  const port = String(await freePort());
  const server = spawn("python3", ["-m", "http.server", port, "--bind", "127.0.0.1"], {
    cwd: folder,
    stdio: "ignore",
  });
  const at = `http://127.0.0.1:${port}`;
  await expect(async () => expect((await fetch(at)).ok).toBe(true)).toPass();
  return {
    address: at,
    folder,
    async stop() {
      server.kill("SIGTERM");
      await new Promise((gone) => server.once("exit", gone));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
