import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { catalogues } from "./catalogues.ts";
import { folders } from "./folders.ts";

export default defineConfig({
  plugins: [catalogues, svelte(), svelteTesting()],
  // Boards lie outside this folder, and find here what they are tested with.
  resolve: { alias: folders, dedupe: ["@testing-library/svelte"] },
  // The rules pages stand beside the rules, outside this folder.
  server: { fs: { allow: [".."] } },
  test: { environment: "jsdom", include: ["src/**/*.test.ts", "../src/tablee/games/*/board/**/*.test.ts"] },
});
