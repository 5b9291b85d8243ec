/** A real server on a free port with a database of its own, for the tests in a browser. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Served {
  readonly address: string;
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const at = probe.address();
      probe.close(() => (at && typeof at === "object" ? found(at.port) : failed(new Error("no port"))));
    });
  });
}

export async function serve(port = 0, folder = mkdtempSync(join(tmpdir(), "lunasol-e2e-"))): Promise<Served> {
  const chosen = port || (await freePort());
  const lunasol = process.env["LUNASOL"] ?? "../.venv/bin/lunasol";
  const database = `sqlite:///${join(folder, "tables.sqlite")}`;
  const server = spawn(lunasol, ["serve", "--port", String(chosen), "--database", database], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      LUNASOL_LOG_LEVEL: "warning",
      LUNASOL_REQUEST_RATE: "1000",
      LUNASOL_CONNECTIONS: "500",
      LUNASOL_TABLES: "10000",
      LUNASOL_BOT_PAUSE: process.env["LUNASOL_BOT_PAUSE"] ?? "0",
    },
  });
  const address = `http://127.0.0.1:${chosen}`;
  await answers(address, server);
  return {
    address,
    async stop() {
      server.kill("SIGTERM");
      await new Promise((gone) => server.once("exit", gone));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(address: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (server.exitCode !== null) throw new Error("the server has stopped");
    try {
      if ((await fetch(`${address}/healthz`)).ok) return;
    } catch {
      // not yet
    }
    await new Promise((later) => setTimeout(later, 100));
  }
  server.kill("SIGTERM");
  throw new Error("the server does not answer");
}
