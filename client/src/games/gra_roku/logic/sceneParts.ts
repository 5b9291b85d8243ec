/** What the scenes of Gra roku are made of. */
import type { FactsOf, UpdateIn } from "../../../core/beats";
import type { ViewIn } from "../../../core/games";
import type { SceneDraft } from "../../../core/sceneDraft";
import type { EventInfo } from "../../../generated/wire";

export type Draft = SceneDraft<ViewIn<"gra_roku">>;
type Grid = ViewIn<"gra_roku">["table"]["grid"];

export interface Scene {
  readonly draft: Draft;
  readonly update: UpdateIn<"gra_roku">;
  readonly facts: FactsOf;
}

export type Act = (scene: Scene, events: readonly EventInfo[]) => void;

export function cardOf(event: EventInfo): string {
  return String(event.facts["card"]);
}

export function empty(cards: readonly unknown[]): null[] {
  return cards.map(() => null);
}

/** Rows and columns are counted from 1. */
export function gridWith(grid: Grid, card: string, row: number, column: number): Grid {
  return grid.map((cards, i) => cards.map((each, j) => (i + 1 === row && j + 1 === column ? card : each)));
}

export function gridWithout(grid: Grid, cards: readonly string[]): Grid {
  return grid.map((row) => row.map((card) => (card && cards.includes(card) ? null : card)));
}

/** Neighbouring events of these kinds are seen together, all others one by one. */
export function together(events: readonly EventInfo[], keys: readonly string[]): EventInfo[][] {
  const groups: EventInfo[][] = [];
  for (const event of events) {
    const joins = keys.includes(event.key) && groups.at(-1)?.[0]?.key === event.key;
    if (joins) groups.at(-1)!.push(event);
    else groups.push([event]);
  }
  return groups;
}
