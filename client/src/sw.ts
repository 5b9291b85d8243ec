/** The service worker: the page opens without a network, always as one version and never as two mixed.
 *
 * It is stored whole when it is installed. A newer one waits until no page uses this one any more,
 * or until somebody presses the button that says so; a match is never changed under its players.
 */

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: "install" | "activate", hear: (event: Lasting) => void): void;
  addEventListener(type: "message", hear: (event: MessageEvent) => void): void;
  addEventListener(type: "fetch", hear: (event: Fetching) => void): void;
}

/** Filled in by the build (vite.config.ts): every file of this version, a name made from them all, and the screens.
 * Nothing is imported here: browsers start a service worker as one plain script. */
declare const SHELL_FILES: readonly string[];
declare const SHELL_SCREENS: readonly string[];
declare const SHELL_VERSION: string;

const worker = self as unknown as Worker;
const PREFIX = "lunasol-";
const CACHE = PREFIX + SHELL_VERSION;
const INDEX = "/";
const FILES = new Set(SHELL_FILES);
/** Milliseconds between two files that are stored. */
const REST = 20;
/** Other pages may still be open that need what the version before had stored. */
let isForced = false;

worker.addEventListener("install", (event) => event.waitUntil(store()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));
worker.addEventListener("message", (event) => {
  if (event.data !== "use-now") return;
  isForced = true;
  void worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (FILES.has(address.pathname)) event.respondWith(stored(request, address.pathname));
  else if (request.mode === "navigate" && isScreen(address.pathname))
    event.respondWith(stored(request, INDEX));
  else if (address.pathname.startsWith("/assets/")) event.respondWith(stored(request, address.pathname));
});

function isScreen(path: string): boolean {
  return SHELL_SCREENS.includes(path.split("/")[1] ?? "");
}

/** All or nothing: a version that is not complete is not installed. Somebody may be playing meanwhile, so it trickles. */
async function store(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const path of [INDEX, ...SHELL_FILES]) {
    await cache.add(requestFor(path));
    await new Promise((later) => setTimeout(later, REST));
  }
}

/** Names under assets/ change with their content; the browser may have those already. */
function requestFor(path: string): Request {
  return new Request(path, { cache: path.startsWith("/assets/") ? "default" : "reload" });
}

async function tidy(): Promise<void> {
  if (isForced) return;
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** This version's file; what only an older page asks for is found in what that one had stored. */
async function stored(request: Request, path: string): Promise<Response> {
  const found = (await (await caches.open(CACHE)).match(path)) ?? (await caches.match(path));
  return found ?? fetch(request);
}
