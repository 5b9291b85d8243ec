import { texts, type Texts } from "./texts.svelte";

/** The names that a server gives to bots, and to guests who have none. */
const GIVEN = /^(?:Bot (\d+)|Guest(?: (\d+))?)('*)$/;

/** A name that the server has given, in the reader's language; any other name as it is. */
export function shownName(name: string, from: Texts = texts.of("page")): string {
  const given = GIVEN.exec(name);
  if (!given) return name;
  const [, bot, guest, marks] = given;
  if (bot) return from.say("name-bot", { number: bot }) + marks;
  return (guest ? from.say("name-guest-number", { number: guest }) : from.say("name-guest")) + marks;
}
