/** The card that the player has selected, and the moves it allows. */
import { parseMove, type ParsedMove } from "./moves";
import type { Play } from "./play";

/** The selection of the table that was opened last. */
let shown = $state.raw<Selection | null>(null);

/** The card that is picked up at the table of this play, for whatever surrounds the table. */
export function pickedCard(play: Play): string | null {
  return shown?.belongsTo(play) ? shown.card : null;
}

export class Selection {
  private chosen = $state<string | null>(null);

  constructor(private readonly currentPlay: () => Play) {
    shown = this;
  }

  belongsTo(play: Play): boolean {
    return this.currentPlay() === play;
  }

  /** The legal moves, parsed. Clearings are left out: they play no card, and where parts of a row can be
   * cleared there may be hundreds of thousands. */
  readonly moves: readonly ParsedMove[] = $derived.by(() => {
    const { game, legal } = this.currentPlay();
    return legal.filter((text) => !text.startsWith("clear ")).map((text) => parseMove(game, text));
  });

  /** The cards that some legal move plays. */
  readonly playable: ReadonlySet<string> = $derived(
    new Set(this.moves.flatMap(({ card }) => (card ? [card] : []))),
  );

  /** The selected card, until it cannot be played any more. */
  readonly card: string | null = $derived(
    this.chosen !== null && this.playable.has(this.chosen) ? this.chosen : null,
  );

  /** The legal moves with the selected card. */
  readonly targets: readonly ParsedMove[] = $derived(
    this.moves.filter(({ card }) => card !== undefined && card === this.card),
  );

  /** Selects a card. Picking it again plays it if nothing else has to be chosen, otherwise it is put back. */
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
    this.currentPlay().play(move);
  }
}
