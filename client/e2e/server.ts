/** A real server on a free port with its own database. It deals the same cards in every run. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface RunningServer {
  readonly address: string;
  stop(): Promise<void>;
}

/** A Python that has Lunasol installed. */
const PYTHON = process.env["LUNASOL_PYTHON"] ?? "../.venv/bin/python";
const PROGRAM = "../tests/server/same_deals.py";
const SETTINGS = {
  LUNASOL_LOG_LEVEL: "warning",
  LUNASOL_REQUEST_RATE: "1000",
  LUNASOL_REPLAY_RATE: "1000",
  LUNASOL_CHANGE_RATE: "1000",
  LUNASOL_GUEST_RATE: "1000",
  LUNASOL_TABLE_RATE: "1000",
  LUNASOL_ADDRESS_TABLES: "10000",
  LUNASOL_HTTP_CONNECTIONS: "500",
  LUNASOL_CONNECTION_RATE: "1000",
  LUNASOL_MESSAGE_RATE: "1000",
  LUNASOL_CONNECTIONS: "500",
  LUNASOL_TABLES: "10000",
  LUNASOL_BOT_PAUSE: "0",
  LUNASOL_BOT_WAIT: "600",
};

export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const at = probe.address();
      probe.close(() => (at && typeof at === "object" ? found(at.port) : failed(new Error("no port"))));
    });
  });
}

export async function startServer(): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), "lunasol-e2e-"));
  const port = String(await freePort());
  const database = `sqlite:///${join(folder, "tables.sqlite")}`;
  const server = spawn(PYTHON, [PROGRAM, "serve", "--port", port, "--database", database], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...SETTINGS },
  });
  const address = `http://127.0.0.1:${port}`;
  await untilItAnswers(address, server);
  return {
    address,
    async stop() {
      server.kill("SIGTERM");
      await new Promise((gone) => server.once("exit", gone));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilItAnswers(address: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
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
