/** The one sentence that says who has won. */
import type { Texts } from "../../i18n/texts.svelte";
import { isOn, type Side } from "./sides";

export interface Telling {
  readonly sides: readonly Side[];
  /** My seat, which is spoken to as "you"; null for everybody who only looks on. */
  readonly seat: number | null;
  readonly name: (seat: number) => string;
  readonly texts: Texts;
  readonly language: string;
}

/** "You win!", "You and Luna win!", "Luna wins, 16 : 13 : 13 : 5". */
export function headline(telling: Telling): string {
  const { sides, seat, texts } = telling;
  const winning = sides.filter(({ won }) => won);
  const mine = winning.some((side) => isOn(side, seat));
  const names = namesOf(
    telling,
    winning.flatMap(({ seats }) => seats),
  );
  const facts = { names, scores: scoresOf(telling) };
  if (winning.length !== 1) return texts.say(mine ? "ending-you-share" : "ending-share", facts);
  if (winning[0]!.seats.length > 1) return texts.say(mine ? "ending-you-team" : "ending-team", facts);
  return mine ? texts.say("ending-you") : texts.say("ending-wins", facts);
}

/** Names as one phrase in the language of the page; I am "you" and come first. */
export function namesOf({ seat, name, texts, language }: Telling, seats: readonly number[]): string {
  const mineFirst = [...seats].sort((a, b) => Number(b === seat) - Number(a === seat));
  const names = mineFirst.map((each) => (each === seat ? texts.say("page-you") : name(each)));
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/** A line may only break after a colon. */
function scoresOf({ sides, texts }: Telling): string {
  return sides.map(({ score }) => texts.number(score)).join("\u00a0: ");
}
