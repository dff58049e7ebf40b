/**
 * The rules pages are Markdown of a simple kind: titles, paragraphs, lists, tables, **bold**,
 * *italic*, `code`. Read into plain data that components draw; no HTML is ever made from text.
 */

export type Span = { kind: "text" | "strong" | "em" | "code"; text: string };

export type Block =
  | { kind: "title"; level: number; spans: Span[] }
  | { kind: "paragraph"; section: string | null; spans: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "code"; text: string };

export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  for (const chunk of chunks(markdown)) {
    const lines = chunk.split("\n");
    const first = lines[0] ?? "";
    const title = /^(#+)\s+(.*)$/.exec(first);
    if (title) {
      found.push({ kind: "title", level: title[1]!.length, spans: spans(title[2]!) });
    } else if (first.startsWith("```")) {
      found.push({ kind: "code", text: lines.slice(1, -1).join("\n") });
    } else if (first.startsWith("|")) {
      found.push(table(lines));
    } else if (/^[-*] /.test(first)) {
      found.push({ kind: "list", items: items(lines).map(spans) });
    } else {
      found.push(paragraph(lines.map((line) => line.trim()).join(" ")));
    }
  }
  return found;
}

/** Split at empty lines, but never inside a fence; a title stands alone. */
function chunks(markdown: string): string[] {
  const found: string[] = [];
  let current: string[] = [];
  let isFenced = false;
  const end = () => {
    if (current.length) found.push(current.join("\n"));
    current = [];
  };
  for (const line of markdown.split("\n")) {
    if (line.startsWith("```")) isFenced = !isFenced;
    if (!isFenced && line.trim() === "") end();
    else if (!isFenced && line.startsWith("#")) {
      end();
      found.push(line);
    } else current.push(line);
  }
  end();
  return found;
}

function paragraph(text: string): Block {
  const numbered = /^\*\*§([0-9A-Z][0-9A-Za-z.]*)\*\*\s*/.exec(text);
  return {
    kind: "paragraph",
    section: numbered ? numbered[1]! : null,
    spans: spans(numbered ? text.slice(numbered[0].length) : text),
  };
}

function items(lines: string[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    if (/^[-*] /.test(line)) found.push(line.slice(2).trim());
    else found[found.length - 1] += ` ${line.trim()}`;
  }
  return found;
}

function table(lines: string[]): Block {
  const cells = (line: string) =>
    line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => spans(cell.trim()));
  const isRule = (line: string) => /^\|?[\s:|-]+\|?$/.test(line);
  const [head = "", ...rest] = lines;
  return { kind: "table", head: cells(head), rows: rest.filter((line) => !isRule(line)).map(cells) };
}

const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/;

export function spans(text: string): Span[] {
  return text
    .split(MARKS)
    .filter(Boolean)
    .map((part): Span => {
      if (part.startsWith("**") && part.endsWith("**") && part.length > 4) {
        return { kind: "strong", text: part.slice(2, -2) };
      }
      if (part.startsWith("`") && part.endsWith("`") && part.length > 2) {
        return { kind: "code", text: part.slice(1, -1) };
      }
      if (part.startsWith("*") && part.endsWith("*") && part.length > 2) {
        return { kind: "em", text: part.slice(1, -1) };
      }
      return { kind: "text", text: part };
    });
}
