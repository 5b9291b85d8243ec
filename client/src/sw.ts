/** The service worker: it lets the web client start offline, and never mixes files of two versions.
 *
 * Installing stores every file of a version. A newer version waits until no tab uses the old one, or until
 * somebody presses the update button, so that nothing changes in the middle of a match.
 */

// The service worker API as far as it is used here: TypeScript's own types clash with those of the DOM.
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface ServiceWorkerScope {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}

/** Filled in by the build (vite.config.ts): every file of this version, a hash of them all, and the screens.
 * Nothing is imported here: browsers start a service worker as one plain script. */
declare const SHELL_FILES: readonly string[];
declare const SHELL_SCREENS: readonly string[];
declare const SHELL_VERSION: string;

const worker = self as unknown as ServiceWorkerScope;
const PREFIX = "lunasol-";
const CACHE = PREFIX + SHELL_VERSION;
const INDEX = "/";
const FILES = new Set(SHELL_FILES);
/** The engine has caches of its own, one per version (device/engineFiles.ts); its list is always fetched. */
const ENGINE = /^\/engine\/[^/]+\//;
/** Milliseconds between two files that are stored, because somebody may be playing meanwhile. */
const PAUSE = 20;
/** An update by the button leaves the old files: other open tabs may still need them. */
let isForced = false;

worker.addEventListener("install", (event) => event.waitUntil(storeFiles()));
worker.addEventListener("activate", (event) =>
  event.waitUntil(deleteOldCaches().then(() => worker.clients.claim())),
);
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
  else if (address.pathname.startsWith("/assets/") || ENGINE.test(address.pathname))
    event.respondWith(stored(request, address.pathname));
});

function isScreen(path: string): boolean {
  return SHELL_SCREENS.includes(path.split("/")[1] ?? "");
}

/** Stores all files or fails: an incomplete version is not installed. */
async function storeFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(INDEX, await loadIndex());
  for (const path of SHELL_FILES) {
    await cache.add(requestFor(path));
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** The page that opens every screen. Its link header would preload the files of the first screen on all
 * others. */
async function loadIndex(): Promise<Response> {
  const response = await fetch(requestFor(INDEX));
  if (!response.ok) throw new Error(`${INDEX}: ${response.status}`);
  const headers = new Headers(response.headers);
  headers.delete("link");
  return new Response(await response.blob(), { headers });
}

/** Names under assets/ change with their content, so a copy in the browser's cache is always right. */
function requestFor(path: string): Request {
  return new Request(path, { cache: path.startsWith("/assets/") ? "default" : "reload" });
}

async function deleteOldCaches(): Promise<void> {
  if (isForced) return;
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The file of this version; a tab with an older version also finds what that version stored. */
async function stored(request: Request, path: string): Promise<Response> {
  const found = (await (await caches.open(CACHE)).match(path)) ?? (await caches.match(path));
  return found ?? fetch(request);
}
