import "@fontsource-variable/fraunces/wght.css";
import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { breath } from "./lib/breath";
import { router } from "./lib/router.svelte";
import { startTexts } from "./lib/texts.svelte";
import { loadScreen } from "./screens";
import { register } from "./shell/renewal.svelte";
import Renewal from "./shell/Renewal.svelte";

const LATER = 3000;

// The first screen is on its way while the texts are; should it fail, App says so.
loadScreen(router.route.screen).catch(() => {});
await startTexts();
await breath();
const target = document.getElementById("app");
target?.replaceChildren();
if (target) mount(App, { target });
if (import.meta.env.PROD) {
  mount(Renewal, { target: document.body });
  // It fetches the whole page to keep it: what is shown first has the line for itself.
  setTimeout(() => void register(), LATER);
}
