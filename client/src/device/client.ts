/** The page's side of the table worker. It is loaded when somebody plays on this device. */
import { mount } from "svelte";
import { notify } from "../a11y/announce.svelte";
import { Refusal } from "../core/refusal";
import { settings, type Speed } from "../core/settings.svelte";
import { texts } from "../i18n/texts.svelte";
import { NOT_BUILT } from "./engineFiles";
import {
  CLOSED_BY_RESTART,
  CLOSED_NORMALLY,
  type DeviceFailure,
  type FromWorker,
  type PortClosed,
  type ToWorker,
} from "./messages";
import Loading from "./Loading.svelte";
import { onStatus, onThought } from "./state.svelte";
import type { Reply } from "./tableServer";

/** The part of a worker that is used here. */
export interface TableWorker {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToWorker, transfer?: Transferable[]): void;
  terminate(): void;
}

/** What the page hears of a connection. */
export interface LineEvents {
  onText(text: string): void;
  onClosed(code: number): void;
}

export interface DeviceLine {
  send(text: string): void;
  close(): void;
}

interface Pending {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (failure: Refusal) => void;
}

/** Milliseconds that a bot waits before it plays at the usual speed. */
const BOT_PAUSE = 900;
const PACES: Readonly<Record<Speed, number>> = { slow: 1.6, normal: 1, fast: 0.5, "at-once": 0 };

export class DeviceClient {
  /** Resolves once tables can be joined. */
  readonly ready: Promise<void>;
  private settle!: Omit<Pending, "resolve"> & { resolve: () => void };
  private readonly pending = new Map<number, Pending>();
  private readonly lines = new Set<LineEvents>();
  private count = 0;

  constructor(
    private readonly worker: TableWorker,
    private readonly onFailed: () => void = () => {},
  ) {
    this.ready = new Promise((resolve, reject) => (this.settle = { resolve, reject }));
    this.ready.catch(() => {}); // whoever waits for it is told
    onStatus({ type: "progress", loaded: 0, total: 0 });
    worker.postMessage({ type: "begin", botPause: BOT_PAUSE * PACES[settings.speed] });
    worker.onmessage = ({ data }) => this.receive(data as FromWorker);
    worker.onerror = ({ message }) => void this.fail({ type: "failed", why: "broken", detail: message });
  }

  async request(method: string, path: string, body: string | null): Promise<Reply> {
    const id = ++this.count;
    const reply = await new Promise<Reply>((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      this.worker.postMessage({ type: "request", id, method, path, body });
    });
    if (reply.status >= 400) await texts.need("device").catch(() => {}); // the words for a refusal
    return reply;
  }

  connect(table: string, token: string, events: LineEvents): DeviceLine {
    const { port1: near, port2: far } = new MessageChannel();
    near.onmessage = ({ data }) => {
      if (typeof data === "string") return events.onText(data);
      end();
      events.onClosed((data as PortClosed).close);
    };
    const end = () => {
      this.lines.delete(events);
      near.close();
    };
    this.lines.add(events);
    this.worker.postMessage({ type: "connect", table, token }, [far]);
    return {
      send: (text) => near.postMessage(text),
      close: () => {
        near.postMessage({ close: CLOSED_NORMALLY } satisfies PortClosed);
        end();
      },
    };
  }

  private receive(message: FromWorker): void {
    if (message.type === "answer") {
      this.pending.get(message.id)?.resolve({ status: message.status, body: message.body });
      this.pending.delete(message.id);
    } else if (message.type === "thought") onThought(message.kind, message.seconds);
    else if (message.type === "failed") void this.fail(message);
    else {
      onStatus(message);
      if (message.type !== "ready") return;
      this.settle.resolve();
      if (!message.isStored) void tellNotStored();
    }
  }

  /** Everybody who waits is told why, in words that are loaded for it. */
  private async fail(failure: DeviceFailure): Promise<void> {
    // eslint-disable-next-line no-console -- a developer has to see what is broken
    if (failure.why === "broken") console.error(`tables on this device: ${failure.detail}`);
    this.worker.terminate();
    this.onFailed();
    onStatus(failure);
    await texts.need("device").catch(() => {});
    const refusal = new Refusal(refusalKey(failure), failure.detail);
    this.settle.reject(refusal);
    for (const { reject } of this.pending.values()) reject(refusal);
    this.pending.clear();
    for (const line of [...this.lines]) line.onClosed(CLOSED_BY_RESTART);
    this.lines.clear();
  }
}

function refusalKey({ why, detail }: DeviceFailure): string {
  if (why !== "no-files") return `device-${why}`;
  return detail === NOT_BUILT ? "device-not-built" : "device-not-reached";
}

async function tellNotStored(): Promise<void> {
  await texts.need("device");
  notify(texts.of("device").say("device-not-kept"));
}

let running: DeviceClient | null = null;
let shown: object | null = null;

/** The one client of this page; after a failure it is started again. */
export function deviceClient(): DeviceClient {
  shown ??= mount(Loading, { target: document.body });
  running ??= new DeviceClient(
    new Worker(new URL("./tableWorker.ts", import.meta.url), { type: "module", name: "tables" }),
    () => (running = null),
  );
  return running;
}
