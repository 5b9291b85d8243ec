/** What a visitor has chosen, kept on this device. */
import { LANGUAGES, LEVELS } from "../generated/constants";
import type { Level } from "../generated/wire";

export { LANGUAGES };
export type Language = (typeof LANGUAGES)[number];

export interface Choices {
  language: Language;
  theme: "system" | "day" | "night";
  motion: "system" | "full" | "reduced";
  sound: boolean;
  volume: number;
  cards: "small" | "medium" | "large";
  palette: "usual" | "clear";
  /** Ask once more before a move is played. */
  confirm: boolean;
  /** Single keys such as L for the last move. */
  keys: boolean;
  /** Day & Night: the sums of the colours, all the time. */
  sums: boolean;
  /** A warning before one's time is up. */
  clockWarning: boolean;
  name: string;
  level: Level;
}

const KEPT = "lunasol.settings";

export function usualLanguage(wished: readonly string[]): Language {
  const known = wished.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === known.find((tag) => isLanguage(tag))) ?? "en";
}

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

function usual(): Choices {
  return {
    language: usualLanguage(navigator.languages),
    theme: "system",
    motion: "system",
    sound: false,
    volume: 0.5,
    cards: "medium",
    palette: "usual",
    confirm: false,
    keys: true,
    sums: true,
    clockWarning: true,
    name: "",
    level: "casual",
  };
}

const LONGEST_NAME = 40;

/** Where a choice is one of a few. */
export const ONE_OF = {
  language: LANGUAGES,
  theme: ["system", "day", "night"],
  motion: ["system", "full", "reduced"],
  cards: ["small", "medium", "large"],
  palette: ["usual", "clear"],
  level: LEVELS,
} as const satisfies { readonly [Name in keyof Choices]?: readonly Choices[Name][] };

/** What the page of settings lets one choose from a list, and what is on or off there. */
export const LISTED = [
  "theme",
  "motion",
  "cards",
  "palette",
] as const satisfies readonly (keyof typeof ONE_OF)[];
export const SWITCHED = [
  "confirm",
  "keys",
  "sums",
  "clockWarning",
] as const satisfies readonly (keyof Choices)[];

/** What was kept, as far as it can be chosen; anything else is as usual. */
export function restored(kept: string | null): Choices {
  const choices = usual();
  let found: unknown = null;
  try {
    found = JSON.parse(kept ?? "null");
  } catch {
    return choices;
  }
  if (typeof found !== "object" || found === null) return choices;
  for (const name of Object.keys(choices) as (keyof Choices)[]) {
    const value = (found as Record<string, unknown>)[name];
    if (typeof value !== typeof choices[name]) continue;
    const few = (ONE_OF as Partial<Record<keyof Choices, readonly unknown[]>>)[name];
    if (!few || few.includes(value)) Object.assign(choices, { [name]: value });
  }
  choices.volume = Math.min(1, Math.max(0, choices.volume));
  choices.name = choices.name.slice(0, LONGEST_NAME);
  return choices;
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null; // a browser may forbid it; then choices last as long as the page
  }
}

export const settings: Choices = $state(restored(kept()));

export function change(changed: Partial<Choices>): void {
  Object.assign(settings, changed);
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings));
  } catch {
    // nothing to be done: see kept()
  }
}

/** What is chosen in another tab holds here too. */
addEventListener("storage", (event) => {
  if (event.key === KEPT || event.key === null) Object.assign(settings, restored(event.newValue));
});

const darkness = matchMedia("(prefers-color-scheme: dark)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: darkness.matches, still: stillness.matches });
darkness.addEventListener("change", (event) => (system.dark = event.matches));
stillness.addEventListener("change", (event) => (system.still = event.matches));

/** Day or night where no time card decides. */
export function timeOfPage(): "day" | "night" {
  if (settings.theme !== "system") return settings.theme;
  return system.dark ? "night" : "day";
}

export function isStill(): boolean {
  return settings.motion === "reduced" || (settings.motion === "system" && system.still);
}
