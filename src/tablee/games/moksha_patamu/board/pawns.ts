/** How pawns are told apart: a letter each, four colours, eight heads. */

export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef";

export const colourOf = (seat: number): number => seat % 4;

/** Heads of pawns, round the middle of the head. */
export const HEADS = [
  "M-13 0a13 13 0 1 1 26 0a13 13 0 1 1-26 0Z",
  "M-11-11H11V11H-11Z",
  "M0-16 15 11H-15Z",
  "M0-16 14 0 0 16-14 0Z",
  "M-14-10-7 0 0-14 7 0 14-10V11H-14Z",
  "M-5-14H5V-5H14V5H5V14H-5V5H-14V-5H-5Z",
  "M-15-3C-15-16-2-14 0-6 2-14 15-16 15-3 15 5 6 9 0 14-6 9-15 5-15-3Z",
  "M-7-13H7L14 0 7 13H-7L-14 0Z",
];

export const headOf = (seat: number): string => HEADS[Math.floor(seat / 4) % HEADS.length]!;
