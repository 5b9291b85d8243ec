/** Requests over HTTP. An error response is thrown as a `Refusal` with the server's reason. */
import type {
  Created,
  GameInfo,
  Lobby,
  Me,
  MyTables,
  NewTable,
  Problem,
  Replay,
  Review,
  TableInfo,
} from "../generated/wire";

export class Refusal extends Error {
  constructor(
    readonly key: string,
    readonly detail = "",
  ) {
    super(key);
  }
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("no-connection");
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

async function requestJson<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await request(method, path, body);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

async function refusal(response: Response): Promise<Refusal> {
  try {
    const problem = (await response.json()) as Problem;
    return new Refusal(problem.key, problem.detail);
  } catch {
    return new Refusal("no-connection");
  }
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => requestJson<GameInfo[]>("GET", "/api/games"),
  lobby: () => requestJson<Lobby>("GET", "/api/tables"),
  create: (newTable: NewTable) => requestJson<Created>("POST", "/api/tables", newTable),
  table: (id: string) => requestJson<TableInfo>("GET", table(id)),
  replay: (id: string, seat: number | null) =>
    requestJson<Replay>("GET", `${table(id)}/replay${seat === null ? "" : `?seat=${seat}`}`),
  replayRecord: (record: string, seat: number | null) =>
    requestJson<Replay>("POST", `/api/replay${seat === null ? "" : `?seat=${seat}`}`, { record }),
  review: (id: string) => requestJson<Review>("GET", `${table(id)}/review`),
  me: () => requestJson<Me>("POST", "/api/me"),
  myTables: (state: "unfinished" | "finished", after: string | null = null) =>
    requestJson<MyTables>(
      "GET",
      `/api/me/tables?${new URLSearchParams({ state, ...(after === null ? {} : { after }) })}`,
    ),
  /** Takes a table out of my list; an unfinished match is given up. */
  removeTable: (id: string) => requestJson<void>("DELETE", `/api/me/tables/${encodeURIComponent(id)}`),
  forgetMe: () => requestJson<void>("DELETE", "/api/me"),
  qrCode: (id: string) => `${table(id)}/qr.svg`,
  record: (id: string) => `${table(id)}/record`,
  readRecord: (id: string) => request("GET", `${table(id)}/record`).then((response) => response.text()),
};
