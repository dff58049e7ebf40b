import { mount } from "svelte";
import "../src/theme.css";
import Gallery from "./Gallery.svelte";

export default mount(Gallery, { target: document.getElementById("gallery")! });
