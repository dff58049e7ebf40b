/** Places, and what is noted of tiles. */

export const PLACES = "abcdefghijklm";
export const JOKER = 12;

/** The values named in vain, from the bits that the record keeps. */
export function wrongValues(bits: number): number[] {
  return Array.from({ length: JOKER + 1 }, (_, value) => value).filter((value) => (bits >> value) & 1);
}
