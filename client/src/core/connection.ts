/** One socket to one table: it heals by itself, and what was asked is answered once. */
import type { Asked, Done, Hint, Refused, Told } from "../generated/wire";

export type Answer = Done | Hint | Refused;
type Question = Asked extends infer Each ? (Each extends Asked ? Omit<Each, "id"> : never) : never;
export type LineState = "connecting" | "open" | "lost" | "closed";

export interface LineEvents {
  told(message: Told): void;
  changed(state: LineState): void;
}

interface Waiting {
  readonly asked: Asked;
  readonly answer: (answer: Answer) => void;
}

const PAUSES = [0, 300, 800, 1500, 3000, 5000];
const SILENCE = 8000;
/** Codes of the server after which coming back makes no sense. */
const MISUNDERSTOOD = 4400;
const SILENT = 0;

export class Line {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  /** Milliseconds that a server which restarts has asked for. */
  private restarting = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private epoch = "";
  private last = 0;
  private count = 0;
  private greeting = "";
  private closed = false;
  private readonly prefix = Math.random().toString(36).slice(2, 10);

  /** With a token it speaks for that seat (`seat-program`), else for whoever the cookie names. */
  constructor(
    private readonly table: string,
    private readonly events: LineEvents,
    private readonly token = "",
  ) {
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  ask(question: Question): Promise<Answer> {
    const asked = { ...question, id: this.id() } as Asked;
    return new Promise((answer) => {
      this.waiting.set(asked.id, { asked, answer });
      this.send(asked);
    });
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.timer);
    this.socket?.close();
    this.events.changed("closed");
  }

  private id(): string {
    this.count += 1;
    return `${this.prefix}-${this.count}`;
  }

  private connect(): void {
    const address = new URL(`/ws/tables/${encodeURIComponent(this.table)}`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const protocols = this.token ? ["lunasol", `token.${this.token}`] : [];
    const socket = (this.socket = new WebSocket(address, protocols));
    this.giveTime(socket);
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Told);
    socket.onclose = (event) => this.lose(socket, event.code);
  }

  /** A socket that says nothing is given up: it may be dead and not know it. */
  private giveTime(socket: WebSocket): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      socket.onclose = () => {};
      socket.close();
      this.lose(socket, SILENT);
    }, SILENCE);
  }

  /** `hello` with the last number: what was missed comes, or everything anew. */
  private greet(): void {
    this.greeting = this.id();
    this.send({ type: "hello", epoch: this.epoch, last: this.last, id: this.greeting });
  }

  private send(asked: Asked): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(asked));
  }

  private hear(message: Told): void {
    if (this.isNumbered(message) && !this.follows(message)) return;
    if (message.type === "goodbye") this.restarting = message.retry;
    this.events.told(message);
    if ("id" in message && message.id) this.answered(message);
  }

  private isNumbered(message: Told): message is Extract<Told, { n: number }> {
    return "n" in message;
  }

  private follows(message: Extract<Told, { n: number }>): boolean {
    if (message.type === "welcome") this.epoch = message.epoch;
    else if (message.n <= this.last) return false;
    else if (message.n > this.last + 1) {
      this.greet();
      return false;
    }
    this.last = message.n;
    return true;
  }

  private answered(message: Extract<Told, { id: string }>): void {
    if (message.id === this.greeting) this.opened();
    const waiting = this.waiting.get(message.id);
    if (!waiting || message.type === "welcome") return;
    this.waiting.delete(message.id);
    waiting.answer(message);
  }

  /** Greeted: whatever still waits for an answer is asked again, and counts once. */
  private opened(): void {
    clearTimeout(this.timer);
    this.tries = 0;
    this.greeting = "";
    this.events.changed("open");
    for (const { asked } of this.waiting.values()) this.send(asked);
  }

  private lose(socket: WebSocket, code: number): void {
    if (this.closed || socket !== this.socket) return;
    clearTimeout(this.timer);
    if (code === MISUNDERSTOOD) return this.close();
    this.events.changed("lost");
    const pause = this.restarting || PAUSES[Math.min(this.tries, PAUSES.length - 1)]!;
    this.restarting = 0;
    this.tries += 1;
    this.timer = setTimeout(() => this.connect(), pause);
  }

  /** The device is back from sleep, or has a network again: try at once, and see whether the line still holds. */
  private wake = (): void => {
    if (this.closed || document.visibilityState === "hidden") return;
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.giveTime(this.socket);
      this.greet();
    } else if (this.socket?.readyState !== WebSocket.CONNECTING) {
      clearTimeout(this.timer);
      this.connect();
    }
  };
}
