/** The sheets of the home screen in one file: opening one also loads what a table needs. */
export { default as MoreSheet } from "./MoreSheet.svelte";
export { default as PlaySheet } from "./PlaySheet.svelte";
