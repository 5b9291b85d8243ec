import "@fontsource-variable/fraunces/wght.css";
import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startTexts } from "./lib/texts.svelte";
import { register } from "./shell/renewal.svelte";
import Renewal from "./shell/Renewal.svelte";

await startTexts();
const target = document.getElementById("app");
if (target) mount(App, { target });
if (import.meta.env.PROD) {
  mount(Renewal, { target: document.body });
  void register();
}
