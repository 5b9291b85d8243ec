/** Sentences in six languages, from the same Fluent files as the terminal's. */
import { untrack } from "svelte";
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from "@fluent/bundle";
import { GAMES, type GameId } from "../core/games";
import { settings, type Language } from "../core/settings.svelte";

/** A file as vite.config.ts has parsed it. */
type Sentences = FluentResource["body"];
type Load = () => Promise<Sentences>;
export type Facts = Record<string, FluentVariable>;

/** A set of sentences that is loaded as a whole; `page` and `shared` are always there. */
export type Area = GameId | "learn" | "pad" | "here" | "review" | `rulings-${GameId}` | `lesson-${GameId}`;

const shared = import.meta.glob<Sentences>("../../../src/lunasol/texts/*.ftl", { import: "default" });
const ofGames = import.meta.glob<Sentences>("../../../src/lunasol/games/*/texts/*.ftl", {
  import: "default",
});
const rulings = import.meta.glob<Sentences>("../../../src/lunasol/games/*/rulings/*.ftl", {
  import: "default",
});
const ofPage = import.meta.glob<Sentences>("./texts/*/*.ftl", { import: "default" });

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

/** Numbers that are written the same in all our languages need none of the browser's rules for them, which take
 * longer to load than everything else that a table says at first. A minus is as wide as the digits, not a hyphen. */
class Written extends FluentNumber {
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
    ...Object.fromEntries(numbers.map(([name, value]) => [name, new Written(value as number)])),
  };
}

/** Sentences of one area in the language of the moment. */
export class Texts {
  constructor(private readonly bundle: FluentBundle) {}

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A key or fact that is missing is a mistake of ours: the key itself is shown. */
  say(key: string, facts: Facts = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return reported(key);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, withNumbers(facts), errors);
    return errors.length ? reported(`${key}: ${errors[0]?.message}`) : text;
  }

  number(value: number, digits = 0): string {
    const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return this.say("number", { value: new Written(value, shown) });
  }
}

function reported(what: string): string {
  // eslint-disable-next-line no-console -- a missing text is a defect that a developer has to see
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
  /** Whether the sentences of an area can be said. */
  has(area: Area | "page"): boolean {
    return bundles.has(area);
  },
  /** The sentences of an area that was asked for with `need`. */
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
  /** Change the language of all that is shown, at once. */
  async use(wanted: Language): Promise<void> {
    const areas = new Set<Area | "page">([...bundles.keys(), "page"]);
    const found = await Promise.all([...areas].map((area) => bundle(area, wanted)));
    bundles = new Map([...areas].map((area, i) => [area, found[i]!] as const));
    language = wanted;
    document.documentElement.lang = wanted;
  },
};

/** A sentence of the page. */
export function say(key: string, facts: Facts = {}): string {
  return texts.of("page").say(key, facts);
}

export function startTexts(): Promise<void> {
  return texts.use(settings.language);
}
