/** Draws the verifiable shuffle of docs/records.md again. It is a second implementation on purpose, so that
 * the server's code does not check itself. */
import { sha256 } from "@noble/hashes/sha2.js";
import { shake256 } from "@noble/hashes/sha3.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const WORD_BYTES = 8;
const WORDS = BigInt("0x1" + "0".repeat(2 * WORD_BYTES));
const BLOCK = 256;

export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** The hash of the secret, which is published before the deal. */
export function commitment(secret: Uint8Array): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes("lunasol commitment 1\n"), secret)));
}

function word(value: number): Uint8Array {
  const bytes = new Uint8Array(WORD_BYTES);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}

/** An endless stream of 64-bit numbers, different for each purpose. */
function* words(secret: Uint8Array, salt: Uint8Array, purpose: string): Generator<bigint, never> {
  const parts = [utf8ToBytes("lunasol stream 1"), secret, salt, utf8ToBytes(purpose)];
  const seed = parts.flatMap((part) => [word(part.length), part]);
  for (let block = 0; ; block++) {
    const bytes = shake256(concatBytes(...seed, word(block)), { dkLen: BLOCK * WORD_BYTES });
    const stream = new DataView(bytes.buffer, bytes.byteOffset);
    for (let at = 0; at < bytes.length; at += WORD_BYTES) yield stream.getBigUint64(at);
  }
}

/** A uniform number below the limit: words above its last whole multiple are rejected. */
function below(stream: Generator<bigint, never>, limit: number): number {
  const wanted = BigInt(limit);
  for (;;) {
    const { value } = stream.next();
    if (value < WORDS - (WORDS % wanted)) return Number(value % wanted);
  }
}

/** Shuffle `number` (from 1) of these cards, which must be in the order of their ids. */
export function shuffled<Card>(
  cards: readonly Card[],
  secret: Uint8Array,
  salt: Uint8Array,
  number: number,
): Card[] {
  const order = [...cards];
  const stream = words(secret, salt, `shuffle ${number}`);
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(stream, i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

/** The first seat if it is drawn at random. */
export function drawnSeat(players: number, secret: Uint8Array, salt: Uint8Array): number {
  return below(words(secret, salt, "first seat"), players);
}
