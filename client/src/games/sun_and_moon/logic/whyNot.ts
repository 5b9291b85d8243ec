/** Why a card of my hand cannot be played now. */
import { holderOf, isOf, KINDS, row, fitsRow, sideOf, sides, type Side, type SunAndMoonPlay } from "./rows";
import type { Kind } from "../art/sky";

/** The key of the refusal that decides; null if the card can be played, or if it is not my turn. */
export function whyNot(play: SunAndMoonPlay, card: string): string | null {
  const isPlayable = play.legal.some((move) => move.startsWith(`${card}@`));
  if (!play.legal.length || isPlayable || play.seat === null) return null;
  const kind = KINDS.find((each) => isOf(play, card, each)) ?? "sun";
  const value = Number(play.words.facts(card)["value"]);
  if (value === 0) return kind === "sun" ? "no-sun-open" : "no-moon-open";
  return whyNoRow(play, kind, value, play.seat);
}

/** By the printed rules a number always fits a side without such a row; only options forbid to start it. */
function whyNoRow(play: SunAndMoonPlay, kind: Kind, value: number, mine: number): string {
  const { table } = play.view;
  const holders = sides(table, mine).map((side) => holderOf(table, side, kind));
  const fits = (holder: number | null) =>
    holder !== null && fitsRow(row(play, holder, kind), value, (card) => play.words.facts(card));
  if (holders.some(fits)) return "eclipse-blocks-end";
  if (lacks(play, sideOf(table, mine), kind)) return "team-has-that-row";
  return holders.includes(null) ? "start-your-own-row" : "number-fits-nowhere";
}

function lacks({ view }: SunAndMoonPlay, side: Side, kind: Kind): boolean {
  return holderOf(view.table, side, kind) === null;
}
