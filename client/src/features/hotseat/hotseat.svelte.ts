/** A device that several people pass around: it connects every seat and shows the view of the right one. */
import { Connection } from "../../core/connection";
import { OnlineTable } from "../../core/onlineTable.svelte";
import { preload } from "../../games/scenes";
import type { Player, SavedMatch } from "./savedMatches";
import { visibleSeat, lastSeat, nextStage, START, type Stage, type StageEvent } from "./stage";
import { nextToAct } from "./turns";

/** Milliseconds for which a hand stays visible after a move, so that the played card can land. */
const LANDING = 400;
const IGNORED = { onMessage() {}, onStateChange() {} };

/** The table as one seat sees it; without a seat it is the public view. */
interface SeatView {
  readonly seat: number | null;
  readonly table: OnlineTable;
  readonly since: number;
}

export class Hotseat {
  private stage = $state.raw<Stage>(START);
  private shown = $state.raw<SeatView>()!;
  /** The view that replaces the shown one once it has loaded. */
  private loading = $state.raw<SeatView | null>(null);
  private readonly people: readonly number[];
  private readonly connections: readonly Connection[];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly match: SavedMatch) {
    this.people = match.players.map(({ seat }) => seat);
    // Without a connection a seat goes to a bot after a while. These connections only hold the seats:
    // what they receive is ignored, as it may be a hand.
    this.connections = match.players.map(({ token }) => new Connection(match.id, IGNORED, token));
    if (this.isAlone) this.stage = { kind: "open", seat: this.people[0]! };
    this.shown = this.openView(visibleSeat(this.stage));
    $effect(() => this.followView());
    $effect(() => this.followStage());
    $effect(() => this.showWhenLoaded());
  }

  get table(): OnlineTable {
    return this.shown.table;
  }

  /** The person who must take the device before anything is shown, if any. */
  get passTo(): Player | null {
    const { stage } = this;
    if (stage.kind !== "covered" && stage.kind !== "opening") return null;
    return this.match.players.find(({ seat }) => seat === stage.seat) ?? null;
  }

  get isOpening(): boolean {
    return this.stage.kind === "opening";
  }

  /** Whether a hand is visible that its player may want to hide from others. */
  get canHide(): boolean {
    return !this.isAlone && this.shown.seat !== null;
  }

  uncover(): void {
    this.apply({ kind: "uncover" });
  }

  hide(): void {
    this.apply({ kind: "hide" });
  }

  close(): void {
    clearTimeout(this.timer);
    for (const connection of this.connections) connection.close();
    this.shown.table.close();
    this.loading?.table.close();
  }

  /** With only one person at this device nothing has to be hidden. */
  private get isAlone(): boolean {
    return this.people.length === 1;
  }

  private apply(event: StageEvent): void {
    this.stage = nextStage(this.stage, event);
  }

  private openView(seat: number | null): SeatView {
    const token = this.match.players.find((each) => each.seat === seat)?.token;
    return { seat, table: new OnlineTable(this.match.id, preload, token), since: performance.now() };
  }

  private followView(): void {
    const { view } = this.table;
    if (!view || this.isAlone) return;
    this.apply({ kind: "view", next: nextToAct(view, this.people, lastSeat(this.stage)) });
  }

  /** Loads another view when the stage needs it. Only one stays open, so nothing is announced twice. */
  private followStage(): void {
    const wanted = visibleSeat(this.stage);
    // A covered device must not receive anything about a hand.
    if (this.passTo !== null && this.shown.seat !== null) this.shown.table.close();
    if (wanted === (this.loading ?? this.shown).seat) return;
    this.loading?.table.close();
    this.loading = wanted === this.shown.seat ? null : this.openView(wanted);
  }

  private showWhenLoaded(): void {
    const { loading } = this;
    if (!loading?.table.ready || !loading.table.view) return;
    const landing = this.passTo ? 0 : LANDING - (performance.now() - loading.since);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.show(loading), Math.max(0, landing));
  }

  private show(loaded: SeatView): void {
    if (loaded !== this.loading) return;
    this.shown.table.close();
    this.shown = loaded;
    this.loading = null;
    if (loaded.seat !== null) this.apply({ kind: "shown" });
  }
}
