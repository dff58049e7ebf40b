import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { folders } from "../folders.ts";

/** The gallery of boards: `npm run gallery`. No part of the page that is served. */
export default defineConfig({
  root: "gallery",
  base: "./",
  plugins: [svelte()],
  resolve: { alias: folders },
  server: { fs: { allow: [".."] } },
  build: { outDir: "dist", emptyOutDir: true, assetsInlineLimit: 0 },
});
