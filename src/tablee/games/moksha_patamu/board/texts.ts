/** The words of the board of Moksha-patamu. */
import type { Lang } from "$boards/contract";

interface Texts {
  you: string;
  board: (size: number, ladders: number, snakes: number) => string;
  lines: (ladders: string, snakes: string) => string;
  leads: (start: number, end: number) => string;
  off: string;
  square: (n: number) => string;
  home: (place: number) => string;
  players: string;
  stands: (name: string, where: string) => string;
  youStand: (where: string) => string;
  snakeCards: (n: number) => string;
  ladderCards: (n: number) => string;
  dice: string;
  showed: (faces: string) => string;
  throw: (dice: number) => string;
  yourThrow: string;
  throws: (name: string) => string;
  lay: (faces: string) => string;
  waitsLay: (name: string) => string;
  go: string;
  where: string;
  laySnake: (square: number, end: number) => string;
  layLadder: (square: number, end: number) => string;
  bell: string;
  bellSure: string;
  ring: string;
  dont: string;
  bellIn: (turns: number) => string;
  rang: string;
  won: (name: string) => string;
  youWon: string;
  over: string;
  more: (n: number) => string;
}

export const TEXTS: Record<Lang, Texts> = {
  en: {
    you: "you",
    board: (size, ladders, snakes) => `Board of ${size} squares, ${ladders} ladders, ${snakes} snakes`,
    lines: (ladders, snakes) => `Ladders: ${ladders}. Snakes: ${snakes}.`,
    leads: (start, end) => `${start} to ${end}`,
    off: "off the board",
    square: (n) => `square ${n}`,
    home: (place) => `home, place ${place}`,
    players: "Players",
    stands: (name, where) => `${name}: ${where}.`,
    youStand: (where) => `You: ${where}.`,
    snakeCards: (n) => (n === 1 ? "1 snake card" : `${n} snake cards`),
    ladderCards: (n) => (n === 1 ? "1 ladder card" : `${n} ladder cards`),
    dice: "Dice",
    showed: (faces) => `The dice show ${faces}.`,
    throw: (dice) => (dice === 1 ? "Throw the die" : "Throw the dice"),
    yourThrow: "Your turn to throw",
    throws: (name) => `${name} throws`,
    lay: (faces) => `You threw ${faces}: lay a card first, or go on`,
    waitsLay: (name) => `${name} may lay a card`,
    go: "Go on",
    where: "Where to lay a card",
    laySnake: (square, end) => `Snake card on ${square}, the snake down to ${end}`,
    layLadder: (square, end) => `Ladder card on ${square}, the ladder up to ${end}`,
    bell: "Ring the bell",
    bellSure: "The bell ends the game for everybody.",
    ring: "Ring it",
    dont: "Not yet",
    bellIn: (turns) => (turns === 1 ? "The bell rings after this turn" : `The bell rings in ${turns} turns`),
    rang: "The bell has rung",
    won: (name) => `${name} wins`,
    youWon: "You win",
    over: "The game is over",
    more: (n) => `+${n}`,
  },
  fr: {
    you: "vous",
    board: (size, ladders, snakes) => `Plateau de ${size} cases, ${ladders} échelles, ${snakes} serpents`,
    lines: (ladders, snakes) => `Échelles : ${ladders}. Serpents : ${snakes}.`,
    leads: (start, end) => `${start} mène en ${end}`,
    off: "hors du plateau",
    square: (n) => `case ${n}`,
    home: (place) => (place === 1 ? "arrivé premier" : `arrivé ${place}e`),
    players: "Joueurs",
    stands: (name, where) => `${name} : ${where}.`,
    youStand: (where) => `Vous : ${where}.`,
    snakeCards: (n) => (n > 1 ? `${n} cartes serpent` : "1 carte serpent"),
    ladderCards: (n) => (n > 1 ? `${n} cartes échelle` : "1 carte échelle"),
    dice: "Dés",
    showed: (faces) => `Les dés montrent ${faces}.`,
    throw: (dice) => (dice === 1 ? "Lancer le dé" : "Lancer les dés"),
    yourThrow: "À vous de lancer",
    throws: (name) => `${name} lance`,
    lay: (faces) => `Vous avez tiré ${faces} : posez d’abord une carte, ou avancez`,
    waitsLay: (name) => `${name} peut poser une carte`,
    go: "Avancer",
    where: "Où poser une carte",
    laySnake: (square, end) => `Carte serpent en ${square}, le serpent qui descend en ${end}`,
    layLadder: (square, end) => `Carte échelle en ${square}, l’échelle qui monte en ${end}`,
    bell: "Faire sonner",
    bellSure: "La sonnerie finit la partie pour tous.",
    ring: "Sonner",
    dont: "Pas encore",
    bellIn: (turns) => (turns === 1 ? "La sonnerie retentit après ce tour" : `La sonnerie retentit dans ${turns} tours`),
    rang: "La sonnerie a retenti",
    won: (name) => `${name} gagne`,
    youWon: "Vous gagnez",
    over: "La partie est finie",
    more: (n) => `+${n}`,
  },
};
