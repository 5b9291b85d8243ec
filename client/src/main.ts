import "./theme/fallback-fonts.css";
import "./theme/tokens.css";
import "./theme/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { yieldToMain } from "./core/yieldToMain";
import { loadFonts } from "./theme/fonts";
import { router } from "./core/router.svelte";
import { startTexts, texts } from "./i18n/texts.svelte";
import { loadScreen } from "./routes";
import { register } from "./core/updates.svelte";
import UpdateNotice from "./components/UpdateNotice.svelte";

const READ_FIRST = 600;
const LATER = 3000;

/** Letters of our own weigh as much as all else that is shown first. Those an earlier visit has stored come at once,
 * others when everything can be read without them. */
const areStored = Boolean(navigator.serviceWorker?.controller);
const after = (pause: number) => new Promise((later) => setTimeout(later, pause));
const letters = () => loadFonts(texts.language);

// The first screen is on its way while the texts are; should it fail, App says so.
loadScreen(router.route.screen).catch(() => {});
await startTexts();
if (areStored) await Promise.race([letters(), after(READ_FIRST)]);
await yieldToMain();
const target = document.getElementById("app");
target?.replaceChildren();
if (target) mount(App, { target });
if (!areStored) void after(READ_FIRST).then(letters);
if (import.meta.env.PROD) {
  mount(UpdateNotice, { target: document.body });
  // It fetches the whole page to keep it: what is shown first has the line for itself.
  void after(LATER).then(register);
}
