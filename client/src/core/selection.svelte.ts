/** The card that a player has taken up, and what can be done with it. */
import { parseMove, type ParsedMove } from "./moves";
import type { Play } from "./play";

export class Selection {
  private chosen = $state<string | null>(null);

  constructor(private readonly of: () => Play) {}

  /** All that is legal now, taken apart. */
  readonly moves: readonly ParsedMove[] = $derived.by(() => {
    const play = this.of();
    return play.legal.map((text) => parseMove(play.game, text));
  });

  /** Cards that can be played at all. */
  readonly playable: ReadonlySet<string> = $derived(
    new Set(this.moves.flatMap(({ card }) => (card ? [card] : []))),
  );

  /** The card taken up; none once it cannot be played any more. */
  readonly card: string | null = $derived(
    this.chosen !== null && this.playable.has(this.chosen) ? this.chosen : null,
  );

  /** What can be done with that card. */
  readonly targets: readonly ParsedMove[] = $derived(
    this.moves.filter(({ card }) => card !== undefined && card === this.card),
  );

  /** Take a card up; again puts it down, or plays it where there is nothing more to decide. */
  pick(card: string): void {
    if (!this.playable.has(card)) return;
    const only = this.targets.length === 1 ? this.targets[0] : undefined;
    if (this.card !== card) this.chosen = card;
    else if (only && Object.keys(only.facts).length === 1) this.play(only.text);
    else this.chosen = null;
  }

  drop(): void {
    this.chosen = null;
  }

  play(move: string): void {
    this.chosen = null;
    this.of().play(move);
  }
}
