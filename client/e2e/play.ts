/** Ways to play: by mouse, by touch, by keyboard alone. What to press is looked up, the press itself is real input. */
import { expect, test, type Locator, type Page } from "@playwright/test";

export const TURN = "[data-turn=mine]";
export const END = "section.end";
/** So long nothing may be asked of a player while only bots are at work. */
const STANDSTILL = 20_000;
const STUCK = 5000;
const GLANCE = 200;

/** What a player can do: the moves that are shown at their places, and cards of the hand that can be taken up. */
export interface Offer {
  readonly over: boolean;
  readonly moves: readonly string[];
  readonly cards: readonly string[];
}

export type Press = (page: Page, target: Locator) => Promise<void>;
export type Roll = (below: number) => number;

/** A generator of one's own, so that a failure can be repeated. */
export function dice(seed: number): Roll {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return (state >>> 8) % below;
  };
}

export function moveAt(page: Page, move: string): Locator {
  return page.locator(`main [data-move="${move}"]`).first();
}

export function cardInHand(page: Page, card: string): Locator {
  return page.locator(`[data-zone=hand] button[data-card="${card}"]`);
}

// Ways to press ----------------------------------------------------------------------------------

/** Something that is folded away has to be opened first. */
const unfolded =
  (press: (target: Locator) => Promise<void>): Press =>
  async (page, target) => {
    const folded = page.locator("details:not([open])", { has: target }).locator("summary");
    if (!(await target.isVisible()) && (await folded.count())) await press(folded.first());
    await press(target);
  };

export const mouse: Press = unfolded((target) => target.click({ timeout: STUCK }));
export const touch: Press = unfolded((target) => target.tap({ timeout: STUCK }));
/** All that comes before a press: it is shown, stands still, and nothing lies over it. */
export const reach: Press = unfolded((target) => target.click({ timeout: STUCK, trial: true }));

const MOST_KEYS = 60;

/** The key that a person would press next to bring the focus to an element; none where it has it. */
function nextKey(wanted: HTMLElement | SVGElement): string | null {
  const active = document.activeElement ?? document.body;
  if (active === wanted) return null;
  const summary = wanted.closest("details:not([open])")?.querySelector("summary");
  if (summary && active === summary) return "Enter";
  const aim = summary ?? wanted;
  const isBefore = Boolean(active.compareDocumentPosition(aim) & Node.DOCUMENT_POSITION_PRECEDING);
  let group: Element | null = aim;
  while (group && !group.querySelector("[data-stop]")) group = group.parentElement;
  const isInside = aim.tabIndex < 0 && active.matches("[data-stop]") && group?.contains(active);
  if (isInside) return isBefore ? "ArrowLeft" : "ArrowRight";
  return isBefore ? "Shift+Tab" : "Tab";
}

/** From zone to zone by Tab, inside one by arrows, until the focus is there; then Enter. */
export const keyboard: Press = async (page, target) => {
  if ((await target.getAttribute("data-card", { timeout: STUCK })) !== null) await page.keyboard.press("h");
  const pressed: string[] = [];
  for (let key = await target.evaluate(nextKey); key; key = await target.evaluate(nextKey)) {
    pressed.push(key);
    expect(pressed.length, `the keyboard reaches ${target}: ${pressed.join(" ")}`).toBeLessThan(MOST_KEYS);
    await page.keyboard.press(key);
  }
  await page.keyboard.press("Enter");
};

// Matches ----------------------------------------------------------------------------------------

/** Wait until something is asked of this player, or all is over. */
export async function offered(page: Page): Promise<Offer> {
  const offer = await offeredWithin(page, STANDSTILL);
  if (offer) return offer;
  await test.info().attach("standstill", { body: await page.screenshot(), contentType: "image/png" });
  throw new Error(`nothing to do for ${STANDSTILL / 1000} s: ${await page.locator("body").innerText()}`);
}

function offeredWithin(page: Page, patience: number): Promise<Offer | null> {
  return page.evaluate(waitForOffer, { TURN, END, patience });
}

async function waitForOffer({
  TURN,
  END,
  patience,
}: {
  TURN: string;
  END: string;
  patience: number;
}): Promise<Offer | null> {
  const named = (selector: string, name: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map((element) => element.dataset[name]!);
  for (const end = performance.now() + patience; performance.now() < end;) {
    const over = document.querySelector(END) !== null;
    const isMine = document.querySelector(TURN) !== null;
    const moves = isMine ? named("main [data-move]", "move") : [];
    const cards = isMine ? named("[data-zone=hand] button.card.legal", "card") : [];
    if (over || moves.length || cards.length) return { over, moves, cards };
    await new Promise((later) => setTimeout(later, 10));
  }
  return null;
}

/** One decision: a card and where it goes, or whatever else is offered; the dice decide where nothing is wished for. */
export async function decide(
  page: Page,
  press: Press,
  roll: Roll,
  offer: Offer,
  wish?: string,
): Promise<void> {
  const choices = [...offer.moves, ...offer.cards];
  const chosen =
    wish === undefined ? choices[roll(choices.length)]! : offer.moves.includes(wish) ? wish : cardOf(wish);
  if (offer.moves.includes(chosen)) return press(page, moveAt(page, chosen));
  await press(page, cardInHand(page, chosen));
  const places = (await offered(page)).moves.filter((move) => cardOf(move) === chosen);
  expect(places.length, `${chosen} can go somewhere`).toBeGreaterThan(0);
  await press(page, moveAt(page, wish ?? places[roll(places.length)]!));
}

/** The card of the hand that a move begins with. */
function cardOf(move: string): string {
  return move.split(/\W/)[0]!;
}

/** Play until the match is over, or so many decisions have been made. */
export async function playOn(page: Page, press: Press, roll: Roll, most = 2000): Promise<number> {
  for (let made = 0; made < most; made++) {
    const offer = await offered(page);
    if (offer.over) return made;
    await decide(page, press, roll, offer);
  }
  return most;
}

/** Several people at one table play until it is over, or so many decisions have been made by all of them. */
export async function playTogether(
  pages: readonly Page[],
  press: Press,
  roll: Roll,
  most = 2000,
): Promise<void> {
  let made = 0;
  let last = performance.now();
  const play = async (page: Page): Promise<void> => {
    while (made < most) {
      const offer = await offeredWithin(page, GLANCE);
      if (offer?.over) return;
      expect(performance.now() - last, "somebody goes on").toBeLessThan(STANDSTILL);
      if (!offer || made >= most) continue;
      made += 1;
      last = performance.now();
      await decide(page, press, roll, offer);
    }
  };
  await Promise.all(pages.map(play));
}
