/** The way to a table: a WebSocket to the server, or a message port to the worker of this device. */
import { device, isOnDevice } from "./device";
import { Refusal } from "./refusal";
import type { DeviceLine } from "../device/client";

export interface ChannelEvents {
  onOpen(): void;
  onText(text: string): void;
  onClosed(code: number): void;
  /** It can never be opened. */
  onFailed(key: string): void;
}

export interface Channel {
  /** Whether it stays on this device: nothing can get lost on the way, and no network is needed. */
  readonly isLocal: boolean;
  readonly state: "connecting" | "open" | "closed";
  send(text: string): void;
  /** Closes it; nothing is heard of it any more. */
  close(): void;
}

export function openChannel(table: string, token: string, events: ChannelEvents): Channel {
  return isOnDevice(table)
    ? new DeviceChannel(table, token, events)
    : new SocketChannel(table, token, events);
}

class SocketChannel implements Channel {
  readonly isLocal = false;
  private readonly socket: WebSocket;

  constructor(table: string, token: string, events: ChannelEvents) {
    const address = new URL(`/ws/tables/${encodeURIComponent(table)}`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = (this.socket = new WebSocket(address, token ? ["lunasol", `token.${token}`] : []));
    socket.onopen = () => events.onOpen();
    socket.onmessage = (event) => events.onText(String(event.data));
    socket.onclose = (event) => events.onClosed(event.code);
  }

  get state(): Channel["state"] {
    if (this.socket.readyState === WebSocket.OPEN) return "open";
    return this.socket.readyState === WebSocket.CONNECTING ? "connecting" : "closed";
  }

  send(text: string): void {
    this.socket.send(text);
  }

  /** Browsers complain about a socket that is closed before it is open. */
  close(): void {
    const { socket } = this;
    socket.onmessage = socket.onclose = () => {};
    if (this.state === "connecting") socket.onopen = () => socket.close();
    else socket.close();
  }
}

class DeviceChannel implements Channel {
  readonly isLocal = true;
  state: Channel["state"] = "connecting";
  private line: DeviceLine | null = null;

  constructor(
    private readonly table: string,
    private readonly token: string,
    private readonly events: ChannelEvents,
  ) {
    void this.open();
  }

  private async open(): Promise<void> {
    const { events } = this;
    try {
      const client = await device();
      await client.ready;
      if (this.state === "closed") return;
      const onClosed = (code: number) => this.end(() => events.onClosed(code));
      this.line = client.connect(this.table, this.token, { onText: (text) => events.onText(text), onClosed });
      this.state = "open";
      events.onOpen();
    } catch (error) {
      this.end(() => events.onFailed(error instanceof Refusal ? error.key : "device-broken"));
    }
  }

  send(text: string): void {
    this.line?.send(text);
  }

  close(): void {
    this.end(() => this.line?.close());
  }

  private end(act: () => void): void {
    if (this.state === "closed") return;
    this.state = "closed";
    act();
  }
}
