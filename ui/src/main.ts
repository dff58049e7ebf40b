/** Where the page begins: the shell is put into the document. */
import { mount } from "svelte";
import App from "./App.svelte";
import "./theme.css";
import "./base.css";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/speech.svelte";

settings.apply();
await speak(settings.lang);

export default mount(App, { target: document.getElementById("app")! });
