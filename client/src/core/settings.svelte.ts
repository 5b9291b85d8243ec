/** The settings of this device. */
import { LANGUAGES, LEVELS } from "../generated/constants";
import type { Level } from "../generated/wire";

export { LANGUAGES };
export type Language = (typeof LANGUAGES)[number];

/** How fast a table shows what happens. */
export const SPEEDS = ["slow", "normal", "fast", "at-once"] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Choices {
  language: Language;
  theme: "system" | "day" | "night";
  motion: "system" | "full" | "reduced";
  speed: Speed;
  sound: boolean;
  volume: number;
  cards: "small" | "medium" | "large";
  palette: "usual" | "clear";
  /** Ask for confirmation before a move is played. */
  confirm: boolean;
  /** Shortcuts by a single key, such as L for the last move. */
  keys: boolean;
  /** Day & Night: always show the sums of the colours. */
  sums: boolean;
  /** On a wide screen: show what happened in a column beside the table. */
  log: boolean;
  /** Warn shortly before my time runs out. */
  clockWarning: boolean;
  name: string;
  level: Level;
}

const STORAGE_KEY = "lunasol.settings";

export function preferredLanguage(wished: readonly string[]): Language {
  const known = wished.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === known.find((tag) => isLanguage(tag))) ?? "en";
}

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

function defaults(): Choices {
  return {
    language: preferredLanguage(navigator.languages),
    theme: "system",
    motion: "system",
    speed: "normal",
    sound: true,
    volume: 0.35,
    cards: "medium",
    palette: "usual",
    confirm: false,
    keys: true,
    sums: true,
    log: true,
    clockWarning: true,
    name: "",
    level: "casual",
  };
}

const MAX_NAME_LENGTH = 40;

/** The values that a setting can have, if there are only a few. */
export const ALLOWED = {
  language: LANGUAGES,
  theme: ["system", "day", "night"],
  motion: ["system", "full", "reduced"],
  speed: SPEEDS,
  cards: ["small", "medium", "large"],
  palette: ["usual", "clear"],
  level: LEVELS,
} as const satisfies { readonly [Name in keyof Choices]?: readonly Choices[Name][] };

/** The settings that the settings page shows as lists and as check boxes. */
export const SELECTS = [
  "theme",
  "motion",
  "speed",
  "cards",
  "palette",
] as const satisfies readonly (keyof typeof ALLOWED)[];
export const TOGGLES = [
  "confirm",
  "keys",
  "sums",
  "clockWarning",
] as const satisfies readonly (keyof Choices)[];

/** Reads stored settings; missing and invalid values get their defaults. */
export function parseSettings(text: string | null): Choices {
  const choices = defaults();
  let found: unknown = null;
  try {
    found = JSON.parse(text ?? "null");
  } catch {
    return choices;
  }
  if (typeof found !== "object" || found === null) return choices;
  for (const name of Object.keys(choices) as (keyof Choices)[]) {
    const value = (found as Record<string, unknown>)[name];
    if (typeof value !== typeof choices[name]) continue;
    const allowed = (ALLOWED as Partial<Record<keyof Choices, readonly unknown[]>>)[name];
    if (!allowed || allowed.includes(value)) Object.assign(choices, { [name]: value });
  }
  choices.volume = Math.min(1, Math.max(0, choices.volume));
  choices.name = choices.name.slice(0, MAX_NAME_LENGTH);
  return choices;
}

function storedText(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null; // the browser forbids storage, so settings last until the page is closed
  }
}

export const settings: Choices = $state(parseSettings(storedText()));

export function change(changed: Partial<Choices>): void {
  Object.assign(settings, changed);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
  } catch {
    // see storedText()
  }
}

/** Follow changes that are made in another tab. */
addEventListener("storage", (event) => {
  if (event.key === STORAGE_KEY || event.key === null) Object.assign(settings, parseSettings(event.newValue));
});

const darkScheme = matchMedia("(prefers-color-scheme: dark)");
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: darkScheme.matches, reducedMotion: reducedMotion.matches });
darkScheme.addEventListener("change", (event) => (system.dark = event.matches));
reducedMotion.addEventListener("change", (event) => (system.reducedMotion = event.matches));

/** Day or night as the visitor prefers it; a time card on the table can override it. */
export function preferredTheme(): "day" | "night" {
  if (settings.theme !== "system") return settings.theme;
  return system.dark ? "night" : "day";
}

export function isMotionReduced(): boolean {
  return settings.motion === "reduced" || (settings.motion === "system" && system.reducedMotion);
}
