/** The words of the board of Le deux sur quatre. */
import type { Lang } from "$boards/contract";

interface Texts {
  table: string;
  you: string;
  deal: (n: number, of: number) => string;
  target: string;
  targetIs: (value: number) => string;
  points: (n: number) => string;
  suits: [string, string, string, string];
  card: (rank: string, suit: string) => string;
  worth: (card: string, value: number) => string;
  pickTwo: (target: number) => string;
  pickOne: string;
  pickSign: string;
  show: (one: string, sign: string, other: string, total: number) => string;
  away: (away: number, side: string) => string;
  hidden: (n: number) => string;
  shows: (name: string, cards: string, total: number, away: string) => string;
  holds: (name: string, n: number) => string;
  yours: (cards: string) => string;
  plus: string;
  minus: string;
  waits: (name: string) => string;
  dealing: string;
  isVoid: string;
  wonDeal: (names: (string | undefined)[]) => string;
  lastDeal: string;
  thisDeal: string;
  next: string;
  over: string;
  won: (name: string) => string;
  youWon: string;
  shared: (names: string) => string;
  level: string;
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

export const TEXTS: Record<Lang, Texts> = {
  en: {
    table: "The table",
    you: "you",
    deal: (n, of) => `Deal ${n} of ${of}`,
    target: "Target",
    targetIs: (value) => `The target is ${value}.`,
    points: (n) => `${signed(n).replace("+", "")} ${Math.abs(n) === 1 ? "point" : "points"}`,
    suits: ["spades", "hearts", "diamonds", "clubs"],
    card: (rank, suit) => `${rank} of ${suit}`,
    worth: (card, value) => `${card}, worth ${value}`,
    pickTwo: (target) => `Choose two of your cards: they should make ${target}`,
    pickOne: "Choose a second card",
    pickSign: "Add them, or subtract?",
    show: (one, sign, other, total) => `Show ${one} ${sign === "+" ? "plus" : "minus"} ${other}, which makes ${total}`,
    away: (away, side) => (away === 0 ? "on the target" : `${away} ${side === "above" ? "above" : "below"}`),
    hidden: (n) => `${n} cards face down`,
    shows: (name, cards, total, away) => `${name} shows ${cards}: ${total}, ${away}.`,
    holds: (name, n) => `${name} holds ${n} cards.`,
    yours: (cards) => `Your cards: ${cards}.`,
    plus: "plus",
    minus: "minus",
    waits: (name) => `${name} is choosing`,
    dealing: "The cards are being dealt",
    isVoid: "A total of 0: the deal is void, nobody gains or loses",
    wonDeal: (names) => `${names.join(", ")} ${names.length > 1 ? "win" : "wins"} the deal`,
    lastDeal: "The deal before",
    thisDeal: "How the points come about",
    next: "Next deal",
    over: "The game is over",
    won: (name) => `${name} wins`,
    youWon: "You win",
    shared: (names) => `${names} share the win`,
    level: "All are level: nobody has won",
  },
  fr: {
    table: "La table",
    you: "vous",
    deal: (n, of) => `Manche ${n} sur ${of}`,
    target: "Cible",
    targetIs: (value) => `La cible est ${value}.`,
    points: (n) => `${signed(n).replace("+", "")} ${Math.abs(n) > 1 ? "points" : "point"}`,
    suits: ["pique", "cœur", "carreau", "trèfle"],
    card: (rank, suit) => `${rank} de ${suit}`,
    worth: (card, value) => `${card}, vaut ${value}`,
    pickTwo: (target) => `Choisissez deux de vos cartes pour faire ${target}`,
    pickOne: "Choisissez une deuxième carte",
    pickSign: "Addition ou soustraction ?",
    show: (one, sign, other, total) => `Montrer ${one} ${sign === "+" ? "plus" : "moins"} ${other}, ce qui fait ${total}`,
    away: (away, side) => (away === 0 ? "sur la cible" : `${away} ${side === "above" ? "au-dessus" : "en dessous"}`),
    hidden: (n) => `${n} cartes cachées`,
    shows: (name, cards, total, away) => `${name} montre ${cards} : ${total}, ${away}.`,
    holds: (name, n) => `${name} tient ${n} cartes.`,
    yours: (cards) => `Vos cartes : ${cards}.`,
    plus: "plus",
    minus: "moins",
    waits: (name) => `${name} choisit`,
    dealing: "On distribue les cartes",
    isVoid: "Un total de 0 : la manche est nulle, personne ne gagne ni ne perd",
    wonDeal: (names) => `${names.join(", ")} ${names.length > 1 ? "gagnent" : "gagne"} la manche`,
    lastDeal: "La manche précédente",
    thisDeal: "D’où viennent les points",
    next: "Manche suivante",
    over: "La partie est finie",
    won: (name) => `${name} gagne`,
    youWon: "Vous gagnez",
    shared: (names) => `${names} se partagent la victoire`,
    level: "Égalité générale : personne ne gagne",
  },
};
