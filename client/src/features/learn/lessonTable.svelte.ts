/** A lesson at the real table: it continues when the learner presses a button or plays the right move. */
import { announce, dismissRefusals, notify } from "../../a11y/announce.svelte";
import type { WriteScene } from "../../core/beats";
import type { Deck } from "../../core/decks";
import { Director, type Shown } from "../../core/director.svelte";
import type { GameId } from "../../core/games";
import { showBubble } from "../../core/bubble.svelte";
import { livePlay } from "../../core/livePlay";
import type { Play, SeatShown } from "../../core/play";
import { characterOf } from "../../cast/cast";
import { ownName } from "../../core/seating";
import { sound } from "../../theme/sound";
import { texts } from "../../i18n/texts.svelte";
import { MatchTexts } from "../../i18n/matchTexts";
import type { EventInfo } from "../../generated/wire";
import type { Lesson, LessonStep } from "./lessons";

export class LessonTable {
  /** The index of the current step. */
  at = $state(0);
  /** The reply to a wrong move, until the next step. */
  private answer = $state("");
  /** The props of the game's table. */
  readonly play: Play;
  readonly director = new Director((shown) => this.onBeat(shown));

  constructor(
    readonly game: GameId,
    readonly lesson: Lesson,
    private readonly deck: Deck,
    writeScene: WriteScene,
  ) {
    this.director.use(writeScene, deck);
    this.director.cut(this.update);
    this.play = this.makePlay();
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at]!;
  }

  get isOver(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  get words(): MatchTexts {
    const names = this.lesson.names.map((name, seat) => (seat === this.lesson.seat ? ownName() : name));
    return new MatchTexts(texts.of(this.game), this.game, this.deck, names, this.lesson.seat);
  }

  /** The text of the bubble. */
  get sentence(): string {
    return this.answer || this.textOf(this.step);
  }

  /** Whether the learner has tried a wrong move. */
  get isAstray(): boolean {
    return this.answer !== "";
  }

  /** All events of this match up to this step. */
  private get log(): EventInfo[] {
    const steps = this.lesson.steps.slice(0, this.at + 1);
    const first = steps.map(({ cut }) => cut).lastIndexOf(true);
    return steps.slice(Math.max(0, first)).flatMap(({ events }) => events);
  }

  private get seats(): SeatShown[] {
    return this.words.names.map((name, seat) => ({
      name,
      kind: seat === this.lesson.seat ? "person" : "bot",
      character: seat === this.lesson.seat ? null : characterOf(name.toLowerCase()),
      level: null,
      here: true,
      held: null,
      deadline: null,
    }));
  }

  /** My secret choice while the others still choose. */
  private get sent(): string | null {
    if (!this.step.view.chosen.includes(this.lesson.seat)) return null;
    return (
      this.lesson.steps
        .slice(0, this.at)
        .filter(({ ask }) => ask)
        .at(-1)?.ask ?? null
    );
  }

  private makePlay(): Play {
    return livePlay(
      this.game,
      {
        view: () => this.director.view!,
        legal: () => (this.director.isBusy ? [] : this.director.legal),
        seat: () => this.lesson.seat,
        seats: () => this.seats,
        words: () => this.words,
        log: () => this.director.log,
        recent: () => this.director.recent,
        moment: () => this.director.moment,
        sent: () => this.sent,
        isPending: () => false,
        hint: () => null,
        lessonMove: () => this.step.ask ?? null,
      },
      {
        play: (move) => this.tryMove(move),
        explain: (key, ruling, card) => this.explain(key, ruling ?? null, card),
      },
    );
  }

  next(): void {
    this.goTo(this.at + 1);
  }

  back(): void {
    this.goTo(this.at - 1);
  }

  restart(): void {
    this.goTo(0);
  }

  tryMove(move: string): void {
    if (move === this.step.ask) this.next();
    else this.reply(this.wrongMoveText());
  }

  private wrongMoveText(): string {
    const key = this.step.other;
    return key ? this.lessonTexts(key) : texts.of("learn").say("learn-other");
  }

  private explain(key: string, ruling: string | null, card?: string): void {
    if (!this.step.ask) return this.reply(texts.of("learn").say("learn-press-next"));
    const refusal = this.words.refusal(key);
    if (card) return showBubble({ card, text: refusal, ruling, game: this.game });
    notify(refusal, ruling, this.game);
    announce(refusal, "now");
  }

  private reply(text: string): void {
    this.answer = text;
    announce(text);
  }

  /** The current step; in one that only explains, nothing can be played. */
  private get update() {
    const { view, events, legal, ask } = this.step;
    return { view, events, legal: ask ? legal : [], result: null };
  }

  /** Forward, the table shows what happens; elsewhere it jumps. */
  private goTo(step: number): void {
    if (!this.lesson.steps[step]) return;
    const forward = step === this.at + 1 && !this.lesson.steps[step].cut;
    this.at = step;
    dismissRefusals();
    this.answer = "";
    if (forward) this.director.push(this.update);
    else {
      this.director.cut(this.update, this.log);
      announce(this.sentence);
    }
  }

  /** Announces the last events and the text together: a second announcement would replace the first. */
  private onBeat({ beat, isLast, isRepeat }: Shown): void {
    if (beat.sound) sound(beat.sound, beat.soundStep);
    else if (beat.events.length) sound("down");
    if (isRepeat) return;
    const happened = beat.events.map((event) => this.words.event(event));
    announce([...happened, ...(isLast ? [this.sentence] : [])].join(" "));
  }

  private textOf({ say }: LessonStep): string {
    if (say) return this.lessonTexts(say);
    return texts.of("learn").say("learn-end-text", { game: this.words.say("name") });
  }

  private lessonTexts(key: string): string {
    return texts.of(`lesson-${this.game}`).say(key, { name: ownName() });
  }
}
