/** Several tabs share the tables of this device: one worker serves, the workers of the other tabs ask it.
 *
 * A lock says who serves. When that tab is closed, the browser gives the lock to the next one, which loads
 * the tables from the storage and goes on.
 */
import type { DeviceStatus, DeviceThought } from "./messages";
import type { Line, Reply, Seated, TableServer } from "./tableServer";

type ToHost =
  | { readonly kind: "who" }
  | {
      readonly kind: "request";
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly body: string | null;
    }
  | { readonly kind: "connect"; readonly line: number; readonly table: string; readonly token: string }
  | { readonly kind: "said"; readonly line: number; readonly text: string }
  | { readonly kind: "left"; readonly line: number };

type ToTab =
  | ({ readonly kind: "answer"; readonly id: number } & Reply)
  | { readonly kind: "told"; readonly line: number; readonly text: string }
  | { readonly kind: "closed"; readonly line: number; readonly code: number };

/** What the workers of all tabs hear. */
export type TabMessage =
  | { readonly to: "host"; readonly from: string; readonly message: ToHost }
  | { readonly to: "all"; readonly host: string; readonly status: DeviceStatus | DeviceThought }
  | { readonly to: "tab"; readonly tab: string; readonly host: string; readonly message: ToTab };

export type Post = (message: TabMessage) => void;

/** The tables of another tab. */
export class RemoteServer implements TableServer {
  private count = 0;
  private readonly requests = new Map<number, (reply: Reply) => void>();
  private readonly lines = new Map<number, Line>();

  constructor(
    readonly host: string,
    private readonly tab: string,
    private readonly post: Post,
  ) {}

  request(method: string, path: string, body: string | null): Promise<Reply> {
    const id = ++this.count;
    this.say({ kind: "request", id, method, path, body });
    return new Promise((resolve) => this.requests.set(id, resolve));
  }

  connect(table: string, token: string, far: Line): Seated {
    const line = ++this.count;
    this.lines.set(line, far);
    this.say({ kind: "connect", line, table, token });
    return {
      receive: (text) => this.say({ kind: "said", line, text }),
      close: () => {
        this.lines.delete(line);
        this.say({ kind: "left", line });
      },
    };
  }

  hear(message: ToTab): void {
    if (message.kind === "answer") {
      this.requests.get(message.id)?.({ status: message.status, body: message.body });
      this.requests.delete(message.id);
    } else if (message.kind === "told") this.lines.get(message.line)?.send(message.text);
    else {
      const line = this.lines.get(message.line);
      this.lines.delete(message.line);
      line?.closed(message.code);
    }
  }

  private say(message: ToHost): void {
    this.post({ to: "host", from: this.tab, message });
  }
}

/** Serves the tabs that do not hold the lock. */
export class Host {
  private readonly seats = new Map<string, Map<number, Seated>>();
  private server: TableServer | null = null;
  private status: DeviceStatus | null = null;

  constructor(
    private readonly host: string,
    private readonly post: Post,
    /** Calls back once a tab is closed. */
    private readonly whenGone: (tab: string, act: () => void) => void,
  ) {}

  tell(status: DeviceStatus | DeviceThought): void {
    if (status.type !== "thought") this.status = status;
    this.post({ to: "all", host: this.host, status });
  }

  serve(server: TableServer): void {
    this.server = server;
  }

  hear(tab: string, message: ToHost): void {
    if (message.kind === "who") return this.status ? this.tell(this.status) : undefined;
    if (!this.server) return; // the tab asks again when somebody serves
    if (message.kind === "request") void this.answer(this.server, tab, message);
    else if (message.kind === "connect") this.connect(this.server, tab, message);
    else if (message.kind === "said") this.seats.get(tab)?.get(message.line)?.receive(message.text);
    else this.leave(tab, message.line);
  }

  private async answer(server: TableServer, tab: string, asked: Extract<ToHost, { kind: "request" }>) {
    const { id, method, path, body } = asked;
    this.say(tab, { kind: "answer", id, ...(await server.request(method, path, body)) });
  }

  private connect(
    server: TableServer,
    tab: string,
    { line, table, token }: { line: number } & Joining,
  ): void {
    const seated = server.connect(table, token, {
      send: (text) => this.say(tab, { kind: "told", line, text }),
      closed: (code) => {
        this.seats.get(tab)?.delete(line);
        this.say(tab, { kind: "closed", line, code });
      },
    });
    this.seatsOf(tab).set(line, seated);
  }

  private seatsOf(tab: string): Map<number, Seated> {
    const known = this.seats.get(tab);
    if (known) return known;
    const seats = new Map<number, Seated>();
    this.seats.set(tab, seats);
    this.whenGone(tab, () => {
      for (const seated of seats.values()) seated.close();
      this.seats.delete(tab);
    });
    return seats;
  }

  private leave(tab: string, line: number): void {
    this.seats.get(tab)?.get(line)?.close();
    this.seats.get(tab)?.delete(line);
  }

  private say(tab: string, message: ToTab): void {
    this.post({ to: "tab", tab, host: this.host, message });
  }
}

interface Joining {
  readonly table: string;
  readonly token: string;
}
