/** What the page and its table worker say to each other, as plain objects. */

/** A request as it would go to a server over HTTP. */
export interface DeviceRequest {
  readonly type: "request";
  readonly id: number;
  readonly method: string;
  readonly path: string;
  /** JSON, or null without a body. */
  readonly body: string | null;
}

/** Joins a table. A port comes along that carries the texts of the WebSocket protocol both ways. */
export interface DeviceConnect {
  readonly type: "connect";
  readonly table: string;
  readonly token: string;
}

/** Comes first: from now on the worker serves, or asks the tab that does. */
export interface DeviceBegin {
  readonly type: "begin";
  /** Milliseconds that a bot waits before it plays. */
  readonly botPause: number;
}

export type ToWorker = DeviceBegin | DeviceRequest | DeviceConnect;

export interface DeviceAnswer {
  readonly type: "answer";
  readonly id: number;
  readonly status: number;
  readonly body: string;
}

/** Why there are no tables on this device: no room, no engine at hand, or it does not run. */
export type FailureReason = "no-space" | "no-files" | "broken";

export interface DeviceFailure {
  readonly type: "failed";
  readonly why: FailureReason;
  readonly detail: string;
}

/** How far the table worker is. */
export type DeviceStatus =
  | { readonly type: "progress"; readonly loaded: number; readonly total: number }
  | {
      readonly type: "ready";
      readonly compiled: boolean;
      readonly seconds: number;
      /** Whether matches survive the page: a browser may refuse to store anything. */
      readonly isStored: boolean;
    }
  | DeviceFailure;

export type ThinkingKind = "choose" | "advise" | "judge" | "replay";

/** A bot has thought for this number of seconds. */
export interface DeviceThought {
  readonly type: "thought";
  readonly kind: ThinkingKind;
  readonly seconds: number;
}

export type FromWorker = DeviceStatus | DeviceAnswer | DeviceThought;

/** What ends a connection at either side of its port. */
export interface PortClosed {
  readonly close: number;
}

/** The codes of RFC 6455 for a connection that ends normally, and for a service that restarts. */
export const CLOSED_NORMALLY = 1000;
export const CLOSED_BY_RESTART = 1012;
/** Reconnecting makes no sense. */
export const CLOSED_FOR_GOOD = 4400;
