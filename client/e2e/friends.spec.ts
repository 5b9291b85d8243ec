/** Two browsers and a bot at one table, with a reload and a cut cable in the middle. */
import { Cable } from "./cable";
import { dice, END, mouse, playTogether, TURN } from "./play";
import { address, expect, expectNoFaults, newContext, test, visit } from "./table";

test("two friends and a bot play through a reload and a lost connection", async ({ browser }) => {
  const cable = new Cable(address());
  const far = await cable.lay();
  const anna = await visit(await newContext(browser), { name: "Anna", motion: "reduced" });
  const boris = await visit(
    await newContext(browser),
    { name: "Boris", language: "cs", motion: "reduced" },
    far,
  );

  await anna.goto(`${address()}/new/day_and_night`);
  await anna.getByLabel(/^Players/).selectOption("3");
  await anna.getByRole("button", { name: "Create table" }).click();
  await anna.getByRole("button", { name: "Sit here" }).first().click();
  await anna.getByRole("button", { name: "Leave seat" }).waitFor();
  await anna.getByRole("button", { name: "Add a bot" }).first().click();
  await expect(anna.getByRole("button", { name: "Add a bot" })).toHaveCount(1);
  const link = await anna.getByLabel("Link to this table").inputValue();
  await expect(anna.getByRole("img", { name: /QR/ })).toBeVisible();

  await boris.goto(link.replace(address(), far));
  await boris.locator("ol button.main").first().click();
  await anna.getByRole("button", { name: "Begin" }).click();
  await Promise.all([anna.locator(TURN).waitFor(), boris.locator(TURN).waitFor()]);

  await playTogether([anna, boris], mouse, dice(4), 6);
  await anna.reload();
  await playTogether([anna, boris], mouse, dice(6), 4);

  cable.cut();
  await expect(boris.locator(".lost")).toBeVisible();
  await boris.waitForTimeout(1000);
  cable.mend();
  await expect(boris.locator(".lost")).toBeHidden();

  await playTogether([anna, boris], mouse, dice(8));
  await expect(anna.locator(END)).toContainText(/Anna|Boris|Bot/);
  await expect(boris.locator(END)).toBeVisible();
  for (const page of [anna, boris]) expectNoFaults(page);
  await Promise.all([anna.context().close(), boris.context().close()]);
  await cable.remove();
});
