/** A TCP proxy between browser and server whose connections can be cut, or go silent. */
import { connect, createServer, type Server, type Socket } from "node:net";

export class Proxy {
  private sockets = new Set<Socket>();
  private isCut = false;
  private server: Server | undefined;
  private onRefused: (() => void) | undefined;

  constructor(private readonly target: string) {}

  /** The address that leads to the target through this proxy. */
  async start(): Promise<string> {
    const { hostname, port } = new URL(this.target);
    const server = (this.server = createServer((near) => {
      if (this.isCut) return this.refuse(near);
      const far = connect(Number(port), hostname);
      this.join(near, far);
      this.join(far, near);
    }));
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const at = server.address();
    if (!at || typeof at !== "object") throw new Error("the proxy has no address");
    return `http://127.0.0.1:${at.port}`;
  }

  private join(from: Socket, to: Socket): void {
    this.sockets.add(from);
    from.pipe(to);
    from.on("error", () => to.destroy());
    from.on("close", () => {
      this.sockets.delete(from);
      to.destroy();
    });
  }

  private refuse(socket: Socket): void {
    socket.destroy();
    this.onRefused?.();
  }

  /** Close all connections and refuse new ones. */
  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  /** Resolves when somebody tries in vain to connect. */
  refused(): Promise<void> {
    return new Promise((refused) => (this.onRefused = refused));
  }

  /** Open connections stay open but carry nothing any more, and neither end notices. */
  silence(): void {
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  restore(): void {
    this.isCut = false;
  }

  async stop(): Promise<void> {
    this.cut();
    await new Promise((done) => this.server?.close(done));
  }
}
