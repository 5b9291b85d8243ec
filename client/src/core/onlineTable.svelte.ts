/** A table on the server or on this device, kept up to date by its connection. */
import type {
  Chat,
  EventInfo,
  Hint,
  Result,
  TableInfo,
  ServerMessage,
  Update,
  View,
  Welcome,
} from "../generated/wire";
import { saveCommitment } from "./commitments";
import { dealRequest } from "./salts";
import { announce, dismissRefusals, notify } from "../a11y/announce.svelte";
import { api } from "./api";
import { yieldToMain } from "./yieldToMain";
import { loadDeck, type Deck } from "./decks";
import { isOnDevice } from "./device";
import { isGame, type GameId } from "./games";
import {
  Connection,
  type Answer,
  type ConnectionEvents,
  type ConnectionState,
  type Request,
} from "./connection";
import { isQuiet, type WriteScene } from "./beats";
import { Director, type Shown } from "./director.svelte";
import { showBubble } from "./bubble.svelte";
import { parseMove } from "./moves";
import { livePlay } from "./livePlay";
import type { Play, SeatShown } from "./play";
import { forgetUnanswered, saveUnanswered, unansweredMove } from "./unansweredMoves";
import { settings } from "./settings.svelte";
import { sound } from "../theme/sound";
import { pageTexts, texts } from "../i18n/texts.svelte";
import { refusal, MatchTexts } from "../i18n/matchTexts";
import { characterOf, levelOf } from "../cast/cast";
import { shownName } from "../i18n/shownName";

const MAX_LOG_LENGTH = 600;
/** Milliseconds after which a move that is not answered yet is marked. */
const NOTICEABLE = 400;
const EMPTY_DECK: Deck = { cards: {}, sources: {} };

export class OnlineTable {
  state = $state<ConnectionState>("connecting");
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  isHost = $state(false);
  chat = $state.raw<readonly Chat[]>([]);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  /** Whether my last move can be taken back. */
  canUndo = $state(false);
  /** The seat that is kept for me before the match begins. */
  keptSeat = $state<number | null>(null);
  sent = $state<string | null>(null);
  /** A move that the player has not confirmed yet. */
  proposed = $state<string | null>(null);
  /** Deck, texts and table component are loaded, so something can be shown. */
  ready = $state(false);
  private deck = $state.raw<Deck>(EMPTY_DECK);
  /** When the clocks were received, in milliseconds of `performance.now()`. */
  private clocksAt = $state(0);
  /** When the grace periods were received, in milliseconds of `performance.now()`. */
  private graceAt = $state(0);
  private unanswered = $state<string | null>(null);
  /** Whether the server takes noticeably long to answer my move. */
  private isLate = $state(false);
  /** The view of the newest message, which the table may not have shown yet. */
  private newest = $state.raw<View | null>(null);
  private newestLegal: readonly string[] = [];
  /** Whether my unanswered move waits for the connection to come back. */
  private isQueued = false;
  /** Shows everything that happens at the table. */
  readonly director = new Director((shown) => this.onBeat(shown));
  private readonly connection: Promise<Connection>;

  /** `preload` loads what is needed to draw a game, before anything of it is shown. It returns how the game
   * stages what happens. */
  constructor(
    readonly id: string,
    private readonly preload: (game: GameId) => Promise<WriteScene>,
    /** Of a seat on a device that several people pass around. */
    private readonly token = "",
  ) {
    this.connection = this.connect();
  }

  /** A visitor who follows a link first gets an identity: the server seats only people it knows. */
  private async connect(): Promise<Connection> {
    if (!this.token && !isOnDevice(this.id)) await api.me().catch(() => {});
    const events: ConnectionEvents = {
      onMessage: (message) => this.receive(message),
      onStateChange: (state) => this.onStateChange(state),
      onRejected: ({ key, ruling }) => this.explain(key, ruling),
    };
    return new Connection(this.id, events, this.token);
  }

  close(): void {
    this.director.stop();
    void this.connection.then((connection) => connection.close());
  }

  /** The cards as the table shows them now. */
  get view(): View | null {
    return this.director.view;
  }

  /** The result, once the table has shown the end. */
  get result(): Result | null {
    return this.director.result;
  }

  get log(): readonly EventInfo[] {
    return this.director.log;
  }

  get game(): GameId | null {
    return isGame(this.info?.game) ? this.info.game : null;
  }

  /** As one string, so that nothing renders again while the names stay the same. */
  private readonly joinedNames = $derived(JSON.stringify((this.info?.seats ?? []).map((seat) => seat.name)));

  readonly names: readonly string[] = $derived(JSON.parse(this.joinedNames) as string[]);

  readonly words: MatchTexts = $derived.by(() => {
    const game = this.game;
    if (!game) throw new Error("the server has not described this table yet");
    return new MatchTexts(texts.of(game), game, this.deck, this.names, this.reader);
  });

  /** The seat that is spoken to as "you"; on a device that is passed around, everybody keeps their name. */
  private get reader(): number | null {
    return this.token ? null : this.seat;
  }

  get isMyTurn(): boolean {
    const { view, seat } = this;
    if (this.info?.state === "ended") return false;
    return view !== null && seat !== null && view.to_act.includes(seat) && !view.chosen.includes(seat);
  }

  /** A move was sent; nothing else can be played until it is answered. */
  private get isWaiting(): boolean {
    return this.sent !== null && !this.hasChosen;
  }

  private get hasChosen(): boolean {
    return this.newest?.chosen.includes(this.seat ?? -1) ?? false;
  }

  /** Whether my move may not have reached the server yet. */
  get isPending(): boolean {
    return this.unanswered !== null && (this.isLate || this.state !== "open");
  }

  get seats(): SeatShown[] {
    return (this.info?.seats ?? []).map((seat) => ({
      name: shownName(seat.name),
      kind: seat.kind,
      character: characterOf(seat.character),
      level: levelOf(seat.level),
      here: seat.here,
      held: seat.held,
      deadline: seat.clock === null ? null : this.clocksAt + seat.clock,
    }));
  }

  /** The seconds that a disconnected seat has left before a bot takes over, or null. */
  graceLeft(seat: number, now: number): number | null {
    const grace = this.info?.seats[seat]?.grace ?? null;
    return grace === null ? null : Math.max(0, Math.ceil((this.graceAt + grace - now) / 1000));
  }

  private readonly shownGame: GameId | null = $derived(this.view && this.ready ? this.game : null);

  /** The props of a game's table. It is one object for the whole match with live properties, so that a move
   * does not render everything again. */
  readonly play: Play | null = $derived.by(() => {
    const game = this.shownGame;
    if (!game) return null;
    return livePlay(
      game,
      {
        view: () => this.view!,
        legal: () =>
          this.state !== "closed" && !this.isWaiting && !this.director.isBusy ? this.director.legal : [],
        seat: () => this.seat,
        seats: () => this.seats,
        words: () => this.words,
        log: () => this.director.log,
        recent: () => this.director.recent,
        moment: () => this.director.moment,
        sent: () => this.sent,
        isPending: () => this.isPending,
        hint: () => this.hint,
        lessonMove: () => null,
      },
      {
        play: (move) => this.propose(move),
        explain: (key, ruling, card) => this.explain(key, ruling ?? null, card),
      },
    );
  });

  // Requests ----------------------------------------------------------------------------------

  /** Play a move, after a confirmation if the player wants one. */
  propose(move: string): void {
    if (settings.confirm && move !== "back") this.proposed = move;
    else void this.move(move);
  }

  async move(move: string): Promise<void> {
    this.proposed = null;
    if (this.isWaiting) return;
    dismissRefusals();
    this.director.skip();
    this.sent = this.unanswered = move;
    sound("slide");
    const id = (await this.connection).newId();
    this.rememberMove(move, id);
    if (this.state === "open") await this.send(move, id);
    else this.isQueued = true;
  }

  private onStateChange(state: ConnectionState): void {
    this.state = state;
    if (state === "open" && this.isQueued) this.sendQueued();
  }

  /** The move that was chosen while the connection was lost, if it is still the same decision. */
  private sendQueued(): void {
    this.isQueued = false;
    this.sent = this.unanswered = null;
    this.resumeMove({ seat: this.seat, view: this.newest, legal: this.newestLegal });
  }

  private async send(move: string, id: string): Promise<void> {
    this.sent = this.unanswered = move;
    this.isLate = false;
    const timer = setTimeout(() => (this.isLate = true), NOTICEABLE);
    const answer = await (await this.connection).ask({ type: "move", move }, id);
    clearTimeout(timer);
    if (unansweredMove(this.id)?.id === id) forgetUnanswered(this.id);
    if (this.unanswered === move) this.unanswered = null;
    if (this.sent === move && (answer.type === "refused" || !this.hasChosen)) this.sent = null;
    if (answer.type === "refused") this.explain(answer.key, answer.ruling, this.cardOf(move));
  }

  /** The card of my hand that this move plays, if any. */
  private cardOf(move: string): string | undefined {
    const card = this.game ? parseMove(this.game, move).card : undefined;
    return card && this.newest?.hand.includes(card) ? card : undefined;
  }

  private rememberMove(move: string, id: string): void {
    const { seat, newest } = this;
    if (seat === null || !newest) return;
    const words = this.words.move(move);
    saveUnanswered(this.id, { id, seat, move, hand: newest.hand, words, at: Date.now() });
  }

  /** Sends the move that the server has not answered, if it still is one. */
  private resumeMove({ seat, view, legal }: Pick<Welcome, "seat" | "view" | "legal">): void {
    const saved = unansweredMove(this.id);
    if (!saved || this.unanswered !== null) return;
    const isSame = saved.seat === seat && String(saved.hand) === String(view?.hand);
    if (isSame && legal.includes(saved.move)) void this.send(saved.move, saved.id);
    else forgetUnanswered(this.id);
  }

  /** Send any other request. A refusal is shown, and returned as well. */
  async ask(request: Request): Promise<Answer> {
    const answer = await (await this.connection).ask(request);
    if (answer.type === "refused") this.explain(answer.key, answer.ruling);
    return answer;
  }

  /** Takes my last move back; the server answers with a welcome. */
  async undo(): Promise<void> {
    if (!this.canUndo) return;
    this.canUndo = false;
    const answer = await this.ask({ type: "undo" });
    if (answer.type === "done" && this.view) announce(this.words.phase(this.view.phase), "now");
  }

  async askHint(): Promise<void> {
    this.thinking = true;
    const answer = await this.ask({ type: "hint" });
    this.thinking = false;
    if (answer.type === "hint") this.hint = answer;
  }

  explain(key: string, ruling: string | null, card?: string): void {
    if (key === "not-stored" && isOnDevice(this.id)) return void this.explainFull();
    const why = refusal(this.game && !key.startsWith("device-") ? texts.of(this.game) : pageTexts(), key);
    const text = key === "card-not-now" && this.view ? `${why} ${this.words.phase(this.view.phase)}` : why;
    if (card && this.game) return showBubble({ card, text, ruling, game: this.game });
    notify(text, ruling, this.game);
    announce(text, "now");
  }

  /** A device that cannot store is usually full. */
  private async explainFull(): Promise<void> {
    await texts.need("device").catch(() => {});
    this.explain("device-not-stored", null);
  }

  // Messages ---------------------------------------------------------------------------------

  private receive(message: ServerMessage): void {
    if (message.type === "welcome") void this.onWelcome(message);
    else if (message.type === "update") this.onUpdate(message);
    else if (message.type === "table") this.onTableChanged(message.table, message.seat, false);
    else if (message.type === "chat") this.onChat(message);
  }

  private async onWelcome(message: Welcome): Promise<void> {
    this.onTableChanged(message.table, message.seat, true);
    this.isHost = message.is_host;
    this.canUndo = message.undo;
    this.keptSeat = message.reserved;
    this.hint = null;
    this.sent = this.unanswered; // the connection sends it again, so the player must not
    this.newest = message.view;
    this.newestLegal = message.legal;
    if (message.view) this.director.cut({ ...message, view: message.view });
    this.resumeMove(message);
    await this.prepare();
  }

  /** Load the texts, the deck and the table component of the game. */
  private async prepare(): Promise<void> {
    const game = this.game;
    if (!game || this.ready) return;
    const [deck, , writeScene] = await Promise.all([
      loadDeck(game, this.info?.options["deck"]),
      texts.need(game),
      this.preload(game),
    ]);
    this.deck = deck;
    this.director.use(writeScene, deck);
    await yieldToMain();
    this.ready = true;
  }

  private onUpdate(message: Update): void {
    this.newest = message.view;
    this.newestLegal = message.legal;
    this.canUndo = message.undo;
    if (!this.isAboutOthers(message)) this.hint = this.proposed = null;
    if (!this.hasChosen) this.sent = this.unanswered; // another player's move does not answer ours
    this.setClocks(message.clocks);
    this.director.push(message);
  }

  /** Whether only other players have chosen, so that my decision, a hint and a question stay as they are. */
  private isAboutOthers({ events, view }: Update): boolean {
    const isMine = ({ facts }: EventInfo) => facts["seat"] === this.seat;
    return isQuiet(events) && !events.some(isMine) && !view.chosen.includes(this.seat ?? -1);
  }

  /** What is heard follows what is seen. */
  private onBeat({ beat, isLast, isRepeat }: Shown): void {
    if (!this.ready) return;
    const lines = beat.events.map((event) => this.words.event(event));
    if (lines.length && !isRepeat) announce(lines.join(" "));
    const { result, isBusy } = this.director;
    if (beat.sound) sound(beat.sound, beat.soundStep);
    else if (isLast && result) sound(result.winners.includes(this.seat ?? -1) ? "win" : "end");
    else if (beat.events.length) sound("down");
    if (isLast && !isBusy && !result) this.announceTurn();
  }

  /** Whether I have been told that it is my turn. */
  private turnAnnounced = false;

  private announceTurn(): void {
    if (this.isMyTurn && !this.turnAnnounced) {
      announce(this.words.phase(this.view!.phase), "now");
      sound("turn");
    }
    this.turnAnnounced = this.isMyTurn;
  }

  private onTableChanged(info: TableInfo, seat: number | null, isArrival: boolean): void {
    this.info = info;
    this.seat = seat;
    this.isHost = seat !== null ? info.host === seat : this.isHost;
    saveCommitment(info.id, info.commitment, info.state === "open");
    this.clocksAt = this.graceAt = performance.now();
    const request = dealRequest(info, seat, isArrival);
    if (request) void this.connection.then((connection) => connection.ask(request));
  }

  private setClocks(clocks: readonly (number | null)[]): void {
    if (!this.info) return;
    const seats = this.info.seats.map((seat, i) => ({ ...seat, clock: clocks[i] ?? null }));
    this.info = { ...this.info, seats };
    this.clocksAt = performance.now();
  }

  private onChat(message: Chat): void {
    this.chat = [...this.chat, message].slice(-MAX_LOG_LENGTH);
    if (message.seat !== this.seat) announce(`${speaker(message)}: ${chatText(message)}`);
  }
}

/** Who wrote a chat message. */
export function speaker(message: Chat): string {
  return shownName(message.name);
}

/** The text of a chat message; preset messages are in the reader's language. */
export function chatText(message: Chat): string {
  return message.preset ? texts.of("page").say(`say-${message.preset}`) : message.text;
}
