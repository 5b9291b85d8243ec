/** A queue in which nobody moves up: items that are done keep their place until a new queue starts.
 * Pass it to `$derived.by`, which runs it again when the queue changes. */
export function stableQueue<T>(queue: () => readonly T[]): () => readonly T[] {
  let places: readonly T[] = [];
  return () => {
    const waiting = queue();
    const done = places.length - waiting.length;
    const isSame = waiting.length > 0 && done >= 0 && waiting.every((each, i) => each === places[done + i]);
    if (!isSame) places = waiting;
    return places;
  };
}
