// Written by make wire from the sources of the server. Changes belong there.

/** The version of the protocol that this client speaks. */
export const PROTOCOL_VERSION = 2 as const;

/** The games in the order in which players see them. */
export const GAMES = ["day_and_night", "gra_roku", "sun_and_moon", "nox"] as const;

/** Fewest and most players, how many usually play, and how long a match takes. */
export const SIZES = {
  day_and_night: { fewest: 3, most: 5, usual: 4, minutes: 20 },
  gra_roku: { fewest: 2, most: 4, usual: 4, minutes: 30 },
  sun_and_moon: { fewest: 2, most: 4, usual: 4, minutes: 30 },
  nox: { fewest: 2, most: 6, usual: 4, minutes: 30 },
} as const;

/** The phases of each game in which somebody decides, in their order, and its end. */
export const PHASES = {
  day_and_night: ["choose-first", "choose-second", "take", "over"],
  gra_roku: ["choose-start", "choose", "place", "take", "file", "bonus", "refill", "over"],
  sun_and_moon: ["act", "follow", "last-turn", "over"],
  nox: ["play", "choose-top", "over"],
} as const;

/** How well a bot can play, from weakest to strongest. */
export const LEVELS = ["beginner", "casual", "skilled", "strong", "expert"] as const;

/** The characters that bots play as, two at each level, by their ids. */
export const CAST = {
  pip: { name: "Pip", level: "beginner", manner: "builder" },
  misty: { name: "Misty", level: "beginner", manner: "meddler" },
  bruna: { name: "Bruna", level: "casual", manner: "builder" },
  timo: { name: "Timo", level: "casual", manner: "meddler" },
  sol: { name: "Sol", level: "skilled", manner: "builder" },
  rufus: { name: "Rufus", level: "skilled", manner: "meddler" },
  luna: { name: "Luna", level: "strong", manner: "builder" },
  kasimir: { name: "Kasimir", level: "strong", manner: "meddler" },
  stella: { name: "Stella", level: "expert", manner: "builder" },
  orion: { name: "Orion", level: "expert", manner: "meddler" },
} as const;

/** The ready-made messages of the chat. */
export const PRESETS = [
  "hello",
  "good-luck",
  "well-played",
  "oops",
  "hurry",
  "one-moment",
  "thanks",
  "good-game",
  "rematch",
  "smile",
  "laugh",
  "wow",
  "sad",
  "thumbs-up",
  "heart",
] as const;

/** The first part of each address that the client shows. */
export const SCREENS = [
  "",
  "t",
  "new",
  "here",
  "watch",
  "learn",
  "lesson",
  "pad",
  "replay",
  "replays",
  "verify",
  "review",
  "settings",
  "about",
] as const;

/** The ids of tables that are kept on a device begin with it; no server's do. */
export const DEVICE_PREFIX = "0" as const;

/** The languages of all texts. */
export const LANGUAGES = ["en", "de", "hu", "cs", "sk", "pl"] as const;
