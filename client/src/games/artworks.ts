/** The artworks of the four games in one file, because the home screen shows them all. */
export { default as day_and_night } from "./day_and_night/art/Artwork.svelte";
export { default as gra_roku } from "./gra_roku/art/Artwork.svelte";
export { default as nox } from "./nox/art/Artwork.svelte";
export { default as sun_and_moon } from "./sun_and_moon/art/Artwork.svelte";
