/** How far the tables of this device are, for everything that shows it. */
import type { DeviceStatus, ThinkingKind } from "./messages";

/** Seconds that a bot may think about a move; a device that needs longer is too slow for its level. */
export const MOVE_SECONDS = 3;
/** How many moves are looked at, and how many of the slowest count: most moves are easy. */
const MOVES = 12;
const SLOWEST = 3;

let status = $state.raw<DeviceStatus | null>(null);
let seconds = $state.raw<readonly number[]>([]);

export const deviceState = {
  get status(): DeviceStatus | null {
    return status;
  },
  get isLoading(): boolean {
    return status?.type === "progress";
  },
  /** Seconds that hard moves take; 0 while too few are known. */
  get moveSeconds(): number {
    const slowest = [...seconds].sort((one, other) => other - one).slice(0, SLOWEST);
    return slowest.length < SLOWEST ? 0 : slowest.reduce((sum, each) => sum + each, 0) / SLOWEST;
  },
  /** Whether bots keep the player waiting. */
  get isSlow(): boolean {
    return deviceState.moveSeconds > MOVE_SECONDS;
  },
  /** Another match may have other bots. */
  forgetMoves(): void {
    seconds = [];
  },
};

export function onStatus(now: DeviceStatus): void {
  status = now;
}

export function onThought(kind: ThinkingKind, took: number): void {
  if (kind === "choose") seconds = [...seconds, took].slice(-MOVES);
}
