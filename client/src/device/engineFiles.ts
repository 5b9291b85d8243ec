/** The files of the engine: where they are, and how they get onto this device.
 *
 * Each version has a cache of its own, from which the service worker answers. A version is used only when it
 * is complete; until then the version before it stays.
 */
import { PROTOCOL_VERSION } from "../generated/constants";
import type { FailureReason } from "./messages";

/** What `engine.json` says. */
export interface Engine {
  readonly version: string;
  readonly compiled: boolean;
  /** Bytes of each file. */
  readonly files: Readonly<Record<string, number>>;
  readonly total: number;
  /** Bytes that are sent, because the files are compressed on their way. */
  readonly download: number;
}

/** An engine that is complete on this device. */
interface StoredEngine {
  readonly engine: Engine;
  /** The version of the protocol that it speaks. */
  readonly protocol: number;
  /** When it was complete, in milliseconds since 1970. */
  readonly since: number;
}

/** Bytes of the download. Files are counted as they are sent, compressed. */
export type OnProgress = (loaded: number, total: number) => void;

export class EngineFailure extends Error {
  constructor(
    readonly why: FailureReason,
    detail: string,
  ) {
    super(detail);
  }
}

/** The details of `no-files`: this site has no engine, or it cannot be reached now. */
export const NOT_BUILT = "not-built";
export const NOT_REACHED = "not-reached";

const FOLDER = "/engine/";
/** Unlike the name of the page's own cache, so that an update of the page does not remove it. */
const CACHE_PREFIX = "lunasol.engine-";
/** Milliseconds that the list of files may take while there is a complete engine on this device. */
const PATIENCE = 2500;

export const folderOf = ({ version }: Engine) => `${FOLDER}${version}/`;
const markOf = (version: string) => `${FOLDER}${version}/complete`;

/** Caches exist only where the page is encrypted or on this very device. */
function hasCaches(): boolean {
  return typeof caches !== "undefined";
}

/** The engine that this site offers now. */
export async function offeredEngine(patience?: number): Promise<Engine> {
  const response = await reach(`${FOLDER}engine.json`, {
    cache: "no-cache",
    ...(patience === undefined ? {} : { signal: AbortSignal.timeout(patience) }),
  });
  try {
    return (await response.json()) as Engine;
  } catch {
    throw new EngineFailure("no-files", NOT_BUILT); // a host that answers every address with its page
  }
}

async function reach(path: string, how?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, how);
  } catch {
    throw new EngineFailure("no-files", NOT_REACHED);
  }
  if (response.ok) return response;
  throw new EngineFailure("no-files", response.status < 500 ? NOT_BUILT : NOT_REACHED);
}

/** The complete engines on this device that speak the page's protocol, the newest first. */
async function storedEngines(): Promise<Engine[]> {
  if (!hasCaches()) return [];
  const versions = (await caches.keys())
    .filter((name) => name.startsWith(CACHE_PREFIX))
    .map((name) => name.slice(CACHE_PREFIX.length));
  const marks = await Promise.all(versions.map((version) => caches.match(markOf(version))));
  const found = await Promise.all(marks.flatMap((mark) => (mark ? [mark.json()] : [])));
  return (found as StoredEngine[])
    .filter(({ protocol }) => protocol === PROTOCOL_VERSION)
    .sort((one, other) => other.since - one.since)
    .map(({ engine }) => engine);
}

export async function storedEngine(): Promise<Engine | null> {
  return (await storedEngines())[0] ?? null;
}

/** The engine to start now. If an older one is complete here, it is used at once and the new one is fetched
 * for the next time. */
export async function engineToStart(onProgress: OnProgress): Promise<Engine> {
  const all = await storedEngines();
  const [stored] = all;
  const offered = await offeredEngine(stored ? PATIENCE : undefined).catch((failure: unknown) => {
    if (stored) return stored;
    throw failure;
  });
  if (all.some(({ version }) => version === offered.version)) {
    await removeEngines(offered.version);
    return offered;
  }
  if (stored) {
    void storeEngine(offered, () => {}).catch(() => {});
    return stored;
  }
  await storeEngine(offered, onProgress).catch((failure: unknown) => {
    // Without room for the files they come from the network each time.
    if (!(failure instanceof EngineFailure) || failure.why !== "no-space") throw failure;
  });
  return offered;
}

/** Downloads all files of an engine and stores them, all or none. */
export async function storeEngine(engine: Engine, onProgress: OnProgress): Promise<void> {
  const cache = hasCaches() ? await caches.open(CACHE_PREFIX + engine.version) : null;
  try {
    const tell = (bytes: number) => onProgress((bytes / engine.total) * engine.download, engine.download);
    let loaded = 0;
    for (const [name, bytes] of Object.entries(engine.files)) {
      const path = folderOf(engine) + name;
      const before = loaded;
      if (!(await cache?.match(path)))
        await storeFile(cache, path, (part) => tell(before + Math.min(part, bytes)));
      loaded += bytes;
      tell(loaded);
    }
    const mark: StoredEngine = { engine, protocol: PROTOCOL_VERSION, since: Date.now() };
    await cache?.put(markOf(engine.version), Response.json(mark));
  } catch (error) {
    if (error instanceof EngineFailure) throw error;
    await caches.delete(CACHE_PREFIX + engine.version);
    throw new EngineFailure("no-space", String(error));
  }
}

async function storeFile(cache: Cache | null, path: string, onPart: (bytes: number) => void): Promise<void> {
  const response = await reach(path);
  const content = await readParts(response, onPart);
  const type = response.headers.get("content-type") ?? "application/octet-stream";
  await cache?.put(path, new Response(content, { headers: { "content-type": type } }));
}

async function readParts(response: Response, onPart: (bytes: number) => void): Promise<Blob> {
  const reader = response.body?.getReader();
  if (!reader) return response.blob();
  const parts: BlobPart[] = [];
  let bytes = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      parts.push(read.value as BlobPart);
      bytes += read.value.length;
      onPart(bytes);
    }
  } catch {
    throw new EngineFailure("no-files", NOT_REACHED); // the connection broke off
  }
  return new Blob(parts);
}

/** Removes the engines from this device, except one version. Matches stay. */
export async function removeEngines(except = ""): Promise<void> {
  if (!hasCaches()) return;
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(CACHE_PREFIX) && name !== CACHE_PREFIX + except,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}
