/** All score sheets of this device, with undo. */
import type { GameId } from "../../core/games";
import { save, load, onChange } from "../../core/storage";
import { standing } from "./scoring";
import { restored, withNextRound, write, type Cell, type Sheet } from "./sheet";

const STORAGE_KEY = "lunasol.pad";
const MAX_SHEETS = 40;
const MAX_UNDO_STEPS = 60;

let saved = $state.raw<readonly Sheet[]>(restored(load(STORAGE_KEY)));
/** Earlier versions of each sheet, the newest last, until the page is closed. */
let past = $state.raw<Readonly<Record<string, readonly Sheet[]>>>({});
/** The cell that was changed last: all digits typed into it are one undo step. */
let typing = "";

onChange(STORAGE_KEY, () => (saved = restored(load(STORAGE_KEY))));

function store(changed: readonly Sheet[]): void {
  saved = changed.slice(0, MAX_SHEETS);
  save(STORAGE_KEY, saved);
}

function replace(sheet: Sheet, isStep = true): void {
  const before = sheets.get(sheet.id);
  if (before && isStep)
    past = { ...past, [sheet.id]: [...(past[sheet.id] ?? []), before].slice(-MAX_UNDO_STEPS) };
  store(saved.map((each) => (each.id === sheet.id ? sheet : each)));
}

export const sheets = {
  /** The sheets of one game or all games, the newest first. */
  all: (game: GameId | null): Sheet[] => saved.filter((sheet) => !game || sheet.game === game),
  get: (id: string | null): Sheet | undefined => saved.find((sheet) => sheet.id === id),
  add: (sheet: Sheet): void => store([sheet, ...saved]),
  remove: (id: string): void => store(saved.filter((sheet) => sheet.id !== id)),

  write(sheet: Sheet, row: number, player: number, value: Cell): void {
    const cell = `${sheet.id}/${row}/${player}`;
    const changed = write(sheet, row, player, value);
    replace(withNextRound(changed, standing(changed).isOver), typing !== cell);
    typing = cell;
  },
  change(sheet: Sheet, changed: Partial<Pick<Sheet, "names" | "done">>): void {
    replace({ ...sheet, ...changed });
    typing = "";
  },
  canUndo: (id: string): boolean => Boolean(past[id]?.length),
  undo(id: string): void {
    const steps = past[id] ?? [];
    const before = steps.at(-1);
    if (!before) return;
    past = { ...past, [id]: steps.slice(0, -1) };
    replace(before, false);
    typing = "";
  },
};
