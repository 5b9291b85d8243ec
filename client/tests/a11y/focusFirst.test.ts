/** The focus goes to what has just appeared, unless somebody uses another part of the page. */
import { beforeEach, expect, test } from "vitest";
import { focusFirst } from "../../src/a11y/focusFirst";

const focused = () => document.activeElement?.id;

beforeEach(() => {
  document.body.innerHTML = `
    <input id="chat">
    <div data-zone="hand"><button id="card"></button></div>
    <section><p></p><button id="off" disabled></button><a id="again" href="/"></a></section>`;
});

const appear = () => void focusFirst(document.querySelector("section")!);

test("nobody has the focus", () => {
  appear();
  expect(focused()).toBe("again");
});

test("a card of the hand has the focus", () => {
  document.getElementById("card")!.focus();
  appear();
  expect(focused()).toBe("again");
});

test("somebody is writing", () => {
  document.getElementById("chat")!.focus();
  appear();
  expect(focused()).toBe("chat");
});
