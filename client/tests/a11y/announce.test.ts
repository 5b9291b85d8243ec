/** What is said on one screen does not go on to the next, and refusals go when something is played. */
import { beforeEach, expect, test } from "vitest";
import {
  announce,
  announced,
  clearAnnouncements,
  dismissRefusals,
  notices,
  notify,
} from "../../src/a11y/announce.svelte";

beforeEach(() => {
  clearAnnouncements();
  notices.length = 0;
});

test("a new screen begins in silence", () => {
  announce("Take one card from the table.", "now");
  announce("Luna takes blue 7.");
  clearAnnouncements();
  expect(announced).toEqual({ polite: "", assertive: "" });
});

test("a repeated text changes the page, so that it is read again", () => {
  announce("Luna waits.");
  const first = announced.polite;
  announce("Luna waits.");
  expect(announced.polite).not.toBe(first);
  expect(announced.polite.trim()).toBe(first);
});

test("refusals of a game go, other notices stay", () => {
  notify("You cannot play this card now.", "DN-08", "day_and_night");
  notify("Copied");
  dismissRefusals();
  expect(notices.map(({ text }) => text)).toEqual(["Copied"]);
});
