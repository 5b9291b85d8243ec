/** The order of seats around the table. */

/** All seats, clockwise from this one. */
export function clockwise(first: number, players: number): number[] {
  return Array.from({ length: players }, (_, turn) => (first + turn) % players);
}

/** The numbers of those who still wait, by seat: when two of four are done, the next one is the third. */
export function numbers(waiting: readonly number[], players: number): ReadonlyMap<number, number> {
  return new Map(waiting.map((seat, i) => [seat, players - waiting.length + i + 1]));
}
