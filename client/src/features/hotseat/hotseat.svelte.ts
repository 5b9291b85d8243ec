/** One device that several people pass around: connects each seat, and shows the table with the right eyes. */
import { Connection } from "../../core/connection";
import { OnlineTable } from "../../core/onlineTable.svelte";
import { loadTable } from "../../games/tables";
import type { Player, SavedMatch } from "./savedMatches";
import { eyes, lastSeat, nextStage, START, type Stage, type StageEvent } from "./stage";
import { nextToAct } from "./turns";

/** Milliseconds in which a played card lands before the hand it came from disappears. */
const LANDING = 400;
const IGNORED = { onMessage() {}, onStateChange() {} };

/** The table as one seat sees it; without a seat, as everybody may see it. */
interface Look {
  readonly seat: number | null;
  readonly table: OnlineTable;
  readonly since: number;
}

export class Hotseat {
  private stage = $state.raw<Stage>(START);
  private shown = $state.raw<Look>()!;
  /** The look that replaces the shown one once it has loaded. */
  private loading = $state.raw<Look | null>(null);
  private readonly people: readonly number[];
  private readonly connections: readonly Connection[];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly match: SavedMatch) {
    this.people = match.players.map(({ seat }) => seat);
    // Without a connection a seat goes to a bot after a while. These connections only hold the seats:
    // what they receive is ignored, as it may be a hand.
    this.connections = match.players.map(({ token }) => new Connection(match.id, IGNORED, token));
    if (this.isAlone) this.stage = { kind: "open", seat: this.people[0]! };
    this.shown = this.look(eyes(this.stage));
    $effect(() => this.followView());
    $effect(() => this.followStage());
    $effect(() => this.showWhenLoaded());
  }

  get table(): OnlineTable {
    return this.shown.table;
  }

  /** Who the device must be passed to before anything is shown; null: nobody. */
  get passTo(): Player | null {
    const { stage } = this;
    if (stage.kind !== "covered" && stage.kind !== "opening") return null;
    return this.match.players.find(({ seat }) => seat === stage.seat) ?? null;
  }

  get isOpening(): boolean {
    return this.stage.kind === "opening";
  }

  /** Whether somebody's cards are on the screen and can be hidden from people who look over the shoulder. */
  get canHide(): boolean {
    return !this.isAlone && this.shown.seat !== null;
  }

  uncover(): void {
    this.happened({ kind: "uncover" });
  }

  hide(): void {
    this.happened({ kind: "hide" });
  }

  close(): void {
    clearTimeout(this.timer);
    for (const connection of this.connections) connection.close();
    this.shown.table.close();
    this.loading?.table.close();
  }

  /** With one person at this device nothing is hidden from anybody. */
  private get isAlone(): boolean {
    return this.people.length === 1;
  }

  private happened(event: StageEvent): void {
    this.stage = nextStage(this.stage, event);
  }

  private look(seat: number | null): Look {
    const token = this.match.players.find((each) => each.seat === seat)?.token;
    return { seat, table: new OnlineTable(this.match.id, loadTable, token), since: performance.now() };
  }

  private followView(): void {
    const { view } = this.table;
    if (!view || this.isAlone) return;
    this.happened({ kind: "view", next: nextToAct(view, this.people, lastSeat(this.stage)) });
  }

  /** Load another look as soon as it is wanted. There is one in the end, so nothing is announced twice. */
  private followStage(): void {
    const wanted = eyes(this.stage);
    // Nothing more of a hand is received once it is covered.
    if (this.passTo !== null && this.shown.seat !== null) this.shown.table.close();
    if (wanted === (this.loading ?? this.shown).seat) return;
    this.loading?.table.close();
    this.loading = wanted === this.shown.seat ? null : this.look(wanted);
  }

  private showWhenLoaded(): void {
    const { loading } = this;
    if (!loading?.table.ready || !loading.table.view) return;
    const landing = this.passTo ? 0 : LANDING - (performance.now() - loading.since);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.show(loading), Math.max(0, landing));
  }

  private show(loaded: Look): void {
    if (loaded !== this.loading) return;
    this.shown.table.close();
    this.shown = loaded;
    this.loading = null;
    if (loaded.seat !== null) this.happened({ kind: "shown" });
  }
}
