/** One connection to one table. It reconnects by itself, and each request is answered exactly once. */
import { PROTOCOL_VERSION } from "../generated/constants";
import { openChannel, type Channel } from "./channel";
import { Heartbeat } from "./heartbeat";
import type { ClientMessage, Done, Hint, Refused, ServerMessage } from "../generated/wire";

export type Answer = Done | Hint | Refused;
export type Request = ClientMessage extends infer Each
  ? Each extends ClientMessage
    ? Omit<Each, "id">
    : never
  : never;
export type ConnectionState = "connecting" | "open" | "lost" | "closed";

export interface ConnectionEvents {
  onMessage(message: ServerMessage): void;
  onStateChange(state: ConnectionState): void;
  /** The server does not let this client in, for instance because its version is too old. */
  onRejected?(refused: Refused): void;
}

interface Pending {
  readonly message: ClientMessage;
  readonly resolve: (answer: Answer) => void;
}

/** Milliseconds before each attempt to reconnect; the last one repeats. */
const RETRY_DELAYS = [0, 300, 800, 1500, 3000, 5000];
/** Milliseconds that a new socket may take to open and to be welcomed. */
const OPEN_TIMEOUT = 8000;
/** Milliseconds after which a socket that seems to be dead is replaced. */
const SILENCE_TIMEOUT = 2000;
/** The server's close code after which reconnecting makes no sense. */
const CLOSED_AS_MALFORMED = 4400;
/** From this close code on, this device has no such table or seat. */
const GONE = 4401;
const CLOSED_BY_TIMEOUT = 0;

export class Connection {
  private channel: Channel | null = null;
  private pending = new Map<string, Pending>();
  private attempts = 0;
  /** The delay in milliseconds that a restarting server has asked for. */
  private requestedDelay = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private epoch = "";
  private last = 0;
  private requestCount = 0;
  private helloId = "";
  private helloAt = 0;
  private pingId = "";
  /** Whether the socket seems to be dead. */
  private isSilent = false;
  private closed = false;
  private readonly idPrefix = Math.random().toString(36).slice(2, 10);
  private readonly heartbeat = new Heartbeat({
    ping: () => this.ping(),
    onSilent: () => this.onSilent(),
    isWaiting: () => this.pending.size > 0,
  });

  /** With a token the connection acts for that seat (`seat-program`), otherwise for the cookie's owner. */
  constructor(
    private readonly table: string,
    private readonly events: ConnectionEvents,
    private readonly token = "",
  ) {
    addEventListener("online", this.wake);
    addEventListener("offline", this.replace);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  /** Sends a request. With the id of an earlier one the server counts both as one. */
  ask(request: Request, id = this.newId()): Promise<Answer> {
    const message = { ...request, id } as ClientMessage;
    return new Promise((resolve) => {
      this.pending.set(id, { message, resolve });
      if (this.helloId) return; // it is sent after the greeting
      this.send(message);
      this.heartbeat.hurry();
    });
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.replace);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.timer);
    this.heartbeat.stop();
    this.channel?.close();
    this.events.onStateChange("closed");
  }

  newId(): string {
    this.requestCount += 1;
    return `${this.idPrefix}-${this.requestCount}`;
  }

  private connect(): void {
    const channel: Channel = openChannel(this.table, this.token, {
      onOpen: () => this.sayHello(),
      onText: (text) => this.receive(JSON.parse(text) as ServerMessage),
      onClosed: (code) => this.onLost(channel, code),
      onFailed: (key) => this.onRejected(refused(key)),
    });
    this.channel = channel;
    this.startTimeout(OPEN_TIMEOUT);
  }

  /** A silent socket may be dead without knowing it. A worker on this device is only busy. */
  private startTimeout(timeout: number): void {
    clearTimeout(this.timer);
    if (!this.channel?.isLocal) this.timer = setTimeout(this.replace, timeout);
  }

  /** Gives the socket up for a new one. While a device is offline there may still be a way to the server: it
   * can run on the same device. */
  private replace = (): void => {
    const { channel } = this;
    if (!channel || channel.isLocal || channel.state === "closed") return;
    channel.close();
    this.onLost(channel, CLOSED_BY_TIMEOUT);
  };

  private get isOpen(): boolean {
    return this.channel?.state === "open";
  }

  /** The player should know at once; but perhaps the server was only busy for a moment. */
  private onSilent(): void {
    this.isSilent = true;
    this.events.onStateChange("lost");
    this.startTimeout(SILENCE_TIMEOUT);
  }

  /** Any message shows that the connection works. */
  private onHeard(): void {
    this.heartbeat.heard();
    if (!this.isSilent) return;
    this.isSilent = false;
    clearTimeout(this.timer);
    this.events.onStateChange("open");
  }

  private ping(): void {
    this.pingId = this.newId();
    this.send({ type: "ping", id: this.pingId });
  }

  /** `hello` with the last number we know: the server sends what we missed, or the whole table. */
  private sayHello(): void {
    const id = (this.helloId = this.newId());
    this.helloAt = Date.now();
    this.send({ type: "hello", protocol: PROTOCOL_VERSION, epoch: this.epoch, last: this.last, id });
  }

  private send(message: ClientMessage): void {
    if (this.isOpen) this.channel!.send(JSON.stringify(message));
  }

  private receive(message: ServerMessage): void {
    if ("id" in message && message.id && message.id === this.pingId) this.heartbeat.pong();
    else this.take(message);
    this.onHeard();
  }

  private take(message: ServerMessage): void {
    if (this.isNumbered(message) && !this.isNext(message)) return;
    if (message.type === "goodbye") this.requestedDelay = message.retry;
    this.events.onMessage(message);
    if ("id" in message && message.id) this.settle(message);
  }

  private isNumbered(message: ServerMessage): message is Extract<ServerMessage, { n: number }> {
    return "n" in message;
  }

  private isNext(message: Extract<ServerMessage, { n: number }>): boolean {
    if (message.type === "welcome") this.epoch = message.epoch;
    else if (message.n <= this.last) return false;
    else if (message.n > this.last + 1) {
      this.sayHello();
      return false;
    }
    this.last = message.n;
    return true;
  }

  private settle(message: Extract<ServerMessage, { id: string }>): void {
    if (message.id === this.helloId) {
      if (message.type === "refused") return this.onRejected(message);
      this.onOpen();
    }
    const pending = this.pending.get(message.id);
    if (!pending || message.type === "welcome") return;
    this.pending.delete(message.id);
    pending.resolve(message);
  }

  private onRejected(refused: Refused): void {
    this.close();
    this.events.onRejected?.(refused);
  }

  /** Requests that still wait for an answer are sent again; the server counts each one once. */
  private onOpen(): void {
    clearTimeout(this.timer);
    this.attempts = 0;
    this.helloId = "";
    if (!this.channel?.isLocal) this.heartbeat.start(Date.now() - this.helloAt);
    this.events.onStateChange("open");
    for (const { message } of this.pending.values()) this.send(message);
  }

  private onLost(channel: Channel, code: number): void {
    if (this.closed || channel !== this.channel) return;
    clearTimeout(this.timer);
    this.heartbeat.stop();
    this.isSilent = false;
    if (code === CLOSED_AS_MALFORMED) return this.close();
    if (channel.isLocal && code >= GONE) return this.onRejected(refused("no-such-table"));
    this.events.onStateChange("lost");
    const delay = this.requestedDelay || RETRY_DELAYS[Math.min(this.attempts, RETRY_DELAYS.length - 1)]!;
    this.requestedDelay = 0;
    this.attempts += 1;
    this.timer = setTimeout(() => this.connect(), delay);
  }

  /** The device woke up or is online again: reconnect at once, or check that the socket still works. */
  private wake = (): void => {
    if (this.closed || document.visibilityState === "hidden") return;
    if (this.isOpen) {
      this.startTimeout(SILENCE_TIMEOUT);
      this.sayHello();
    } else if (this.channel?.state !== "connecting") {
      clearTimeout(this.timer);
      this.connect();
    }
  };
}

function refused(key: string): Refused {
  return { type: "refused", id: "", key, ruling: null };
}
