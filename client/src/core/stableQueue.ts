/** A queue in which nobody moves up: whoever has had a turn keeps the place, until another queue forms. Give it to
 * `$derived.by`, which asks again when the queue changes. */
export function steady<T>(queue: () => readonly T[]): () => readonly T[] {
  let places: readonly T[] = [];
  return () => {
    const waiting = queue();
    const done = places.length - waiting.length;
    const isSame = waiting.length > 0 && done >= 0 && waiting.every((each, i) => each === places[done + i]);
    if (!isSame) places = waiting;
    return places;
  };
}
