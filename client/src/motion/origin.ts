/** Finds the place that a hidden card comes from: the hand of the player who revealed it, or the pile. */
import type { EventInfo, View } from "../generated/wire";

export function originOf(view: View, events: readonly EventInfo[]): (card: string) => string {
  const shownBy = (card: string) =>
    events.find(({ facts }) => Object.values(facts).flat().includes(card))?.facts["seat"];
  return (card) => {
    if (view.hand.includes(card)) return "pile";
    const seat = shownBy(card);
    return typeof seat === "number" ? `hand:${seat}` : "pile";
  };
}
