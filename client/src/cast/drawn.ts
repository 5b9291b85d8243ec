/** What is drawn of the cast, in one file that loads when the first face is wanted. */
export { default as Drawing } from "./Drawing.svelte";
export { default as PlayerCard } from "./PlayerCard.svelte";
