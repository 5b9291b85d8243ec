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

/** Milliseconds that fonts may delay the first screen, or wait for it. */
const FONT_DELAY = 600;
const REGISTER_DELAY = 3000;

/** Our fonts are as large as everything else on the first screen. If an earlier visit has stored them we
 * use them from the start, otherwise we load them once the screen can be read without them. */
const areFontsStored = Boolean(navigator.serviceWorker?.controller);
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const fonts = () => loadFonts(texts.language);

// Load the first screen along with the texts; if that fails, App reports it.
loadScreen(router.route.screen).catch(() => {});
await startTexts();
if (areFontsStored) await Promise.race([fonts(), wait(FONT_DELAY)]);
await yieldToMain();
const target = document.getElementById("app");
target?.replaceChildren();
if (target) mount(App, { target });
if (!areFontsStored) void wait(FONT_DELAY).then(fonts);
if (import.meta.env.PROD) {
  mount(UpdateNotice, { target: document.body });
  // The service worker downloads all files, so it waits until the first screen has loaded.
  void wait(REGISTER_DELAY).then(register);
}
