/** Ways to play: by mouse, by touch, by keyboard alone. What to press is looked up, the press itself is
 * real input. */
import { expect, test, type Locator, type Page } from "@playwright/test";
import type { Roll } from "./chance";

export const TURN = "[data-turn=mine]";
/** The end of a match says who has won, and offers to check the shuffles. */
export const END = "main section:has(a[href^='/verify/'])";
/** Milliseconds after which something is wrong, on a busy machine too. */
const STANDSTILL = 60_000;
const STUCK = 15_000;
/** Milliseconds between two looks at whether somebody else has gone on. */
const GLANCE = 200;

/** What a player can do: the moves that are shown at their places, and cards of the hand that can be taken
 * up. */
export interface Offer {
  readonly over: boolean;
  readonly moves: readonly string[];
  readonly cards: readonly string[];
}

export type Press = (page: Page, target: Locator) => Promise<void>;

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

// What is offered --------------------------------------------------------------------------------

interface Awaited {
  readonly TURN: string;
  readonly END: string;
  readonly patience: number;
  /** Wait until this card of the hand can go somewhere. */
  readonly card?: string | undefined;
}

/** Waits until this player must act or the match is over, or until the selected card has a target. */
export async function offered(page: Page, card?: string): Promise<Offer> {
  const offer = await page.evaluate(waitForOffer, { TURN, END, patience: STANDSTILL, card });
  if (offer) return offer;
  await test.info().attach("standstill", { body: await page.screenshot(), contentType: "image/png" });
  throw new Error(`nothing to do for ${STANDSTILL / 1000} s: ${await page.locator("body").innerText()}`);
}

/** In the page. Parts of a table are built in tasks of their own, so an offer counts once it has stayed the
 * same. */
async function waitForOffer({ TURN, END, patience, card }: Awaited): Promise<Offer | null> {
  const TASKS = 3;
  const named = (selector: string, name: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map((element) => element.dataset[name]!);
  const look = (): Offer => {
    const isMine = document.querySelector(TURN) !== null;
    return {
      over: document.querySelector(END) !== null,
      moves: isMine ? named("main [data-move]", "move") : [],
      cards: isMine ? named("[data-zone=hand] button.legal", "card") : [],
    };
  };
  const isAwaited = ({ over, moves, cards }: Offer) =>
    card === undefined
      ? over || moves.length > 0 || cards.length > 0
      : moves.some((move) => move.split(/\W/)[0] === card);
  let [last, same] = ["", 0];
  for (const end = performance.now() + patience; performance.now() < end;) {
    const offer = look();
    const written = JSON.stringify(offer);
    same = written === last ? same + 1 : 0;
    last = written;
    if (isAwaited(offer) && same >= TASKS) return offer;
    await new Promise((later) => setTimeout(later, isAwaited(offer) ? 0 : 10));
  }
  return null;
}

// Matches ----------------------------------------------------------------------------------------

/** One decision: a card and its target, or another offer. Without a wish, the dice decide. */
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
  if (offer.moves.includes(chosen)) return pressHeard(page, press, moveAt(page, chosen));
  await pressHeard(page, press, cardInHand(page, chosen));
  const places = (await offered(page, chosen)).moves.filter((move) => cardOf(move) === chosen);
  await pressHeard(page, press, moveAt(page, wish ?? places[roll(places.length)]!));
}

/** A browser may make a tap a click only a moment later; what was offered before the click must not be
 * played on. */
async function pressHeard(page: Page, press: Press, target: Locator): Promise<void> {
  const click = await page.evaluateHandle(() => ({
    heard: new Promise<void>((heard) =>
      document.addEventListener(
        "click",
        ({ target }) => target instanceof Element && target.closest("[data-move], [data-card]") && heard(),
        { capture: true },
      ),
    ),
  }));
  await press(page, target);
  await click.evaluate(({ heard }) => heard);
  await click.dispose();
}

/** The card of the hand that a move begins with. */
function cardOf(move: string): string {
  return move.split(/\W/)[0]!;
}

/** Play until the match is over, or this number of decisions has been made. */
export async function playOn(page: Page, press: Press, roll: Roll, most = 2000): Promise<number> {
  for (let made = 0; made < most; made++) {
    const offer = await offered(page);
    if (offer.over) return made;
    await decide(page, press, roll, offer);
  }
  return most;
}

/** Somebody at a table. Everybody has their own dice: what one of them plays does not depend on who is
 * quicker. */
export interface Player {
  readonly page: Page;
  readonly roll: Roll;
}

/** Several people at one table play until it is over, or until they have made this number of decisions
 * together. */
export async function playTogether(players: readonly Player[], press: Press, most = 2000): Promise<void> {
  let made = 0;
  let last = performance.now();
  const play = async ({ page, roll }: Player): Promise<void> => {
    while (made < most) {
      const offer = await page.evaluate(waitForOffer, { TURN, END, patience: GLANCE });
      if (offer?.over) return;
      expect(performance.now() - last, "somebody goes on").toBeLessThan(STANDSTILL);
      if (!offer || made >= most) continue;
      made += 1;
      last = performance.now();
      await decide(page, press, roll, offer);
    }
  };
  await Promise.all(players.map(play));
}
