/** All score sheets of this device, and the way back from each change. */
import type { GameId } from "../../core/games";
import { save, load, onChange } from "../../core/storage";
import { standing } from "./scoring";
import { restored, withNextRound, write, type Cell, type Sheet } from "./sheet";

const STORAGE_KEY = "lunasol.pad";
const MOST_SHEETS = 40;
const MOST_STEPS = 60;

let sheets = $state.raw<readonly Sheet[]>(restored(load(STORAGE_KEY)));
/** What each sheet was before, the newest at the end; as long as the page is open. */
let past = $state.raw<Readonly<Record<string, readonly Sheet[]>>>({});
/** The cell that was written last: what is typed into it is one step, not one for each digit. */
let typing = "";

onChange(STORAGE_KEY, () => (sheets = restored(load(STORAGE_KEY))));

function store(changed: readonly Sheet[]): void {
  sheets = changed.slice(0, MOST_SHEETS);
  save(STORAGE_KEY, sheets);
}

function replace(sheet: Sheet, isStep = true): void {
  const before = pads.get(sheet.id);
  if (before && isStep)
    past = { ...past, [sheet.id]: [...(past[sheet.id] ?? []), before].slice(-MOST_STEPS) };
  store(sheets.map((each) => (each.id === sheet.id ? sheet : each)));
}

export const pads = {
  /** The newest first. */
  all: (game: GameId | null): Sheet[] => sheets.filter((sheet) => !game || sheet.game === game),
  get: (id: string | null): Sheet | undefined => sheets.find((sheet) => sheet.id === id),
  add: (sheet: Sheet): void => store([sheet, ...sheets]),
  remove: (id: string): void => store(sheets.filter((sheet) => sheet.id !== id)),

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
