/** What answers the page about tables on this device: Python in this worker, or in the worker of another
 * tab. */
import { CLOSED_BY_RESTART } from "./messages";
import type { DeviceAnswer, DeviceConnect, DeviceRequest, FromWorker, PortClosed } from "./messages";

export interface Reply {
  readonly status: number;
  readonly body: string;
}

/** The page's end of a connection to a table. */
export interface Line {
  send(text: string): void;
  closed(code: number): void;
}

/** The table's end of it. */
export interface Seated {
  receive(text: string): void;
  close(): void;
}

export interface TableServer {
  request(method: string, path: string, body: string | null): Promise<Reply>;
  connect(table: string, token: string, line: Line): Seated;
}

/** One connection of the page; it waits while nobody serves. */
class PageLine implements Line {
  private seated: Seated | null = null;
  private readonly waiting: string[] = [];

  constructor(
    private readonly port: MessagePort,
    private readonly table: string,
    private readonly token: string,
    private readonly onGone: (line: PageLine) => void,
  ) {
    port.onmessage = ({ data }) => this.receive(data as string | PortClosed);
  }

  join(server: TableServer): void {
    this.seated = server.connect(this.table, this.token, this);
    for (const text of this.waiting.splice(0)) this.seated.receive(text);
  }

  get isJoined(): boolean {
    return this.seated !== null;
  }

  send(text: string): void {
    this.port.postMessage(text);
  }

  closed(code: number): void {
    this.port.postMessage({ close: code } satisfies PortClosed);
    this.port.close();
    this.onGone(this);
  }

  private receive(data: string | PortClosed): void {
    if (typeof data !== "string") return this.leave();
    if (this.seated) this.seated.receive(data);
    else this.waiting.push(data);
  }

  private leave(): void {
    this.seated?.close();
    this.port.close();
    this.onGone(this);
  }
}

/** Passes what the page asks to whoever serves now. Nothing is lost when that changes: requests are asked
 * again, and connections are closed so that the page opens them again. */
export class PageDesk {
  private server: TableServer | null = null;
  private readonly requests = new Map<number, DeviceRequest>();
  private readonly lines = new Set<PageLine>();

  constructor(private readonly tell: (message: FromWorker) => void) {}

  take(message: DeviceRequest | DeviceConnect, port: MessagePort | undefined): void {
    if (message.type === "request") {
      this.requests.set(message.id, message);
      if (this.server) void this.ask(this.server, message);
    } else if (port) this.connect(port, message.table, message.token);
  }

  /** From now on this one serves; null while nobody does. */
  use(server: TableServer | null): void {
    this.server = server;
    for (const line of [...this.lines]) {
      if (line.isJoined) line.closed(CLOSED_BY_RESTART);
      else if (server) line.join(server);
    }
    if (server) for (const request of this.requests.values()) void this.ask(server, request);
  }

  private async ask(server: TableServer, { id, method, path, body }: DeviceRequest): Promise<void> {
    const reply = await server.request(method, path, body).catch(problem);
    if (server !== this.server || !this.requests.delete(id)) return;
    this.tell({ type: "answer", id, ...reply } satisfies DeviceAnswer);
  }

  private connect(port: MessagePort, table: string, token: string): void {
    const line = new PageLine(port, table, token, (gone) => this.lines.delete(gone));
    this.lines.add(line);
    if (this.server) line.join(this.server);
  }
}

/** Python has failed in a way that it does not answer itself. */
function problem(error: unknown): Reply {
  return { status: 500, body: JSON.stringify({ key: "device-broken", detail: String(error) }) };
}

// Python in this worker ------------------------------------------------------------------------

/** A Python object as JavaScript sees it. */
interface Proxy {
  destroy(): void;
}

interface PyTuple extends Proxy {
  toJs(): [number, string];
}

interface PyConnection extends Proxy {
  receive(text: string): void;
  close(): void;
}

/** `Door` of lunasol/browser/door.py. */
export interface Door {
  request(method: string, path: string, body: string | null | undefined): Promise<PyTuple>;
  connect(
    table: string,
    token: string,
    send: (text: string) => void,
    closed: (code: number) => void,
  ): Promise<PyConnection | number>;
}

export class LocalServer implements TableServer {
  constructor(private readonly door: Door) {}

  async request(method: string, path: string, body: string | null): Promise<Reply> {
    const answer = await this.door.request(method, path, body ?? undefined);
    const [status, text] = answer.toJs();
    answer.destroy();
    return { status, body: text };
  }

  connect(table: string, token: string, line: Line): Seated {
    return new LocalSeat(this.door, table, token, line);
  }
}

/** A connection to a table in this worker. Joining takes a moment; what is said meanwhile is kept. */
class LocalSeat implements Seated {
  private connection: PyConnection | null = null;
  private isOver = false;
  private readonly waiting: string[] = [];

  constructor(door: Door, table: string, token: string, line: Line) {
    const send = (text: string) => !this.isOver && line.send(text);
    const closed = (code: number) => !this.isOver && this.end(() => line.closed(code));
    door.connect(table, token, send, closed).then(
      (joined) => (typeof joined === "number" ? closed(joined) : this.begin(joined)),
      () => closed(CLOSED_BY_RESTART),
    );
  }

  receive(text: string): void {
    if (this.connection) this.connection.receive(text);
    else this.waiting.push(text);
  }

  close(): void {
    if (this.isOver) return;
    const { connection } = this;
    this.end(() => connection?.close());
    connection?.destroy();
  }

  private begin(connection: PyConnection): void {
    if (this.isOver) return connection.close();
    this.connection = connection;
    for (const text of this.waiting.splice(0)) connection.receive(text);
  }

  private end(act: () => void): void {
    this.isOver = true;
    this.connection = null;
    act();
  }
}
