import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** The gallery of boards: `npm run gallery`. No part of the page that is served. */
export default defineConfig({
  root: "gallery",
  base: "./",
  plugins: [svelte()],
  build: { outDir: "dist", emptyOutDir: true, assetsInlineLimit: 0 },
});
