/** Fluent catalogues as the page takes them: without remarks; for a board, only what is the board's. */

import type { Plugin } from "vite";

const REMARKS = /^(#.*)?\n/gm;
/** A message of others, with the lines that belong to it. */
const OTHERS = /^(?!page-)\w.*\n([ }].*\n)*/gm;

export const catalogues: Plugin = {
  name: "catalogues",
  enforce: "pre",
  async load(id) {
    const [path, query] = id.split("?");
    if (query !== "words" && query !== "board") return null;
    const source = await this.fs.readFile(path!, { encoding: "utf8" });
    const wanted = query === "board" ? source.replace(OTHERS, "") : source;
    return `export default ${JSON.stringify(wanted.replace(REMARKS, ""))}`;
  },
};
