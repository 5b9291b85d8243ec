/** The first screen, as somebody sees it who has never been here, and as one who comes back. */
import { expectAccessible } from "./axe";
import { dice } from "./chance";
import { cardInHand, END, keyboard, mouse, playOn, TURN } from "./play";
import { address, expect, GAMES, PHONE, playFromHome, startMatch, test } from "./visitor";

const OPPONENTS = { day_and_night: 2, gra_roku: 1, sun_and_moon: 1, nox: 1 } as const;

for (const [device, how] of [
  ["a desktop", {}],
  ["a phone", PHONE],
] as const) {
  test(`a newcomer on ${device} reads what this is and plays a beginner`, async ({ visitor }) => {
    const page = await visitor({}, how);
    await page.goto(address());
    await expect(page.getByRole("heading", { level: 1 })).toContainText("free and without an account");
    await expect(page.getByText("Fill your chest, spoil the others")).toBeVisible();
    await page.getByRole("button", { name: "Play: NOX" }).click();
    const sheet = page.getByRole("dialog", { name: "NOX" });
    await expect(sheet.getByRole("radio", { name: "1", exact: true })).toBeChecked();
    await expect(sheet.getByRole("radio", { name: /^beginner/i })).toBeChecked();
    await expectAccessible(page);
    await sheet.getByRole("button", { name: "Start" }).click();
    await page.locator(TURN).waitFor();
    await expect(page.locator("[data-zone=hand] [data-card]").first()).toBeVisible();
    await expect(page.locator("[data-seat]")).toHaveCount(2);
  });
}

test("the first match of each game has as few opponents as it allows, none of them a partner", async ({
  visitor,
}) => {
  const page = await visitor();
  for (const game of GAMES) {
    await page.goto(address());
    await page.locator(`[data-play=${game}]`).click();
    const chosen = page.locator("dialog input[name=players]:checked + span");
    await expect(chosen, game).toHaveText(String(OPPONENTS[game]));
  }
});

test("the sheet remembers what was chosen in this game, and Enter begins with it", async ({ visitor }) => {
  const page = await visitor();
  await page.goto(address());
  await page.locator("[data-play=sun_and_moon]").click();
  await page.getByRole("radio", { name: "2 against 2" }).check();
  await page.getByRole("radio", { name: /^casual/i }).check();
  await page.locator("[data-start]").click();
  await page.locator("[data-zone=hand] [data-card]").first().waitFor();
  await page.goto(address());
  await page.locator("[data-play=sun_and_moon]").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radio", { name: "2 against 2" })).toBeChecked();
  await expect(page.getByRole("radio", { name: /^casual/i })).toBeChecked();
  await page.keyboard.press("Enter");
  await page.locator("[data-zone=hand] [data-card]").first().waitFor();
  await expect(page.locator("[data-seat]")).toHaveCount(4);
});

test("the lesson is one press away, everything else two, by keyboard too", async ({ visitor }) => {
  const page = await visitor();
  await page.goto(address());
  await expect(page.getByRole("link", { name: "Learn: NOX" })).toHaveAttribute("href", "/lesson/nox");
  const more = page.getByRole("button", { name: "More: NOX" });
  await keyboard(page, more);
  const sheet = page.getByRole("dialog", { name: "NOX" });
  await expect(sheet.getByRole("link")).toHaveCount(4);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
  await keyboard(page, more);
  await keyboard(page, sheet.getByRole("link", { name: "Pass and play" }));
  await expect(page).toHaveURL(/\/here\/nox$/);
  await page.goto(address());
  for (const name of ["My games", "Open tables", "Score pad", "About"])
    await expect(page.getByRole("navigation").getByRole("link", { name })).toBeVisible();
});

test("an unfinished match goes on by one press, and the others are listed", async ({ visitor }) => {
  const page = await visitor();
  await page.goto(address());
  await page.locator("[data-play=nox]").waitFor();
  await expect(page.locator("[data-continue]")).toHaveCount(0);
  await startMatch(page, "gra_roku", { players: 2 });
  await page.locator(TURN).waitFor();
  await startMatch(page, "nox", { players: 2 });
  await page.locator(TURN).waitFor();
  const card = await page.locator("[data-zone=hand] [data-card]").first().getAttribute("data-card");
  await page.goto(address());
  await expect(page.locator("[data-continue]")).toContainText("NOX");
  await expect(page.locator("[data-continue]")).toContainText("Your turn");
  await expectAccessible(page);
  await page.locator("[data-continue]").click();
  await expect(cardInHand(page, card!)).toBeVisible();
  await page.goto(address());
  await page.getByRole("link", { name: "and 1 more" }).click();
  await expect(page.locator("main li")).toHaveCount(2);
  await expect(page.locator("main li").getByRole("link", { name: "Continue" })).toHaveCount(2);
});

test("My games says how a match ended, and leads to its review and replay", async ({ visitor }) => {
  const page = await visitor();
  await startMatch(page, "nox", { players: 2, options: { max_rounds: 1 } });
  await playOn(page, mouse, dice());
  await expect(page.locator(END)).toBeVisible();
  await page.goto(`${address()}/replays`);
  const match = page.locator("main li");
  await expect(match).toContainText(/You (won|lost|shared the win,) \d+ : \d+/);
  await expect(match.getByRole("link", { name: "Review" })).toHaveAttribute(
    "href",
    /^\/review\/\w+\?seat=\d$/,
  );
  await match.getByRole("link", { name: "Replay" }).click();
  await expect(page).toHaveURL(/\/replay\//);
});

test("a table for friends asks little and shows no ids; the rest are house rules", async ({ visitor }) => {
  const page = await visitor();
  for (const screen of ["/new/sun_and_moon", "/here/day_and_night"]) {
    await page.goto(address() + screen);
    await page.getByText("House rules").click();
    await expect(page.locator("details[open] label").first()).toBeVisible();
    await expect(page.locator("form")).not.toContainText(/[A-Z]{2}-\d/);
    await expectAccessible(page);
  }
  await page.goto(`${address()}/here/day_and_night`);
  await expect(page.locator("form ol li")).toHaveCount(3);
  await page.getByLabel("Two may play").check();
  await page.getByRole("button", { name: "Remove player 3" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator("[data-cover]").waitFor();
});

test("Home leads back to the game that was just begun", async ({ visitor }) => {
  const page = await visitor();
  await playFromHome(page, "nox");
  await page.locator(TURN).waitFor();
  await page.goBack();
  await expect(page.locator("[data-continue]")).toContainText("NOX");
  await expect(page.getByRole("link", { name: "Learn: NOX" })).not.toHaveClass(/main/);
});
