// Written by make wire from the types of the server. Changes belong there.

export type CharacterId =
  | "pip"
  | "misty"
  | "bruna"
  | "timo"
  | "sol"
  | "rufus"
  | "luna"
  | "kasimir"
  | "stella"
  | "orion";

export type Level =
  | "beginner"
  | "casual"
  | "skilled"
  | "strong"
  | "expert";

export type Preset =
  | "hello"
  | "good-luck"
  | "well-played"
  | "oops"
  | "hurry"
  | "one-moment"
  | "thanks"
  | "good-game"
  | "rematch"
  | "smile"
  | "laugh"
  | "wow"
  | "sad"
  | "thumbs-up"
  | "heart";

/** The round that ended last, with all cards as they lay before anybody took one. */
export interface FinishedRound {
  readonly round: number;
  readonly time: string;
  readonly middle: string | null;
  readonly played: ReadonlyArray<ReadonlyArray<string>>;
  readonly sums: Readonly<Record<string, number>>;
  readonly winning_colour: string | null;
  /** What each seat took. */
  readonly taken: ReadonlyArray<string | null>;
}

export interface DayAndNightTable {
  readonly time: string;
  readonly round: number;
  /** How many rounds this match has. */
  readonly rounds: number;
  readonly last_round: boolean;
  readonly middle: string | null;
  /** The open cards on the table, by the seat that played them. */
  readonly played: ReadonlyArray<ReadonlyArray<string>>;
  /** What each colour that competes (DN-11) adds up to, with what was taken in this round. */
  readonly sums: Readonly<Record<string, number>>;
  /** The only colour with the highest sum by day, the lowest by night, as it stands. */
  readonly leading_colour: string | null;
  readonly winning_colour: string | null;
  /** The seats that still take a card, in this order. */
  readonly takers: ReadonlyArray<number>;
  /** By seat, the cards that it has taken; they are open (DN-24). */
  readonly collected: ReadonlyArray<ReadonlyArray<string>>;
  readonly stars: ReadonlyArray<number>;
  readonly discard: ReadonlyArray<string>;
  readonly pile: ReadonlyArray<string>;
  readonly removed: ReadonlyArray<string>;
  /** Kept until the next cards are revealed, and when the match is over. */
  readonly finished: FinishedRound | null;
}

export interface GraRokuTable {
  readonly round: number;
  readonly harder: boolean;
  /** The middle of the table, four rows from the top. */
  readonly grid: ReadonlyArray<ReadonlyArray<string | null>>;
  /** By seat, the card that was turned up and is not placed yet. */
  readonly revealed: ReadonlyArray<string | null>;
  /** The seats that still place a card this round, in this order. */
  readonly placing: ReadonlyArray<number>;
  /** The row that is being taken, from 1 at the top. */
  readonly row: number | null;
  /** The seats that still take a card of it, in this order. */
  readonly takers: ReadonlyArray<number>;
  /** The card that somebody holds: taken and not filed yet, a bonus, or for a refill. */
  readonly on_its_way: string | null;
  /** By seat, a place for each symbol, from spring to winter, in each season the biggest first. */
  readonly years: ReadonlyArray<ReadonlyArray<string | null>>;
  readonly aside: ReadonlyArray<ReadonlyArray<string>>;
  /** By seat, the number of complete rows in its year. */
  readonly rows: ReadonlyArray<number>;
  /** What each complete row of each year counts, the best first. */
  readonly row_points: ReadonlyArray<ReadonlyArray<number>>;
  /** By seat, its score if the match ended now. */
  readonly points: ReadonlyArray<number>;
  readonly box: ReadonlyArray<string>;
  readonly pile: ReadonlyArray<string>;
}

export interface SunAndMoonTable {
  readonly turn: number;
  /** Whether another card must follow an animal in this turn. */
  readonly following: boolean;
  /** The seat that found no card to draw; from then on nobody draws. */
  readonly trigger: number | null;
  /** By seat, its sun row; empty if it has none. */
  readonly suns: ReadonlyArray<ReadonlyArray<ReadonlyArray<string>>>;
  /** By seat, its moon row; empty if it has none. */
  readonly moons: ReadonlyArray<ReadonlyArray<ReadonlyArray<string>>>;
  /** By seat, the minus points that lie in front of it now. */
  readonly in_play: ReadonlyArray<number>;
  /** By seat, the points for the cards that it has cleared; eclipses count nothing (SM-14). */
  readonly points: ReadonlyArray<number>;
  /** By seat, the cards that it has cleared; hidden until the match is over. */
  readonly score_piles: ReadonlyArray<ReadonlyArray<string>>;
  readonly partners: ReadonlyArray<number | null>;
  /** By seat, the only kind of row that it may have, if it is tied to one (SM-37). */
  readonly tied: ReadonlyArray<string | null>;
  readonly discard: ReadonlyArray<string>;
  readonly pile: ReadonlyArray<string>;
}

/** Two piles of the same value whose owner chooses the card on top (NX-12). */
export interface Merging {
  readonly seat: number;
  /** Piles count from 1. */
  readonly piles: readonly [number, number];
}

export interface NoxTable {
  readonly round: number;
  /** The seat that began this round. */
  readonly starter: number;
  /** The seat whose turn it is, even while the owner of a chest chooses. */
  readonly player: number;
  /** The top cards of the piles in each chest; only they count (NX-18). */
  readonly chests: ReadonlyArray<ReadonlyArray<string>>;
  /** The points of each chest as it is: none while a colour is missing. */
  readonly worth: ReadonlyArray<number>;
  /** The covered cards of each chest; hidden until the match is over. */
  readonly covered: ReadonlyArray<ReadonlyArray<string>>;
  /** How many cards lie below each of the top cards. */
  readonly depths: ReadonlyArray<ReadonlyArray<number>>;
  readonly merging: Merging | null;
  readonly pile: ReadonlyArray<string>;
  readonly target: number;
  readonly totals: ReadonlyArray<number>;
  /** By finished round, the points of each seat. */
  readonly sheet: ReadonlyArray<ReadonlyArray<number>>;
}

/** What one seat (None: a spectator) sees of the cards. */
export interface ViewOf<Game extends string, Table> {
  readonly game: Game;
  readonly seat: number | null;
  readonly players: number;
  readonly phase: string;
  readonly to_act: ReadonlyArray<number>;
  /** The seats whose secret choice waits for the others. */
  readonly chosen: ReadonlyArray<number>;
  readonly hand: ReadonlyArray<string>;
  /** All hands; cards that this seat cannot see are ??. */
  readonly hands: ReadonlyArray<ReadonlyArray<string>>;
  /** What lies on the table, in the form of this game. */
  readonly table: Table;
}

export type View =
  | ViewOf<"day_and_night", DayAndNightTable>
  | ViewOf<"gra_roku", GraRokuTable>
  | ViewOf<"sun_and_moon", SunAndMoonTable>
  | ViewOf<"nox", NoxTable>;

/** `none`: no clock. `live`: seconds per move, then a reserve for the whole match. `days`: the same on a larger scale, and nobody has to stay at the table. */
export interface TimeControl {
  readonly kind?: "none" | "live" | "days";
  readonly move?: number;
  readonly reserve?: number;
}

/** Who sits where. Never holds a card or a choice. */
export interface SeatInfo {
  readonly kind: "open" | "person" | "bot" | "program";
  /** Guests without a name are called `Guest` or `Guest 2`, and bots at old tables `Bot 2`; clients show these in the reader's language. */
  readonly name: string;
  /** The level that a bot plays at here. */
  readonly level: string | null;
  /** Whether somebody is connected for this seat; bots always are. */
  readonly here: boolean;
  /** Why a bot plays for this seat; its player can come back at any time. */
  readonly held: "away" | "clock" | "left" | null;
  /** Milliseconds until a bot takes over from a player who has just left. */
  readonly grace: number | null;
  readonly vote: "wait" | "end" | null;
  /** Milliseconds left for this decision and in reserve. */
  readonly clock: number | null;
  /** Whether a free seat is kept for somebody who was asked for a rematch. */
  readonly reserved: boolean;
  /** What this player has committed to; null if they have to `commit`. Bots and programs add nothing to the shuffles. */
  readonly commitment: string | null;
  /** Whether this player's salt has come. */
  readonly revealed: boolean;
  /** The character of the cast that a bot plays as; bots at old tables have none. */
  readonly character: string | null;
}

/** A round of commitments that was opened again: somebody's salt was withheld, or a seat has changed meanwhile. */
export interface ReopenedInfo {
  readonly round: number;
  readonly why: "withheld" | "changed";
  readonly name: string;
}

/** A table as everybody may know it. */
export interface TableInfo {
  readonly game: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly pace: TimeControl;
  readonly public: boolean;
  readonly hints: boolean;
  readonly free_chat: boolean;
  /** Whether spectators are allowed. */
  readonly watch: boolean;
  /** How many seconds spectators are behind. */
  readonly watch_delay: number;
  /** The level of a bot that plays for somebody who is away. */
  readonly level: Level;
  /** Against bots of this `level` alone: they are seated at once, and the match begins when the person who opened the table takes the seat that is kept for them. */
  readonly bots: boolean;
  readonly id: string;
  readonly players: number;
  readonly state: "open" | "running" | "over" | "ended";
  readonly seats: ReadonlyArray<SeatInfo>;
  /** The host's seat, if the host sits. */
  readonly host: number | null;
  /** SHA-256 of the secret behind all shuffles; shown before anybody sits down. */
  readonly commitment: string;
  readonly watchers: number;
  /** The table of the rematch. */
  readonly next: string | null;
  /** Whether the commitments are closed: compare them with what you know, save them, and `reveal`. */
  readonly closed: boolean;
  /** The rounds of commitments that led to no deal. */
  readonly reopened: ReadonlyArray<ReopenedInfo>;
  /** Why the table was closed before the match was over, if it was. */
  readonly ended: "vote" | "host" | "idle" | "nobody" | "resigned" | null;
  /** The seats whose players had left when the others voted to end the match. */
  readonly left: ReadonlyArray<number>;
}

/** What happened, as a key with facts; the texts turn it into a sentence in each language. */
export interface EventInfo {
  readonly key: string;
  readonly facts: Readonly<Record<string, number | string | ReadonlyArray<number | string>>>;
}

export interface Result {
  readonly scores: ReadonlyArray<number>;
  readonly winners: ReadonlyArray<number>;
  readonly reason: string;
  readonly decided_by: string;
  /** The secret that the commitment was made from, so that every shuffle can be checked. */
  readonly secret: string;
  /** What the players added to the shuffles, in the order of their seats. */
  readonly salt: string;
}

/** A move that the bot considered. */
export interface CandidateInfo {
  readonly move: string;
  readonly win_share: number | null;
  readonly visits: number;
}

/** The first message, and again whenever a number is missing. The answer is `welcome`, or what was missed and then `done`. */
export interface Hello {
  readonly type: "hello";
  /** The version of the protocol that the client speaks. */
  readonly protocol?: number;
  readonly epoch?: string;
  /** The last number that the client has received in this `epoch`. */
  readonly last?: number;
  /** Chosen by the client; the answer carries it. */
  readonly id: string;
}

/** Play a move, written as in `legal`. The same `id` sent again counts once. */
export interface PlayMove {
  readonly type: "move";
  readonly move: string;
  /** Chosen by the client; the answer carries it. */
  readonly id: string;
}

/** Take a seat before the start, or change your name there. */
export interface Sit {
  readonly type: "sit";
  readonly name: string;
  /** SHA-256 of `lunasol salt 1\n` and a salt of 16 bytes, which the client draws after it has seen the table's commitment and reveals later. */
  readonly commitment: string;
  readonly seat?: number | null;
  /** I have no name: the server calls me `Guest` or `Guest 2` instead of `name`. */
  readonly guest?: boolean;
  /** Chosen by the client; the answer carries it. */
  readonly id: string;
}

/** Commit to another salt before the commitments are closed: because they were opened again, or because this device does not know the salt of your seat. */
export interface Commit {
  readonly type: "commit";
  readonly commitment: string;
  /** Chosen by the client; the answer carries it. */
  readonly id: string;
}

/** Reveal your salt once the commitments are closed. If it does not come in time or does not fit, your seat is free again and everybody commits again. */
export interface Reveal {
  readonly type: "reveal";
  readonly salt: string;
  /** Chosen by the client; the answer carries it. */
  readonly id: string;
}

/** Give up your seat before the start; later a bot plays for you until you are `back`. */
export interface Rise {
  readonly type: "rise";
  /** Chosen by the client; the answer carries it. */
  readonly id: string;
}

/** Give up. Against bots and programs alone this ends the match; with other people it is `rise`. The host of a table that has not started closes it. */
export interface Resign {
  readonly type: "resign";
  /** Chosen by the client; the answer carries it. */
  readonly id: string;
}

/** Take back your last move and those of the bots after it: only against bots alone, and only while nothing hidden has been revealed since; `welcome` and `update` say whether you may. */
export interface Undo {
  readonly type: "undo";
  /** Chosen by the client; the answer carries it. */
  readonly id: string;
}

/** Take your seat back from the bot that plays for you. */
export interface Back {
  readonly type: "back";
  /** Chosen by the client; the answer carries it. */
  readonly id: string;
}

/** Host: seat a bot here; without a seat, at every free one. Each bot is a character of the cast; a character that is named takes one seat. */
export interface SeatBot {
  readonly type: "seat-bot";
  /** By default the character's own, or the table's. */
  readonly level?: Level | null;
  readonly seat?: number | null;
  /** By default characters of this level, then of the nearest levels, who do not sit here yet. */
  readonly character?: CharacterId | null;
  /** Chosen by the client; the answer carries it. */
  readonly id: string;
}

/** Host: let a program of yours play at this seat. The answer holds its token, which is valid until the seat is freed or given to another program; asking again for the same seat gives a new token and ends the old one. */
export interface SeatProgram {
  readonly type: "seat-program";
  readonly seat: number;
  readonly name: string;
  /** Chosen by the client; the answer carries it. */
  readonly id: string;
}

/** Host: free a seat before the start. */
export interface Kick {
  readonly type: "kick";
  readonly seat: number;
  /** Chosen by the client; the answer carries it. */
  readonly id: string;
}

/** Host: make somebody who sits here the host. */
export interface GiveHost {
  readonly type: "give-host";
  readonly seat: number;
  /** Chosen by the client; the answer carries it. */
  readonly id: string;
}

/** Host: start the match; all seats must be taken. The commitments are closed, everybody reveals their salt, and the cards are dealt. */
export interface Begin {
  readonly type: "begin";
  /** Chosen by the client; the answer carries it. */
  readonly id: string;
}

/** Host: whether people may chat in their own words; ready-made phrases are always allowed. */
export interface AllowChat {
  readonly type: "allow-chat";
  readonly free: boolean;
  /** Chosen by the client; the answer carries it. */
  readonly id: string;
}

/** Chat: either a ready-made phrase, shown in each reader's language, or your own words. */
export interface Say {
  readonly type: "say";
  readonly preset?: Preset | null;
  readonly text?: string;
  /** Chosen by the client; the answer carries it. */
  readonly id: string;
}

/** Somebody is away: vote to wait longer for them, or to end the match. Ending it is possible once a bot plays for them; `left` then says who had left. */
export interface Vote {
  readonly type: "vote";
  readonly choice: "wait" | "end";
  /** Chosen by the client; the answer carries it. */
  readonly id: string;
}

/** Ask for nothing but `done`, to find out whether the connection still works. The answer does not wait for your earlier requests. */
export interface Ping {
  readonly type: "ping";
  /** Chosen by the client; the answer carries it. */
  readonly id: string;
}

/** Ask what a strong bot would play here, and why. */
export interface AskHint {
  readonly type: "hint";
  /** Chosen by the client; the answer carries it. */
  readonly id: string;
}

/** Another match at a new table, with the seats rotated. A seat is kept there for everybody who played; taking it means to accept, and the match begins when all seats are taken. */
export interface Rematch {
  readonly type: "rematch";
  /** Chosen by the client; the answer carries it. */
  readonly id: string;
}

/** No rematch for me: the seat that is kept for me at the next table is free for anybody. */
export interface Decline {
  readonly type: "decline";
  /** Chosen by the client; the answer carries it. */
  readonly id: string;
}

export type ClientMessage =
  | Hello
  | PlayMove
  | Sit
  | Commit
  | Reveal
  | Rise
  | Resign
  | Undo
  | Back
  | SeatBot
  | SeatProgram
  | Kick
  | GiveHost
  | Begin
  | AllowChat
  | Say
  | Vote
  | Ping
  | AskHint
  | Rematch
  | Decline;

/** The answer to `hello`: the whole table as you may see it. */
export interface Welcome {
  readonly type: "welcome";
  readonly id: string;
  /** The version of the protocol that the server speaks. */
  readonly protocol: number;
  readonly epoch: string;
  readonly n: number;
  readonly table: TableInfo;
  /** Your seat, if you have one. */
  readonly seat: number | null;
  readonly is_host: boolean;
  /** The cards as you may see them; null before the start. */
  readonly view: View | null;
  readonly legal: ReadonlyArray<string>;
  /** The most recent events. */
  readonly events: ReadonlyArray<EventInfo>;
  readonly result: Result | null;
  /** Whether you may `undo` your last move. */
  readonly undo: boolean;
  /** The seat that is kept for you; take it to accept a rematch or to begin against bots. */
  readonly reserved: number | null;
}

/** Something was played. */
export interface Update {
  readonly type: "update";
  readonly n: number;
  readonly events: ReadonlyArray<EventInfo>;
  readonly view: View;
  readonly legal: ReadonlyArray<string>;
  /** Milliseconds left, by seat; null where no clock runs. */
  readonly clocks: ReadonlyArray<number | null>;
  readonly result: Result | null;
  /** Whether you may `undo` your last move. */
  readonly undo: boolean;
}

/** Seats, presence, votes or settings have changed. */
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

/** The request was carried out and is stored. */
export interface Done {
  readonly type: "done";
  readonly id: string;
  /** The table of a rematch. */
  readonly table: string | null;
  /** The token of a program's seat. */
  readonly token: string | null;
}

/** The request was refused and nothing has changed. `key` names the text that says why, `ruling` the rule. */
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

/** The server stops. Come back after `retry` milliseconds; nothing is lost. */
export interface Goodbye {
  readonly type: "goodbye";
  readonly retry: number;
}

export type ServerMessage =
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
  /** Without values, any number from 1 to this is allowed. */
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
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly pace?: TimeControl;
  readonly public?: boolean;
  readonly hints?: boolean;
  readonly free_chat?: boolean;
  /** Whether spectators are allowed. */
  readonly watch?: boolean;
  /** How many seconds spectators are behind. */
  readonly watch_delay?: number;
  /** The level of a bot that plays for somebody who is away. */
  readonly level?: Level;
  /** Against bots of this `level` alone: they are seated at once, and the match begins when the person who opened the table takes the seat that is kept for them. */
  readonly bots?: boolean;
  /** The game's usual number if left out. */
  readonly players?: number | null;
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

/** A match step by step, as one seat or a spectator saw it. */
export interface Replay {
  readonly game: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  /** By seat; empty if the record has none. */
  readonly names: ReadonlyArray<string>;
  /** What each card shows, if an owner's own deck was used; otherwise empty. */
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
  /** How many steps of the replay came before it. */
  readonly at: number;
  readonly seat: number;
  readonly move: string;
  readonly share: number;
  readonly best: string;
  readonly best_share: number;
  /** What the move gave away. */
  readonly loss: number;
  /** The margin of error of the loss: 95 of 100 estimates are closer than this. */
  readonly error: number;
  /** Whether the loss is more than its error. */
  readonly clear: boolean;
  /** The reason for the best move. */
  readonly reason: EventInfo | null;
  /** Further moves that would have been better, the best first; only where the loss is clear. */
  readonly beside: ReadonlyArray<Better>;
}

/** How a seat got from its fair share of the win to its result, in shares of a match. */
export interface Account {
  readonly seat: number;
  readonly decisions: number;
  readonly best_found: number;
  readonly par: number;
  /** What the seat's own moves gave away. */
  readonly loss: number;
  /** Everything else: the cards and the other players. */
  readonly rest: number | null;
  readonly result: number | null;
}

/** A finished match in hindsight, as far as it has been judged. */
export interface Review {
  /** How many decisions have been judged; ask again until this equals `total`. */
  readonly done: number;
  readonly total: number;
  /** How many matches were played out for each move that was compared. */
  readonly iterations: number;
  readonly decisions: ReadonlyArray<Decision>;
  /** By seat, over the decisions judged so far. */
  readonly summary: ReadonlyArray<Account>;
}

/** A match file, as docs/records.md describes it. */
export interface Recorded {
  readonly record: string;
}

export interface Me {
  /** For clients that keep no cookies; it goes into the Authorization header. */
  readonly token: string;
}

/** One of my tables, as the index shows it. */
export interface MyTable {
  readonly id: string;
  readonly game: string;
  readonly state: "open" | "running" | "over" | "ended";
  /** By seat; empty where nobody sits. */
  readonly names: ReadonlyArray<string>;
  /** My seat, if I have or had one there. */
  readonly seat: number | null;
  readonly is_host: boolean;
  readonly your_turn: boolean;
  readonly created: number;
  /** When something last happened there, in milliseconds since 1970. */
  readonly changed: number;
  /** By seat; empty until the match is over. */
  readonly scores: ReadonlyArray<number>;
  /** The seats that won; empty until the match is over. */
  readonly winners: ReadonlyArray<number>;
  /** The seats whose players had left when the others ended the match. */
  readonly left: ReadonlyArray<number>;
}

/** One page of my tables: those where it is my turn first, then the newest. */
export interface MyTables {
  readonly tables: ReadonlyArray<MyTable>;
  /** Ask with this as `after` for the next page; null on the last one. */
  readonly next: string | null;
}

export interface ExportedTable {
  readonly table: string;
  readonly game: string;
  /** What the person did and said there, as it is stored. */
  readonly entries: ReadonlyArray<unknown>;
  /** The record of a finished match. */
  readonly record: string | null;
  /** Why the table was closed before the match was over, if it was. */
  readonly ended: "vote" | "host" | "idle" | "nobody" | "resigned" | null;
  /** The seats whose players had left when the others ended the match. */
  readonly left: ReadonlyArray<number>;
}

/** Everything that is stored about a person. */
export interface Export {
  readonly person: string;
  readonly tables: ReadonlyArray<ExportedTable>;
  /** Tables that know the person, but whose log cannot be read. */
  readonly damaged: ReadonlyArray<string>;
}

export interface Health {
  readonly status: string;
  readonly version: string;
  /** Whether the engine is compiled; if not, bots that search take longer. */
  readonly compiled: boolean;
}

/** What was wrong; `key` names the text that says so in every language. */
export interface Problem {
  readonly key: string;
  readonly detail?: string;
}

export type RefusalKey =
  | "already-away"
  | "already-revealed"
  | "already-closed"
  | "already-started"
  | "bad-name"
  | "bad-pace"
  | "bad-request"
  | "bad-text"
  | "chat-is-off"
  | "choice-stands"
  | "client-too-new"
  | "client-too-old"
  | "grace-not-over"
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
  | "not-alone"
  | "not-asked"
  | "not-found"
  | "not-over"
  | "not-possible"
  | "not-running"
  | "not-seated"
  | "not-stored"
  | "not-your-turn"
  | "not-yours-to-vote"
  | "nothing-said"
  | "nothing-to-reveal"
  | "nothing-to-undo"
  | "only-local"
  | "other-origin"
  | "program-replaced"
  | "program-stays"
  | "salts-missing"
  | "seat-is-free"
  | "seat-reserved"
  | "seat-taken"
  | "seats-are-free"
  | "server-full"
  | "table-full"
  | "too-fast"
  | "too-large"
  | "too-many-changes"
  | "too-many-connections"
  | "too-many-hints"
  | "too-many-tables"
  | "too-much-chat"
  | "too-often";
