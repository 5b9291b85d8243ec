/** Two browsers and a bot at one table, with a reload and a lost connection in the middle. */
import { dice } from "./chance";
import { END, mouse, playTogether, TURN } from "./play";
import { Proxy } from "./proxy";
import { address, expect, leave, newContext, test, visit } from "./visitor";

test("two friends and a bot play through a reload and a lost connection", async ({ browser }) => {
  const proxy = new Proxy(address());
  const far = await proxy.start();
  const anna = await visit(await newContext(browser), { name: "Anna" });
  const boris = await visit(await newContext(browser), { name: "Boris", language: "cs" }, far);
  const players = [
    { page: anna, roll: dice("Anna") },
    { page: boris, roll: dice("Boris") },
  ];

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
  await boris.getByRole("button", { name: "Posadit se" }).first().click();
  await anna.getByRole("button", { name: "Begin" }).click();
  await Promise.all([anna.locator(TURN).waitFor(), boris.locator(TURN).waitFor()]);

  await playTogether(players, mouse, 6);
  await anna.reload();
  await playTogether(players, mouse, 4);

  const lost = boris.getByRole("status").filter({ hasText: "Spojení se přerušilo" });
  const triedInVain = proxy.refused();
  proxy.cut();
  await expect(lost).toBeVisible();
  await triedInVain;
  proxy.restore();
  await expect(lost).toBeHidden();

  await playTogether(players, mouse);
  await expect(anna.locator(END)).toContainText(/Anna|Boris|Bruna/);
  await expect(boris.locator(END)).toBeVisible();
  await leave(anna, boris);
  await proxy.stop();
});
