// Written by make wire from the types of the server. Changes belong there.

export type Level =
  | "beginner"
  | "casual"
  | "skilled"
  | "strong"
  | "expert";

export type Preset =
  | "hello"
  | "good-luck"
  | "thanks"
  | "well-played"
  | "oops"
  | "hurry"
  | "one-moment"
  | "good-game"
  | "rematch"
  | "smile"
  | "laugh"
  | "wow"
  | "sad"
  | "thumbs-up"
  | "heart";

export interface DayAndNightTable {
  readonly time: string;
  readonly round: number;
  readonly last_round: boolean;
  readonly middle: string | null;
  /** The open cards on the table, by who played them. */
  readonly played: ReadonlyArray<ReadonlyArray<string>>;
  readonly winning_colour: string | null;
  /** Who takes a card now and after that, in this order. */
  readonly takers: ReadonlyArray<number>;
  /** Open to everybody, like the stars on them (DN-24). */
  readonly collected: ReadonlyArray<ReadonlyArray<string>>;
  readonly stars: ReadonlyArray<number>;
  readonly discard: ReadonlyArray<string>;
  readonly pile: ReadonlyArray<string>;
  readonly removed: ReadonlyArray<string>;
}

export interface GraRokuTable {
  readonly round: number;
  readonly harder: boolean;
  /** The middle of the table, four rows from the top. */
  readonly grid: ReadonlyArray<ReadonlyArray<string | null>>;
  /** The cards turned up and not yet placed, by seat. */
  readonly revealed: ReadonlyArray<string | null>;
  /** Who still places a card this round, in this order. */
  readonly placing: ReadonlyArray<number>;
  /** The row that is being taken, from 1 at the top. */
  readonly row: number | null;
  /** Who takes a card of it now and after that, in this order. */
  readonly takers: ReadonlyArray<number>;
  /** Taken and not filed, a bonus, or to refill the row. */
  readonly on_its_way: string | null;
  /** By seat: a place for each symbol, spring to winter, in each season the biggest first. */
  readonly years: ReadonlyArray<ReadonlyArray<string | null>>;
  readonly aside: ReadonlyArray<ReadonlyArray<string>>;
  /** How many complete rows each year has. */
  readonly rows: ReadonlyArray<number>;
  /** What each seat would score now. */
  readonly points: ReadonlyArray<number>;
  readonly box: ReadonlyArray<string>;
  readonly pile: ReadonlyArray<string>;
}

export interface SunAndMoonTable {
  readonly turn: number;
  /** An animal has been placed: another card follows in the same turn. */
  readonly following: boolean;
  /** Who found nothing to draw; nobody draws any more. */
  readonly trigger: number | null;
  /** The sun rows by seat, empty where there is none. */
  readonly suns: ReadonlyArray<ReadonlyArray<ReadonlyArray<string>>>;
  readonly moons: ReadonlyArray<ReadonlyArray<ReadonlyArray<string>>>;
  /** The minus points that lie in front of each seat now. */
  readonly in_play: ReadonlyArray<number>;
  /** What each seat has cleared is worth; eclipses that came along count nothing (SM-14). */
  readonly points: ReadonlyArray<number>;
  /** HIDDEN cards until the match is over: only how many there are is shown. */
  readonly score_piles: ReadonlyArray<ReadonlyArray<string>>;
  readonly partners: ReadonlyArray<number | null>;
  /** The kind of row that a seat may have, where the match ties it to one (SM-37). */
  readonly tied: ReadonlyArray<string | null>;
  readonly discard: ReadonlyArray<string>;
  readonly pile: ReadonlyArray<string>;
}

/** Two piles of one value whose owner chooses the card on top (NX-12); piles from 1. */
export interface Merging {
  readonly seat: number;
  readonly piles: readonly [number, number];
}

export interface NoxTable {
  readonly round: number;
  /** Who began this round. */
  readonly starter: number;
  /** Whose turn it is, also while the owner of a chest chooses. */
  readonly player: number;
  /** The top cards of the piles in each chest (NX-18: they alone count). */
  readonly chests: ReadonlyArray<ReadonlyArray<string>>;
  /** What lies below them, pile or not; shown when the match is over. */
  readonly covered: ReadonlyArray<ReadonlyArray<string>>;
  readonly merging: Merging | null;
  readonly pile: ReadonlyArray<string>;
  readonly target: number;
  readonly totals: ReadonlyArray<number>;
  /** The points written down for each finished round, by seat. */
  readonly sheet: ReadonlyArray<ReadonlyArray<number>>;
}

/** What one seat (None: a spectator) sees. */
export interface ViewOf<Game extends string, Table> {
  readonly game: Game;
  readonly seat: number | null;
  readonly players: number;
  readonly phase: string;
  readonly to_act: ReadonlyArray<number>;
  /** Who has made a secret choice that waits for the others. */
  readonly chosen: ReadonlyArray<number>;
  readonly hand: ReadonlyArray<string>;
  /** All hands; cards that the seat cannot see are HIDDEN. */
  readonly hands: ReadonlyArray<ReadonlyArray<string>>;
  /** What lies on this game's table, as its view.py has it. */
  readonly table: Table;
}

export type View =
  | ViewOf<"day_and_night", DayAndNightTable>
  | ViewOf<"gra_roku", GraRokuTable>
  | ViewOf<"sun_and_moon", SunAndMoonTable>
  | ViewOf<"nox", NoxTable>;

/** `none`: no clock. `live`: seconds a move, then a reserve for the whole match. `days`: the same in large, and nobody has to stay at the table. */
export interface TimeControl {
  readonly kind?: "none" | "live" | "days";
  readonly move?: number;
  readonly reserve?: number;
}

/** Who sits where. A card or a choice is never in here. */
export interface SeatInfo {
  readonly kind: "open" | "person" | "bot" | "program";
  readonly name: string;
  /** Of a bot. */
  readonly level: string | null;
  /** Whether somebody is connected for this seat; bots always are. */
  readonly here: boolean;
  /** Why a bot keeps this seat for now; whoever holds it can come back. */
  readonly held: "away" | "clock" | "left" | null;
  /** Milliseconds until a bot takes over, if somebody has just gone. */
  readonly grace: number | null;
  readonly vote: "wait" | "end" | null;
  /** Milliseconds left for this decision and in reserve. */
  readonly clock: number | null;
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly pace: TimeControl;
  readonly public: boolean;
  readonly hints: boolean;
  readonly free_chat: boolean;
  readonly watch: boolean;
  readonly watch_delay: number;
  readonly level: string;
  readonly state: "open" | "running" | "over" | "ended";
  readonly seats: ReadonlyArray<SeatInfo>;
  /** The seat of the host, if the host sits. */
  readonly host: number | null;
  /** SHA-256 of the secret that all shuffles are drawn from; shown before anybody sits down. */
  readonly commitment: string;
  readonly watchers: number;
  /** The table of the rematch. */
  readonly next: string | null;
}

/** What happened, as a key with facts; texts/…/*.ftl say it in six languages. */
export interface EventInfo {
  readonly key: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

export interface Result {
  readonly scores: ReadonlyArray<number>;
  readonly winners: ReadonlyArray<number>;
  readonly reason: string;
  readonly decided_by: string;
  /** What the commitment was made from, and by it every shuffle can be checked. */
  readonly secret: string;
  readonly salt: string;
}

export interface CandidateInfo {
  readonly move: string;
  readonly win_share: number | null;
  readonly visits: number;
}

/** The first message, and again whenever a number is missing. The answer is `welcome`, or what was missed and then `done`. */
export interface Hello {
  readonly type: "hello";
  readonly epoch?: string;
  /** The last number that the client has, of the `epoch` it was told. */
  readonly last?: number;
  /** Chosen by the client; the answer bears it. */
  readonly id: string;
}

/** Play a move, written as in `legal`. With the same `id` again it counts once. */
export interface Move {
  readonly type: "move";
  readonly move: string;
  /** Chosen by the client; the answer bears it. */
  readonly id: string;
}

/** Take a seat before the start, or change one's name there. */
export interface Sit {
  readonly type: "sit";
  readonly name: string;
  /** 32 hexadecimal digits, drawn by the client after it has seen the commitment. */
  readonly salt: string;
  readonly seat?: number | null;
  /** Chosen by the client; the answer bears it. */
  readonly id: string;
}

/** Give up one's seat before the start; later a bot keeps it until one is `back`. */
export interface Rise {
  readonly type: "rise";
  /** Chosen by the client; the answer bears it. */
  readonly id: string;
}

/** Take one's seat back from the bot that keeps it. */
export interface Back {
  readonly type: "back";
  /** Chosen by the client; the answer bears it. */
  readonly id: string;
}

/** Host: a bot takes this seat; without a seat, all that are free. */
export interface SeatBot {
  readonly type: "seat-bot";
  readonly level: Level;
  readonly seat?: number | null;
  /** Chosen by the client; the answer bears it. */
  readonly id: string;
}

/** Host: an own program plays at this seat. The answer holds its token. */
export interface SeatProgram {
  readonly type: "seat-program";
  readonly seat: number;
  readonly name: string;
  /** Chosen by the client; the answer bears it. */
  readonly id: string;
}

/** Host: free a seat before the start. */
export interface Kick {
  readonly type: "kick";
  readonly seat: number;
  /** Chosen by the client; the answer bears it. */
  readonly id: string;
}

/** Host: somebody who sits here becomes the host. */
export interface GiveHost {
  readonly type: "give-host";
  readonly seat: number;
  /** Chosen by the client; the answer bears it. */
  readonly id: string;
}

/** Host: start the match; all seats are taken. */
export interface Begin {
  readonly type: "begin";
  /** Chosen by the client; the answer bears it. */
  readonly id: string;
}

/** Host: whether people may write what they like; presets always go. */
export interface AllowChat {
  readonly type: "allow-chat";
  readonly free: boolean;
  /** Chosen by the client; the answer bears it. */
  readonly id: string;
}

/** Chat: either a preset, said in each reader's language, or one's own words. */
export interface Say {
  readonly type: "say";
  readonly preset?: Preset | null;
  readonly text?: string;
  /** Chosen by the client; the answer bears it. */
  readonly id: string;
}

/** Somebody is away: wait longer for them, or end the match. */
export interface Vote {
  readonly type: "vote";
  readonly choice: "wait" | "end";
  /** Chosen by the client; the answer bears it. */
  readonly id: string;
}

/** What a strong bot would play here, and why. */
export interface AskHint {
  readonly type: "hint";
  /** Chosen by the client; the answer bears it. */
  readonly id: string;
}

/** Another match at a new table, with the seats rotated. */
export interface Rematch {
  readonly type: "rematch";
  /** Chosen by the client; the answer bears it. */
  readonly id: string;
}

export type ClientMessage =
  | Hello
  | Move
  | Sit
  | Rise
  | Back
  | SeatBot
  | SeatProgram
  | Kick
  | GiveHost
  | Begin
  | AllowChat
  | Say
  | Vote
  | AskHint
  | Rematch;

/** Everything there is to know from this place at the table: the answer to `hello`. */
export interface Welcome {
  readonly type: "welcome";
  readonly id: string;
  readonly epoch: string;
  readonly n: number;
  readonly table: TableInfo;
  /** Yours, if you sit. */
  readonly seat: number | null;
  readonly is_host: boolean;
  /** What lies on the table as you may see it; null before the start. */
  readonly view: View | null;
  readonly legal: ReadonlyArray<string>;
  /** The last ones. */
  readonly events: ReadonlyArray<EventInfo>;
  readonly result: Result | null;
}

/** Something was played. */
export interface Update {
  readonly type: "update";
  readonly n: number;
  readonly events: ReadonlyArray<EventInfo>;
  readonly view: View;
  readonly legal: ReadonlyArray<string>;
  /** By seat, milliseconds left; null where no clock runs. */
  readonly clocks: ReadonlyArray<number | null>;
  readonly result: Result | null;
}

/** Seats, presence, votes, settings. */
export interface TableChanged {
  readonly type: "table";
  readonly n: number;
  readonly table: TableInfo;
  readonly seat: number | null;
}

export interface Chat {
  readonly type: "chat";
  readonly n: number;
  readonly name: string;
  readonly seat: number | null;
  readonly preset: string | null;
  readonly text: string;
}

/** What was asked for has been done, and is stored. */
export interface Done {
  readonly type: "done";
  readonly id: string;
  /** Of a rematch. */
  readonly table: string | null;
  /** For a program. */
  readonly token: string | null;
}

/** Nothing has changed. `key` finds the sentence, `ruling` the rule. */
export interface Refused {
  readonly type: "refused";
  readonly id: string;
  readonly key: string;
  readonly ruling: string | null;
}

export interface Hint {
  readonly type: "hint";
  readonly id: string;
  readonly move: string;
  readonly candidates: ReadonlyArray<CandidateInfo>;
  readonly reason: EventInfo | null;
  readonly iterations: number;
}

/** The server stops; come back in so many milliseconds, nothing is lost. */
export interface Goodbye {
  readonly type: "goodbye";
  readonly retry: number;
}

export type Told =
  | Welcome
  | Update
  | TableChanged
  | Chat
  | Done
  | Refused
  | Hint
  | Goodbye;

export interface OptionInfo {
  readonly name: string;
  readonly ruling: string;
  readonly default: boolean | number | string;
  readonly values: ReadonlyArray<boolean | number | string>;
  /** Without values: any number from 1 to this. */
  readonly limit: number;
}

export interface GameInfo {
  readonly id: string;
  readonly fewest: number;
  readonly most: number;
  readonly usual: number;
  readonly options: ReadonlyArray<OptionInfo>;
  /** The cards of the usual deck, as they are written. */
  readonly cards: ReadonlyArray<string>;
}

export interface Lobby {
  /** Public tables with a free seat. */
  readonly open: ReadonlyArray<TableInfo>;
  /** Public tables that can be watched. */
  readonly running: ReadonlyArray<TableInfo>;
}

export interface NewTable {
  readonly game: string;
  /** As many as usual, unless told. */
  readonly players?: number | null;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly pace?: TimeControl;
  readonly public?: boolean;
  readonly hints?: boolean;
  readonly free_chat?: boolean;
  readonly watch?: boolean;
  readonly watch_delay?: number;
  readonly level?: Level;
}

export interface Created {
  readonly id: string;
  readonly link: string;
  readonly commitment: string;
}

export interface Step {
  readonly events: ReadonlyArray<EventInfo>;
  readonly view: View;
}

/** A match again, as one place at the table saw it. */
export interface Replay {
  readonly game: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  /** By seat; none where a record has none. */
  readonly names: ReadonlyArray<string>;
  /** What each card shows, where it is an owner's own deck; else nothing. */
  readonly cards: Readonly<Record<string, Readonly<Record<string, number | string | boolean>>>>;
  readonly seat: number | null;
  readonly steps: ReadonlyArray<Step>;
  readonly result: Result | null;
}

/** A further move that would have been clearly better than the one played. */
export interface Better {
  readonly move: string;
  readonly share: number;
  readonly reason: EventInfo | null;
}

/** A move judged by what its player knew then. Shares are of won matches. */
export interface Decision {
  /** So many steps of the replay came before it. */
  readonly at: number;
  readonly seat: number;
  readonly move: string;
  readonly share: number;
  readonly best: string;
  readonly best_share: number;
  /** What the move gave away. */
  readonly loss: number;
  /** Of the loss; 95 of 100 estimates are closer than this. */
  readonly error: number;
  /** Whether the loss is more than its error. */
  readonly clear: boolean;
  /** What speaks for the best move. */
  readonly reason: EventInfo | null;
  /** Further moves that would have been better, the best first; only where the loss is clear. */
  readonly beside: ReadonlyArray<Better>;
}

/** How a seat came from what everybody may expect to its result, in shares of a match. */
export interface Account {
  readonly seat: number;
  readonly decisions: number;
  readonly best_found: number;
  readonly par: number;
  /** Given away by own moves. */
  readonly loss: number;
  /** All else: the cards and the others. */
  readonly rest: number | null;
  readonly result: number | null;
}

/** A finished match in hindsight, as far as it has been thought over. */
export interface Review {
  /** So many decisions; ask again until it is all of them. */
  readonly done: number;
  readonly total: number;
  /** So many matches were imagined for each move that was compared. */
  readonly iterations: number;
  readonly decisions: ReadonlyArray<Decision>;
  /** By seat; of what is done. */
  readonly summary: ReadonlyArray<Account>;
}

/** A match file, as docs/records.md describes it. */
export interface Recorded {
  readonly record: string;
}

export interface MyTable {
  readonly table: TableInfo;
  readonly seat: number | null;
  readonly is_host: boolean;
  readonly your_turn: boolean;
  /** When something happened there last, in milliseconds since 1970. */
  readonly changed: number;
  /** Their seats; nobody's where the match is not over. */
  readonly winners: ReadonlyArray<number>;
}

export interface Me {
  /** For clients that keep no cookies; it goes into the Authorization header. */
  readonly token: string;
  readonly tables: ReadonlyArray<MyTable>;
}

/** All that is stored about a person. */
export interface Export {
  readonly person: string;
  /** Of each table what the person did and said there, and the record of the match. */
  readonly tables: ReadonlyArray<Readonly<Record<string, unknown>>>;
}

export interface Health {
  readonly status: string;
  readonly version: string;
}

/** What was wrong; `key` finds the sentence in every language. */
export interface Problem {
  readonly key: string;
  readonly detail?: string;
}

export type RefusalKey =
  | "already-away"
  | "already-started"
  | "bad-name"
  | "bad-pace"
  | "bad-request"
  | "bad-text"
  | "chat-is-off"
  | "hello-first"
  | "host-only"
  | "malformed"
  | "name-taken"
  | "no-hints"
  | "no-such-seat"
  | "no-such-table"
  | "no-token"
  | "no-watching"
  | "nobody-is-away"
  | "not-a-move"
  | "not-a-person"
  | "not-allowed"
  | "not-found"
  | "not-over"
  | "not-possible"
  | "not-running"
  | "not-seated"
  | "not-stored"
  | "not-your-turn"
  | "not-yours-to-vote"
  | "nothing-said"
  | "only-local"
  | "other-origin"
  | "program-stays"
  | "seat-is-free"
  | "seat-reserved"
  | "seat-taken"
  | "seats-are-free"
  | "server-full"
  | "table-full"
  | "too-fast"
  | "too-large"
  | "too-many-connections"
  | "too-many-hints"
  | "too-many-tables"
  | "too-much-chat";
