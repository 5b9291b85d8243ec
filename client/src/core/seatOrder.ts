/** The other seats clockwise, starting on my left; a spectator gets all seats from the first. */
export function othersClockwise(players: number, mine: number | null): number[] {
  const first = mine === null ? 0 : mine + 1;
  const count = mine === null ? players : players - 1;
  return Array.from({ length: count }, (_, i) => (first + i) % players);
}
