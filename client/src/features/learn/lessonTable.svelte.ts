/** A lesson at the real table: it continues when the learner presses a button or plays the right move. */
import { tick } from "svelte";
import { announce, notify } from "../../a11y/announce.svelte";
import type { Deck } from "../../core/decks";
import type { GameId } from "../../core/games";
import { livePlay } from "../../core/livePlay";
import { fly, remember } from "../../motion/flights";
import { originOf } from "../../motion/origin";
import type { Play, SeatShown } from "../../core/play";
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

  constructor(
    readonly game: GameId,
    readonly lesson: Lesson,
    private readonly deck: Deck,
  ) {
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
    return new MatchTexts(texts.of(this.game), this.game, this.deck, names);
  }

  /** The text that the panel shows. */
  get sentence(): string {
    return this.answer || this.textOf(this.step);
  }

  /** Whether the learner has tried a wrong move. */
  get isAstray(): boolean {
    return this.answer !== "";
  }

  /** All events up to this step. */
  private get log(): EventInfo[] {
    return this.lesson.steps.slice(0, this.at + 1).flatMap(({ events }) => events);
  }

  private get seats(): SeatShown[] {
    return this.words.names.map((name, seat) => ({
      name,
      kind: seat === this.lesson.seat ? "person" : "bot",
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
        view: () => this.step.view,
        /** In a step that only explains, nothing can be played. */
        legal: () => (this.step.ask ? this.step.legal : []),
        seat: () => this.lesson.seat,
        seats: () => this.seats,
        words: () => this.words,
        log: () => this.log,
        recent: () => this.step.events,
        sent: () => this.sent,
        hint: () => null,
        lessonMove: () => this.step.ask ?? null,
      },
      {
        play: (move) => this.tryMove(move),
        explain: (key, ruling) => this.explain(key, ruling ?? null),
      },
    );
  }

  next(): Promise<void> {
    return this.goTo(this.at + 1);
  }

  back(): Promise<void> {
    return this.goTo(this.at - 1);
  }

  restart(): Promise<void> {
    return this.goTo(0);
  }

  tryMove(move: string): void {
    if (move === this.step.ask) void this.next();
    else this.reply(this.wrongMoveText());
  }

  private wrongMoveText(): string {
    const key = this.step.other;
    return key ? this.lessonTexts(key) : texts.of("learn").say("learn-other");
  }

  private explain(key: string, ruling: string | null): void {
    if (!this.step.ask) return this.reply(texts.of("learn").say("learn-press-next"));
    const refusal = this.words.refusal(key);
    notify(refusal, ruling, this.game);
    announce(refusal, "now");
  }

  private reply(text: string): void {
    this.answer = text;
    announce(text);
  }

  private async goTo(step: number): Promise<void> {
    if (!this.lesson.steps[step]) return;
    const forward = step === this.at + 1;
    remember();
    this.at = step;
    this.answer = "";
    await tick();
    fly(originOf(this.step.view, this.step.events));
    if (forward && this.step.events.length) sound("down");
    this.announceStep(forward);
  }

  /** Announces the events and the text together, because a second announcement would replace the first. */
  private announceStep(forward: boolean): void {
    const happened = forward && this.step.say ? this.step.events.map((event) => this.words.event(event)) : [];
    announce([...happened, this.sentence].join(" "));
  }

  private textOf({ say, events }: LessonStep): string {
    if (say) return this.lessonTexts(say);
    if (this.isOver) return texts.of("learn").say("learn-end-text");
    return events.map((event) => this.words.event(event)).join(" ");
  }

  private lessonTexts(key: string): string {
    return texts.of(`lesson-${this.game}`).say(key, { name: ownName() });
  }
}
