/** Texts in six languages, partly from the same Fluent files as those of the terminal client. */
import { untrack } from "svelte";
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from "@fluent/bundle";
import { GAMES, type GameId } from "../core/games";
import { settings, type Language } from "../core/settings.svelte";

/** A Fluent file that vite.config.ts has parsed at build time. */
type Messages = FluentResource["body"];
type Load = () => Promise<Messages>;
export type Facts = Record<string, FluentVariable>;

/** A set of texts that is loaded as a whole; `page` and `shared` are always loaded. */
export type Area =
  | GameId
  | "start"
  | "learn"
  | "pad"
  | "here"
  | "review"
  | "device"
  | `rulings-${GameId}`
  | `lesson-${GameId}`;

const shared = import.meta.glob<Messages>("../../../src/lunasol/texts/*.ftl", { import: "default" });
const ofGames = import.meta.glob<Messages>("../../../src/lunasol/games/*/texts/*.ftl", {
  import: "default",
});
const rulings = import.meta.glob<Messages>("../../../src/lunasol/games/*/rulings/*.ftl", {
  import: "default",
});
const ofPage = import.meta.glob<Messages>("./texts/*/*.ftl", { import: "default" });

const FILES: Record<string, Load> = { ...shared, ...ofGames, ...rulings, ...ofPage };

function path(area: Area | "page" | "shared", language: Language): string {
  const game = GAMES.find((id) => area === id || area === `rulings-${id}`);
  if (area === "shared") return `../../../src/lunasol/texts/${language}.ftl`;
  if (game === area) return `../../../src/lunasol/games/${game}/texts/${language}.ftl`;
  if (game) return `../../../src/lunasol/games/${game}/rulings/${language}.ftl`;
  return `./texts/${area}/${language}.ftl`;
}

function resource(area: Area | "page" | "shared", language: Language): Promise<FluentResource> {
  const load = FILES[path(area, language)];
  if (!load) throw new Error(`there are no texts ${area} in ${language}`);
  return load().then((body) => ({ body }));
}

/** Formats small integers itself, because they look the same in all our languages and loading the browser's
 * number formats takes longer than everything else that a table shows first. The sign is a real minus. */
class FastNumber extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    const isPlain =
      Number.isInteger(this.value) && Math.abs(this.value) < 1000 && !this.opts.minimumFractionDigits;
    return (isPlain ? String(this.value) : super.toString(scope)).replace("-", "−");
  }
}

function withNumbers(facts: Facts): Facts {
  const numbers = Object.entries(facts).filter(([, value]) => typeof value === "number");
  return {
    ...facts,
    ...Object.fromEntries(numbers.map(([name, value]) => [name, new FastNumber(value as number)])),
  };
}

/** The texts of one area in the current language. */
export class Texts {
  constructor(private readonly bundle: FluentBundle) {}

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The text under a key. A missing key or fact is a bug, so the key is logged and shown instead. */
  say(key: string, facts: Facts = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return reportMissing(key);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, withNumbers(facts), errors);
    return errors.length ? reportMissing(`${key}: ${errors[0]?.message}`) : text;
  }

  number(value: number, digits = 0): string {
    const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return this.say("number", { value: new FastNumber(value, shown) });
  }
}

function reportMissing(what: string): string {
  // eslint-disable-next-line no-console -- a developer has to see that a text is missing
  console.error(`texts: ${what}`);
  return what;
}

let language = $state<Language>("en");
let bundles = $state.raw<ReadonlyMap<Area | "page", Texts>>(new Map());

async function bundle(area: Area | "page", wanted: Language): Promise<Texts> {
  const made = new FluentBundle(wanted, { useIsolating: false });
  const parts: (Area | "page" | "shared")[] = area === "page" ? ["shared", "page"] : ["shared", "page", area];
  for (const found of await Promise.all(parts.map((part) => resource(part, wanted)))) {
    made.addResource(found);
  }
  return new Texts(made);
}

export const texts = {
  get language(): Language {
    return language;
  },
  /** Whether the texts of an area are loaded. */
  has(area: Area | "page"): boolean {
    return bundles.has(area);
  },
  /** The texts of an area, which must have been loaded with `need`. */
  of(area: Area | "page"): Texts {
    const found = bundles.get(area);
    if (!found) throw new Error(`the texts ${area} are not loaded`);
    return found;
  },
  async need(...areas: Area[]): Promise<void> {
    const known = untrack(() => bundles);
    const missing = areas.filter((area) => !known.has(area));
    if (!missing.length) return;
    const wanted = untrack(() => language);
    const found = await Promise.all(missing.map((area) => bundle(area, wanted)));
    if (wanted !== language) return texts.need(...areas);
    bundles = new Map([...bundles, ...missing.map((area, i) => [area, found[i]!] as const)]);
  },
  /** Changes the language of the whole page. */
  async use(wanted: Language): Promise<void> {
    const areas = new Set<Area | "page">([...bundles.keys(), "page"]);
    const found = await Promise.all([...areas].map((area) => bundle(area, wanted)));
    bundles = new Map([...areas].map((area, i) => [area, found[i]!] as const));
    language = wanted;
    document.documentElement.lang = wanted;
  },
};

/** A text of the area `page`. */
export function say(key: string, facts: Facts = {}): string {
  return texts.of("page").say(key, facts);
}

/** The texts of the page; where something on this device was refused, with the reasons for that. */
export function pageTexts(): Texts {
  return texts.of(texts.has("device") ? "device" : "page");
}

export function startTexts(): Promise<void> {
  return texts.use(settings.language);
}
