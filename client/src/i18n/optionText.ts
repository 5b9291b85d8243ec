import { say, type Texts } from "./texts.svelte";

/** The value of an option in words; not every value has a text of its own. */
export function optionValueText(texts: Texts, option: string, value: boolean | number | string): string {
  const key = [`option-${option}-${value}`, `value-${value}`].find((each) => texts.has(each));
  if (key) return texts.say(key);
  if (option === "first_seat" && typeof value === "number")
    return say("player-number", { number: value + 1 });
  return String(value);
}
