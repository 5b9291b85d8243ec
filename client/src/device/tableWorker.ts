/** The worker behind the page that holds the tables of this device, or asks the tab that does. */
import { EngineFailure, engineToStart, type Engine } from "./engineFiles";
import type { DeviceFailure, DeviceStatus, DeviceThought, ThinkingKind, ToWorker } from "./messages";
import { startPython } from "./pyodide";
import { LocalServer, PageDesk, type Door } from "./tableServer";
import { IndexedTableStore, MemoryTableStore, type TableStore } from "./tableStore";
import { Host, RemoteServer, type TabMessage } from "./tabs";
import { ThinkingQueue, type Thinker } from "./thinkingQueue";

/** `start` of lunasol/browser/start.py. */
type StartDoor = (device: object, botPause: number) => Promise<Door>;

const TABLES_LOCK = "lunasol-tables";
const tabLock = (tab: string) => `lunasol-tab-${tab}`;
const forever = new Promise<never>(() => {});

const tab = Math.random().toString(36).slice(2);
const channel = new BroadcastChannel(TABLES_LOCK);
const post = (message: TabMessage) => channel.postMessage(message);
const desk = new PageDesk((message) => postMessage(message));
let remote: RemoteServer | null = null;
let host: Host | null = null;

/** Milliseconds that a bot waits before it plays, so that one can follow. */
let botPause = 0;

onmessage = ({ data, ports }: MessageEvent<ToWorker>) => {
  if (data.type !== "begin") return desk.take(data, ports[0]);
  botPause = data.botPause;
  void begin();
};
channel.onmessage = ({ data }: MessageEvent<TabMessage>) => hear(data);

/** Browsers have locks only where the page is encrypted or on this very device. Without them every tab
 * serves itself, and the storage refuses what two tabs write at once. */
async function begin(): Promise<void> {
  if (!navigator.locks) return serve();
  await new Promise<void>((held) => {
    void navigator.locks.request(tabLock(tab), () => {
      held();
      return forever;
    });
  });
  post({ to: "host", from: tab, message: { kind: "who" } });
  await navigator.locks.request(TABLES_LOCK, serve);
}

function hear(message: TabMessage): void {
  if (message.to === "host") host?.hear(message.from, message.message);
  else if (message.to === "tab") {
    if (message.tab === tab && message.host === remote?.host) remote.hear(message.message);
  } else if (!host) follow(message.host, message.status);
}

/** Another tab serves. */
function follow(name: string, status: DeviceStatus | DeviceThought): void {
  postMessage(status);
  if (status.type !== "ready" && remote?.host !== name) stopFollowing();
  if (status.type !== "ready" || remote?.host === name) return;
  remote = new RemoteServer(name, tab, post);
  desk.use(remote);
}

function stopFollowing(): void {
  if (remote) desk.use(null);
  remote = null;
}

/** Holds the tables until this tab is closed; if that is not possible, another tab may try. */
async function serve(): Promise<void> {
  stopFollowing();
  const serving = (host = new Host(tab, post, whenGone));
  const tell = (status: DeviceStatus | DeviceThought) => {
    postMessage(status);
    serving.tell(status);
  };
  try {
    const server = await startTables(tell);
    serving.serve(server.server);
    tell(server.ready);
    desk.use(server.server);
    await forever;
  } catch (error) {
    host = null;
    tell(failureOf(error));
  }
}

function whenGone(gone: string, act: () => void): void {
  void navigator.locks.request(tabLock(gone), act);
}

async function startTables(tell: (status: DeviceStatus | DeviceThought) => void) {
  const engine = await engineToStart((loaded, total) => tell({ type: "progress", loaded, total }));
  tell({ type: "progress", loaded: engine.download, total: engine.download });
  const began = performance.now();
  const thinking = new ThinkingQueue(engine, newThinker, (kind, seconds) =>
    tell({ type: "thought", kind, seconds }),
  );
  thinking.start();
  const [store, python] = await Promise.all([openStore(), startPython(engine)]);
  const { start } = python.pyimport("lunasol.browser.start") as { start: StartDoor };
  const door = await start(deviceFor(store, thinking), botPause);
  return { server: new LocalServer(door), ready: readyAfter(engine, began, store) };
}

function readyAfter(engine: Engine, began: number, store: TableStore): DeviceStatus {
  const seconds = (performance.now() - began) / 1000;
  return {
    type: "ready",
    compiled: engine.compiled,
    seconds,
    isStored: store instanceof IndexedTableStore,
  };
}

async function openStore(): Promise<TableStore> {
  try {
    return await IndexedTableStore.open();
  } catch {
    return new MemoryTableStore();
  }
}

function newThinker(): Thinker {
  return new Worker(new URL("./thinkingWorker.ts", import.meta.url), { type: "module" });
}

/** What Python calls: `Device` in lunasol/browser. Its lists are read before the call returns. */
function deviceFor(store: TableStore, thinking: ThinkingQueue): object {
  return {
    append: (table: string, first: number, entries: Iterable<string>, row: string | null | undefined) =>
      forPython(store.append(table, first, [...entries], row ?? null)),
    log: (table: string) => forPython(store.log(table)),
    rows: () => forPython(store.rows()),
    drop: (tables: Iterable<string>) => forPython(store.drop([...tables])),
    think: (kind: ThinkingKind, job: string) => thinking.think(kind, job),
    now: () => Date.now(),
  };
}

/** Pyodide can raise an Error in Python, but not a DOMException. */
function forPython<Result>(promise: Promise<Result>): Promise<Result> {
  return promise.catch((error: Error) => {
    throw new Error(`${error.name}: ${error.message}`);
  });
}

function failureOf(error: unknown): DeviceFailure {
  const why = error instanceof EngineFailure ? error.why : "broken";
  return { type: "failed", why, detail: error instanceof Error ? error.message : String(error) };
}
