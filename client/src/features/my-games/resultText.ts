/** How a finished match ended, in words for the person who played it. */
import { leftBy } from "../../i18n/leftBy";
import { shownName } from "../../i18n/shownName";
import type { Texts } from "../../i18n/texts.svelte";
import type { MyTable } from "../../generated/wire";
import { isOn, sidesOf, type Side } from "../../match/ending/sides";

/** "You won 16 : 13", "You were 2nd of 4", and for those who only watched "Luna wins." */
export function resultText(table: MyTable, texts: Texts): string {
  if (table.state === "ended") return leftBy(table.left, table.names) ?? texts.say("page-given-up");
  const sides = sidesOf(table, partnersAt(table));
  const mine = sides.find((side) => isOn(side, table.seat));
  if (!mine) return winnersText(table, texts);
  const scores = scoresText(mine, sides);
  if (mine.won) return texts.say(isShared(sides) ? "games-shared" : "games-won", { scores });
  if (sides.length === 2) return texts.say("games-lost", { scores });
  return texts.say("games-place", { place: placeOf(mine, sides), count: sides.length });
}

function winnersText({ names, winners }: MyTable, texts: Texts): string {
  const shown = winners.map((seat) => shownName(names[seat] ?? "", texts)).join(", ");
  return texts.say("result-winners", { names: shown, count: winners.length });
}

/** My own score first, as one would say it. */
function scoresText(mine: Side, sides: readonly Side[]): string {
  return [mine, ...sides.filter((side) => side !== mine)]
    .map(({ score }) => String(score).replace("-", "−"))
    .join(" : ");
}

function isShared(sides: readonly Side[]): boolean {
  return sides.filter(({ won }) => won).length > 1;
}

/** Equal scores share a place, unless a tie-break made one of them the winner. */
function placeOf(mine: Side, sides: readonly Side[]): number {
  return 1 + sides.filter(({ score, won }) => won || score > mine.score).length;
}

/** In Sun and Moon four play as two pairs who sit opposite each other. */
function partnersAt({ game, scores }: MyTable): readonly number[] {
  return game === "sun_and_moon" && scores.length === 4 ? [2, 3, 0, 1] : [];
}
