/** A fake WebSocket: a test plays the server. */
import type { ClientMessage } from "../../src/generated/wire";

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static made: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.made.at(-1)!;
  }
  readyState = 0;
  sent: ClientMessage[] = [];
  pings: string[] = [];
  /** A dead socket takes everything and answers nothing. */
  isDead = false;
  closes = 0;
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};

  constructor(
    readonly address: URL,
    readonly protocols: string[],
  ) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type !== "ping") this.sent.push(message);
    else this.ping(message.id);
  }

  private ping(id: string): void {
    this.pings.push(id);
    if (!this.isDead) this.receive({ type: "done", id });
  }

  close(): void {
    this.closes += 1;
    this.drop(1000);
  }

  open(): void {
    this.readyState = 1;
    this.onopen();
  }

  receive(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }

  welcome(n: number): void {
    this.receive({ type: "welcome", id: this.sent.at(-1)!.id, epoch: "e", n });
  }
}
