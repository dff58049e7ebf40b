import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "../catalogues.ts";
import { folders } from "../folders.ts";

/** The gallery of boards: `npm run gallery`. No part of the page that is served. */
export default defineConfig({
  root: "gallery",
  base: "./",
  plugins: [catalogues, svelte()],
  resolve: { alias: folders },
  server: { fs: { allow: [".."] } },
  build: { outDir: "dist", emptyOutDir: true, assetsInlineLimit: 0 },
});
