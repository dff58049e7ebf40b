/** Fluent catalogues as the page takes them: without remarks. */

import type { Plugin } from "vite";

export const catalogues: Plugin = {
  name: "catalogues",
  enforce: "pre",
  async load(id) {
    const [path, query] = id.split("?");
    if (query !== "words") return null;
    const source = await this.fs.readFile(path!, { encoding: "utf8" });
    return `export default ${JSON.stringify(source.replace(/^(#.*)?\n/gm, ""))}`;
  },
};
