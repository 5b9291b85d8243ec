/** This device's part in the shuffles: it commits to a salt, and reveals it when everybody has committed. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Commit, Reveal, TableInfo } from "../generated/wire";
import { savedCommitment, saveDrawn, saveRevealed } from "./commitments";

const SALT_BYTES = 16;

/** The hash of a salt, which its player publishes before any salt is revealed; both in hexadecimal. */
export function saltCommitment(salt: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes("lunasol salt 1\n"), hexToBytes(salt))));
}

/** Draws a salt for this table and saves it. Returns what this device commits to. */
export function commitToSalt(table: string): string {
  const salt = bytesToHex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  saveDrawn(table, salt);
  return saltCommitment(salt);
}

export type DealRequest = Omit<Commit, "id"> | Omit<Reveal, "id">;

/** What the deal needs from this device now, if anything. A salt that another device of the same person knows
 * is replaced only on arrival: two devices would replace each other's for ever. */
export function dealRequest(info: TableInfo, seat: number | null, isArrival: boolean): DealRequest | null {
  const own = seat === null ? undefined : info.seats[seat];
  if (info.state !== "open" || own?.kind !== "person") return null;
  const salt = savedCommitment(info.id)?.drawn.find((drawn) => saltCommitment(drawn) === own.commitment);
  if (info.closed) return salt && !own.revealed ? revealSalt(info, salt) : null;
  const mustCommit = own.commitment === null || (!salt && isArrival);
  return mustCommit ? { type: "commit", commitment: commitToSalt(info.id) } : null;
}

function revealSalt(info: TableInfo, salt: string): DealRequest {
  const told = info.seats.map((each) => each.commitment ?? "");
  saveRevealed(info.id, salt, told);
  return { type: "reveal", salt };
}
