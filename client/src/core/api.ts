/** Requests over HTTP, or to the worker that keeps the tables of this device. An error response is thrown as
 * a `Refusal` with its reason. */
import type {
  Created,
  GameInfo,
  Health,
  Lobby,
  Me,
  MyTables,
  NewTable,
  Problem,
  Replay,
  Review,
  TableInfo,
} from "../generated/wire";
import { device, hasDeviceTables, isOnDevice, noteDeviceTable } from "./device";
import { isNoConnection, Refusal } from "./refusal";
import { hasServer } from "./server";

export { Refusal };

type Method = "GET" | "POST" | "DELETE";
/** Answers a request with a text. */
type Ask = (method: Method, path: string, body?: unknown) => Promise<string>;

/** Milliseconds that a server may take to open a table before this device does it. */
const PATIENCE = 8000;

const askServer =
  (patience?: number): Ask =>
  async (method, path, body) => {
    try {
      if (!hasServer) throw new Refusal("no-connection");
      const response = await fetch(path, {
        method,
        headers: body === undefined ? {} : { "content-type": "application/json" },
        body: body === undefined ? null : JSON.stringify(body),
        signal: patience ? AbortSignal.timeout(patience) : null,
      });
      const text = await response.text();
      if (response.ok) return text;
      throw refusal(text);
    } catch (error) {
      throw error instanceof Refusal ? error : new Refusal("no-connection");
    }
  };

const askDevice: Ask = async (method, path, body) => {
  const asked = body === undefined ? null : JSON.stringify(body);
  const reply = await (await device()).request(method, path, asked);
  if (reply.status < 400) return reply.body;
  const why = refusal(reply.body);
  throw why.key === "not-stored" ? new Refusal("device-not-stored") : why;
};

function refusal(text: string): Refusal {
  try {
    const problem = JSON.parse(text) as Problem;
    return new Refusal(problem.key, problem.detail);
  } catch {
    return new Refusal("no-connection");
  }
}

/** A host that answers every address with a page is no server of ours. */
async function json<Answer>(ask: Ask, method: Method, path: string, body?: unknown): Promise<Answer> {
  const text = await ask(method, path, body);
  try {
    return (text ? JSON.parse(text) : undefined) as Answer;
  } catch {
    throw new Refusal("no-connection");
  }
}

/** Asks the server, and if it cannot be reached something else. */
async function elseAsk<Answer>(asked: Promise<Answer>, instead: () => Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (!isNoConnection(error)) throw error;
    return instead();
  }
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
/** Whoever keeps the table answers about it. */
const keeper = (id: string): Ask => (isOnDevice(id) ? askDevice : askServer());
const ofSeat = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);

/** The record of a match on a server, if it is on this device as well. */
const keptRecord = async (id: string) => (await import("../device/keptRecords")).neededRecord(id);
const readRecord = (id: string) => elseAsk(keeper(id)("GET", `${table(id)}/record`), () => keptRecord(id));

async function createOnDevice(newTable: NewTable): Promise<Created> {
  const created = await json<Created>(askDevice, "POST", "/api/tables", newTable);
  noteDeviceTable();
  return created;
}

/** Where a new table may be kept: with friends it needs a server, for one device either will do. */
export type Where = "server" | "anywhere";

/** A page of my tables, on the server and on this device. Without a server it is those of this device. */
async function myTables(state: "unfinished" | "finished", after: string | null = null): Promise<MyTables> {
  const query = new URLSearchParams({ state, ...(after === null ? {} : { after }) });
  const asked = json<MyTables>(askServer(), "GET", `/api/me/tables?${query}`);
  const isAlone = !hasServer || hasDeviceTables();
  const page = await (isAlone ? elseAsk(asked, async () => ({ tables: [], next: null })) : asked);
  return hasDeviceTables() ? (await import("../device/list")).withDeviceTables(page, state, after) : page;
}

async function forgetMe(): Promise<void> {
  if (hasServer) await json<void>(askServer(), "DELETE", "/api/me");
  if (hasDeviceTables()) await json<void>(askDevice, "DELETE", "/api/me");
}

export const api = {
  health: () => json<Health>(askServer(), "GET", "/healthz"),
  /** Without a server these are the games of this build. */
  games: () =>
    elseAsk(json<GameInfo[]>(askServer(), "GET", "/api/games"), async () => {
      const { default: games } = await import("../generated/games.json");
      return games as GameInfo[];
    }),
  lobby: () => json<Lobby>(askServer(), "GET", "/api/tables"),
  create: (newTable: NewTable, where: Where = "server"): Promise<Created> => {
    const patience = where === "anywhere" ? PATIENCE : undefined;
    const asked = json<Created>(askServer(patience), "POST", "/api/tables", newTable);
    return where === "server" ? asked : elseAsk(asked, () => createOnDevice(newTable));
  },
  table: (id: string) => json<TableInfo>(keeper(id), "GET", table(id)),
  /** A match on a server that cannot be reached is replayed from its record, and so is its review made. */
  replay: (id: string, seat: number | null) =>
    elseAsk(json<Replay>(keeper(id), "GET", `${table(id)}/replay${ofSeat(seat)}`), async () =>
      json<Replay>(askDevice, "POST", `/api/replay${ofSeat(seat)}`, { record: await keptRecord(id) }),
    ),
  replayRecord: (record: string, seat: number | null) => {
    const path = `/api/replay${ofSeat(seat)}`;
    return elseAsk(json<Replay>(askServer(), "POST", path, { record }), () =>
      json<Replay>(askDevice, "POST", path, { record }),
    );
  },
  review: (id: string) =>
    elseAsk(json<Review>(keeper(id), "GET", `${table(id)}/review`), async () =>
      json<Review>(askDevice, "POST", "/api/review", { record: await keptRecord(id) }),
    ),
  me: () => json<Me>(askServer(), "POST", "/api/me"),
  myTables,
  /** Takes a table out of my list; an unfinished match is given up. */
  removeTable: (id: string) => json<void>(keeper(id), "DELETE", `/api/me/tables/${encodeURIComponent(id)}`),
  forgetMe,
  qrCode: (id: string) => `${table(id)}/qr.svg`,
  record: (id: string) => `${table(id)}/record`,
  readRecord,
};
