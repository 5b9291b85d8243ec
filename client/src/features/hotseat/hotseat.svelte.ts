/** One screen that several people pass around: whose eyes see the table now, and when it is covered. */
import { Connection } from "../../core/connection";
import { loadTable } from "../../games/tables";
import { OnlineTable } from "../../core/onlineTable.svelte";
import type { Player, SavedMatch } from "./savedMatches";
import { due } from "./turns";

/** A card that was played lands before the hand it came from disappears. */
const LANDING = 400;
const NOTHING = { onMessage() {}, onStateChange() {} };

export class Hotseat {
  /** The table as it is seen now: by the holder on their turn, else as everybody may see it. */
  table = $state.raw<OnlineTable>()!;
  /** Who had the device in hand last. */
  private holder = $state<number | null>(null);
  /** The holder may be shown their cards. */
  private open = $state(false);
  /** The button was pressed, and the hand is on its way. */
  opening = $state(false);
  private seen = $state<number | null>(null);
  private coming = $state.raw<{ seat: number | null; table: OnlineTable; since: number } | null>(null);
  private readonly people: readonly number[];
  private readonly lines: readonly Connection[];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly sitting: SavedMatch) {
    this.people = sitting.players.map(({ seat }) => seat);
    // A seat that nobody is connected for goes to a bot after a while. These lines only hold it:
    // what they hear stays unheard, as it may be a hand.
    this.lines = sitting.players.map(({ token }) => new Connection(sitting.id, NOTHING, token));
    this.seen = this.wanted;
    this.table = this.look(this.seen);
    $effect(() => this.follow());
    $effect(() => this.change());
  }

  /** With one person at this device nothing is hidden from anybody. */
  private get alone(): boolean {
    return this.people.length === 1;
  }

  /** The person who must act next; null while bots do, and at the end. */
  private get next(): number | null {
    const { view } = this.table;
    return view && due(view, this.people, this.holder);
  }

  /** Who the device must be passed to before anything is shown; null: nobody. */
  get passTo(): Player | null {
    const next = this.table ? this.next : null;
    if (this.alone || next === null) return null;
    if (this.open && next === this.holder && !this.opening) return null;
    return this.sitting.players.find(({ seat }) => seat === next) ?? null;
  }

  /** Whether somebody's cards are on the screen and can be hidden from who looks over the shoulder. */
  get canHide(): boolean {
    return !this.alone && this.seen !== null;
  }

  uncover(): void {
    this.holder = this.next;
    this.open = true;
    this.opening = true;
  }

  hide(): void {
    this.open = false;
  }

  close(): void {
    clearTimeout(this.timer);
    for (const line of this.lines) line.close();
    this.table.close();
    this.coming?.table.close();
  }

  private look(seat: number | null): OnlineTable {
    return new OnlineTable(
      this.sitting.id,
      loadTable,
      this.sitting.players.find((each) => each.seat === seat)?.token,
    );
  }

  /** Whose eyes it should be. */
  private get wanted(): number | null {
    if (this.alone) return this.people[0]!;
    return this.open && this.table && this.next === this.holder ? this.holder : null;
  }

  /** Open other eyes as soon as they are wanted; there is one pair in the end, so that nothing is told twice. */
  private follow(): void {
    const { wanted } = this;
    const isCovered = this.passTo !== null;
    if (isCovered && !this.opening) this.open = false;
    // Nothing more of a hand is heard once it is covered.
    if (isCovered && this.seen !== null) this.table.close();
    if (wanted === (this.coming ? this.coming.seat : this.seen)) return;
    this.coming?.table.close();
    this.coming =
      wanted === this.seen ? null : { seat: wanted, table: this.look(wanted), since: performance.now() };
  }

  /** Change over once the other eyes see. */
  private change(): void {
    const { coming } = this;
    if (!coming?.table.ready || !coming.table.view) return;
    const landing = this.passTo ? 0 : LANDING - (performance.now() - coming.since);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.take(coming), Math.max(0, landing));
  }

  private take(coming: NonNullable<Hotseat["coming"]>): void {
    if (coming !== this.coming) return;
    this.table.close();
    this.table = coming.table;
    this.seen = coming.seat;
    this.coming = null;
    this.opening = false;
  }
}
