/** A line as a sentence: with its full stop, unless it has another end. */
export const sentence = (line: string): string => (/[.!?…]$/.test(line) ? line : `${line}.`);

export { de } from "../../lib/french";
