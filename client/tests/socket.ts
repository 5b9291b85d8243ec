/** A socket of the page's, with the server's end in the hands of a test. */
import type { ClientMessage } from "../src/generated/wire";

export class Socket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static made: Socket[] = [];
  static get last(): Socket {
    return Socket.made.at(-1)!;
  }
  readyState = 0;
  asked: ClientMessage[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};

  constructor(
    readonly address: URL,
    readonly protocols: string[],
  ) {
    Socket.made.push(this);
  }

  send(text: string): void {
    this.asked.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.drop(1000);
  }

  open(): void {
    this.readyState = 1;
    this.onopen();
  }

  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }

  welcome(n: number): void {
    this.tell({ type: "welcome", id: this.asked.at(-1)!.id, epoch: "e", n });
  }
}
