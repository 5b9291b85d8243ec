/** On every screen the table of Sun and Moon shows the hand and the own rows together, and nothing is cut. */
import { cardInHand, offered } from "./play";
import { expect, startMatch, test } from "./visitor";

const SIZES = {
  "an upright phone": { width: 390, height: 844 },
  "a phone on its side": { width: 844, height: 390 },
  "a small phone": { width: 320, height: 640 },
  "a laptop at 200 %": { width: 720, height: 450 },
  "a desktop": { width: 1440, height: 900 },
} as const;

/** In the page: what is outside of the window, or covered by the hand. */
function hidden(): string[] {
  const { innerWidth: width, innerHeight: height } = window;
  const hand = document.querySelector("section.hand")!.getBoundingClientRect();
  const boxes = [...document.querySelectorAll(".mine .row, .piles > *, [data-zone=hand] button, .mine .gap")];
  const isOutside = ({ left, right, top, bottom }: DOMRect) =>
    left < -1 || top < -1 || right > width + 1 || bottom > height + 1;
  const isCovered = (box: Element) => {
    const { bottom, left } = box.getBoundingClientRect();
    return !box.closest(".hand") && bottom > hand.top + 1 && left > hand.left;
  };
  const names = boxes
    .filter((box) => isOutside(box.getBoundingClientRect()) || isCovered(box))
    .map(({ className, textContent }) => `${className}: ${textContent}`);
  const { scrollWidth } = document.documentElement;
  return scrollWidth > width ? [...names, `the page is ${scrollWidth} px wide`] : names;
}

for (const [name, viewport] of Object.entries(SIZES)) {
  for (const players of [3, 4]) {
    test(`${players} players on ${name}`, async ({ visitor }) => {
      const page = await visitor({}, { viewport });
      await startMatch(page, "sun_and_moon", { players, options: { first_seat: 0 } });
      const { cards } = await offered(page);
      await cardInHand(page, cards[0]!).click();
      await offered(page, cards[0]);
      expect(await page.evaluate(hidden)).toEqual([]);
    });
  }
}
