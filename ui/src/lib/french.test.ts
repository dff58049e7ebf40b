import { expect, it } from "vitest";
import cases from "./elision.json";
import { de } from "./french";

it.each(cases)("before %s: %s", (name, said) => {
  expect(de(name!)).toBe(said);
});
