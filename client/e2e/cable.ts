/** A cable between browser and server that can be cut and mended. */
import { connect, createServer, type Server, type Socket } from "node:net";

export class Cable {
  private sockets = new Set<Socket>();
  private whole = true;
  private server: Server | undefined;

  constructor(private readonly to: string) {}

  async lay(): Promise<string> {
    const { hostname, port } = new URL(this.to);
    const server = (this.server = createServer((near) => {
      if (!this.whole) return near.destroy();
      const far = connect(Number(port), hostname);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(one);
        one.pipe(other);
        one.on("error", () => other.destroy());
        one.on("close", () => {
          this.sockets.delete(one);
          other.destroy();
        });
      }
      return undefined;
    }));
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const at = server.address();
    if (!at || typeof at !== "object") throw new Error("the cable has no end");
    return `http://127.0.0.1:${at.port}`;
  }

  cut(): void {
    this.whole = false;
    for (const socket of this.sockets) socket.destroy();
  }

  /** What is connected stays so, but nothing comes through any more; neither end is told. */
  numb(): void {
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  mend(): void {
    this.whole = true;
  }

  async remove(): Promise<void> {
    this.cut();
    await new Promise((done) => this.server?.close(done));
  }
}
