/** Loads the drawings once for all faces of the page. */
import type * as cast from "./drawn";

type Drawn = typeof cast;

let loaded = $state.raw<Drawn | null>(null);
let loading: Promise<void> | null = null;

export function loadDrawn(): Promise<void> {
  return (loading ??= import("./drawn").then(
    (found) => void (loaded = found),
    () => void (loading = null), // offline faces stay plain discs, but everything else works
  ));
}

/** The drawings; null until they have loaded. */
export function drawn(): Drawn | null {
  void loadDrawn();
  return loaded;
}
