import { describe, expect, it } from "vitest";
import { blocks, spans } from "./markdown";

describe("rules pages", () => {
  it("paragraphs keep their number", () => {
    expect(blocks("**§R3** Twice *is* enough.")).toEqual([
      {
        kind: "paragraph",
        section: "R3",
        spans: [
          { kind: "text", text: "Twice " },
          { kind: "em", text: "is" },
          { kind: "text", text: " enough." },
        ],
      },
    ]);
  });
  it("titles, lists and tables", () => {
    const found = blocks("# A\n\n- one\n  more\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n");
    expect(found.map((block) => block.kind)).toEqual(["title", "list", "table"]);
    expect(found[1]).toMatchObject({ items: [[{ text: "one more" }], [{ text: "two" }]] });
    expect(found[2]).toMatchObject({ rows: [[[{ text: "1" }], [{ text: "2" }]]] });
  });
  it("what looks like HTML stays text", () => {
    expect(spans("<img src=x onerror=alert(1)>")).toEqual([{ kind: "text", text: "<img src=x onerror=alert(1)>" }]);
  });

  const written = import.meta.glob<string>("../../../src/tablee/games/*/rules.*.md", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  for (const path of Object.keys(written).filter((name) => name.endsWith(".en.md"))) {
    it(`${path}: both pages have the same paragraphs, and no mark is left unread`, () => {
      const pages = [path, path.replace(".en.md", ".fr.md")].map((name) => blocks(written[name]!));
      const [english, french] = pages.map((page) =>
        page.flatMap((block) => (block.kind === "paragraph" && block.section ? [block.section] : [])),
      );
      expect(english!.length).toBeGreaterThan(3);
      expect(french).toEqual(english);
      const texts = pages.flat().flatMap((block) => (block.kind === "paragraph" ? block.spans : []));
      expect(texts.filter((span) => /\*\*|^#|`/.test(span.text))).toEqual([]);
    });
  }
});
