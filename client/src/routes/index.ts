/** One component per URL, loaded when somebody opens it. */
import type { Component } from "svelte";
import type { SCREENS } from "../generated/constants";

type Screen = (typeof SCREENS)[number];

const ROUTES: Record<Screen, () => Promise<{ default: Component }>> = {
  "": () => import("./Home.svelte"),
  t: () => import("./Table.svelte"),
  new: () => import("./NewTable.svelte"),
  here: () => import("./Hotseat.svelte"),
  watch: () => import("./Watch.svelte"),
  learn: () => import("./Learn.svelte"),
  lesson: () => import("./Lesson.svelte"),
  pad: () => import("./ScorePad.svelte"),
  replay: () => import("./Replay.svelte"),
  replays: () => import("./Replays.svelte"),
  verify: () => import("./ShuffleCheck.svelte"),
  review: () => import("./Review.svelte"),
  settings: () => import("./Settings.svelte"),
  about: () => import("./About.svelte"),
};

export function loadScreen(name: string): Promise<{ default: Component }> {
  return (name in ROUTES ? ROUTES[name as Screen] : ROUTES[""])();
}
