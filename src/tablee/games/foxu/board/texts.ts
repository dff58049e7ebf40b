/** The words of the board of Foxu. */
import type { Lang } from "$boards/contract";

interface Texts {
  you: string;
  board: string;
  colours: [string, string, string];
  tube: [string, string];
  left: (n: number) => string;
  stands: (who: string, tube: string, cell: string, left: string) => string;
  waitsOff: (who: string, tube: string, left: string) => string;
  corner: string;
  hole: string;
  peg: [string, string, string];
  slideHere: string;
  pegHere: string;
  diagonalHere: (diagonal: string) => string;
  placed: (n: number) => string;
  place: (left: number) => string;
  chooseDiagonal: string;
  slide: (tube: string) => string;
  question: string;
  take: string;
  keep: string;
  takeNote: string;
  keepNote: string;
  kept: string;
  waits: (name: string) => string;
  scatters: string;
  won: (name: string) => string;
  youWon: string;
  drawn: string;
}

export const TEXTS: Record<Lang, Texts> = {
  en: {
    you: "you",
    board: "Foxu board",
    colours: ["yellow", "blue", "grey"],
    tube: ["yellow tube", "blue tube"],
    left: (n) => (n === 1 ? "1 peg left" : `${n} pegs left`),
    stands: (who, tube, cell, left) => `${who}: ${tube} on ${cell}, ${left}.`,
    waitsOff: (who, tube, left) => `${who}: ${tube}, ${left}.`,
    corner: "corner",
    hole: "empty hole",
    peg: ["yellow peg", "blue peg", "grey peg"],
    slideHere: "slide here",
    pegHere: "put a grey peg here",
    diagonalHere: (diagonal) => `start on the diagonal ${diagonal}`,
    placed: (n) => `Grey pegs on the board: ${n}.`,
    place: (left) => `Put a grey peg into any lit hole: ${left} left to lay`,
    chooseDiagonal: "Choose the diagonal on which the tubes start",
    slide: (tube) => `Slide your ${tube} to a lit cell`,
    question: "Take yellow with the move made, or keep blue?",
    take: "Take yellow",
    keep: "Keep blue",
    takeNote: "the slide becomes yours; the other plays blue",
    keepNote: "slide your blue tube now",
    kept: "You keep blue: slide your tube to a lit cell",
    waits: (name) => `${name} is playing`,
    scatters: "The grey pegs are falling",
    won: (name) => `${name} wins: the tube is empty`,
    youWon: "You win: your tube is empty",
    drawn: "The game is drawn",
  },
  fr: {
    you: "vous",
    board: "Plateau de Foxu",
    colours: ["jaune", "bleu", "gris"],
    tube: ["tube jaune", "tube bleu"],
    left: (n) => (n > 1 ? `reste ${n} pions` : n ? "reste 1 pion" : "plus aucun pion"),
    stands: (who, tube, cell, left) => `${who} : ${tube} en ${cell}, ${left}.`,
    waitsOff: (who, tube, left) => `${who} : ${tube}, ${left}.`,
    corner: "coin",
    hole: "trou vide",
    peg: ["pion jaune", "pion bleu", "pion gris"],
    slideHere: "glisser ici",
    pegHere: "mettre un pion gris ici",
    diagonalHere: (diagonal) => `partir de la diagonale ${diagonal}`,
    placed: (n) => `Pions gris sur le plateau : ${n}.`,
    place: (left) => `Mettez un pion gris dans un trou éclairé : ${left > 1 ? `il en reste ${left}` : "c’est le dernier"}`,
    chooseDiagonal: "Choisissez la diagonale d’où partent les tubes",
    slide: (tube) => `Glissez votre ${tube} jusqu’à une case éclairée`,
    question: "Prendre les jaunes avec le coup joué, ou garder les bleus ?",
    take: "Prendre les jaunes",
    keep: "Garder les bleus",
    takeNote: "la glissade devient la vôtre ; l’autre joue les bleus",
    keepNote: "glissez maintenant votre tube bleu",
    kept: "Vous gardez les bleus : glissez jusqu’à une case éclairée",
    waits: (name) => `${name} joue`,
    scatters: "Les pions gris tombent",
    won: (name) => `${name} gagne : le tube est vide`,
    youWon: "Vous gagnez : votre tube est vide",
    drawn: "La partie est nulle",
  },
};
