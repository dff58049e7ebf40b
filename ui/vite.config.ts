import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./catalogues.ts";
import { folders } from "./folders.ts";

export default defineConfig({
  plugins: [catalogues, svelte()],
  resolve: { alias: folders },
  build: {
    outDir: "../src/tablee/server/static",
    emptyOutDir: true,
    // A strict Content-Security-Policy allows nothing inline, not even small images.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/boards/": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
});
