/** The words of the board of Le mangeur de cartes. */
import type { Lang } from "$boards/contract";

interface Texts {
  table: string;
  you: string;
  round: (n: number, of: number | null) => string;
  target: string;
  targetIs: (n: number) => string;
  suits: [string, string, string, string];
  card: (rank: string, suit: string) => string;
  joker: (value: number | null) => string;
  stands: (name: string, total: number) => string;
  isOut: string;
  outOf: (name: string) => string;
  left: (n: number) => string;
  held: (n: number) => string;
  pot: (n: number) => string;
  turn: string;
  turnLong: string;
  pass: string;
  passLong: string;
  take: (card: string) => string;
  orTake: string;
  nameJoker: string;
  nameLong: (value: number, makes: string) => string;
  makes: (n: number) => string;
  makesTarget: string;
  makesOut: string;
  yourTurn: (total: number, target: number) => string;
  nothingToTake: string;
  throwing: string;
  throwDice: string;
  coming: (name: string) => string;
  waits: (name: string) => string;
  won: (name: string, n: number) => string;
  youWon: (n: number) => string;
  shared: (names: string, n: number) => string;
  level: string;
}

export const TEXTS: Record<Lang, Texts> = {
  en: {
    table: "The table",
    you: "you",
    round: (n, of) => `Round ${n}${of ? ` of ${of}` : ""}`,
    target: "Target",
    targetIs: (n) => `The target is ${n}.`,
    suits: ["spades", "hearts", "diamonds", "clubs"],
    card: (rank, suit) => `${rank} of ${suit}`,
    joker: (value) => (value ? `joker worth ${value}` : "joker"),
    stands: (name, total) => `${name} has ${total}.`,
    isOut: "out of the round",
    outOf: (name) => `${name} is out of the round.`,
    left: (n) => `${n} left`,
    held: (n) => `${n} ${n === 1 ? "card" : "cards"}`,
    pot: (n) => `Pot: ${n} ${n === 1 ? "card" : "cards"} for the next winner`,
    turn: "Turn up a card",
    turnLong: "Turn up your next card",
    pass: "Pass",
    passLong: "Pass: take nothing",
    take: (card) => `Take the ${card}: it brings you exactly to the target`,
    orTake: "Take a lit card and win the round!",
    nameJoker: "A joker! How much is it worth?",
    nameLong: (value, makes) => `Joker worth ${value}: ${makes}`,
    makes: (n) => `makes ${n}`,
    makesTarget: "reaches the target",
    makesOut: "puts you out",
    yourTurn: (total, target) => `You have ${total}, the target is ${target}: turn up a card`,
    nothingToTake: "Take a card, or pass",
    throwing: "The die is thrown for the target",
    throwDice: "Throw the die",
    coming: (name) => `${name} turns up a card`,
    waits: (name) => `${name} is playing`,
    won: (name, n) => `${name} wins with ${n} cards`,
    youWon: (n) => `You win with ${n} cards`,
    shared: (names, n) => `${names} share the win with ${n} cards each`,
    level: "All are level: nobody has won",
  },
  fr: {
    table: "La table",
    you: "vous",
    round: (n, of) => `Manche ${n}${of ? ` sur ${of}` : ""}`,
    target: "Cible",
    targetIs: (n) => `La cible est ${n}.`,
    suits: ["pique", "cœur", "carreau", "trèfle"],
    card: (rank, suit) => `${rank} de ${suit}`,
    joker: (value) => (value ? `joker valant ${value}` : "joker"),
    stands: (name, total) => `${name} a ${total}.`,
    isOut: "hors de la manche",
    outOf: (name) => `${name} est hors de la manche.`,
    left: (n) => `reste ${n}`,
    held: (n) => `${n} ${n > 1 ? "cartes" : "carte"}`,
    pot: (n) => `Pot : ${n} ${n > 1 ? "cartes" : "carte"} pour le prochain gagnant`,
    turn: "Retourner une carte",
    turnLong: "Retourner votre prochaine carte",
    pass: "Passer",
    passLong: "Passer : ne rien prendre",
    take: (card) => `Prendre cette carte, ${card} : vous tombez juste sur la cible`,
    orTake: "Prenez une carte éclairée et gagnez la manche !",
    nameJoker: "Un joker ! Combien vaut-il ?",
    nameLong: (value, makes) => `Joker valant ${value} : ${makes}`,
    makes: (n) => `donne ${n}`,
    makesTarget: "atteint la cible",
    makesOut: "vous met dehors",
    yourTurn: (total, target) => `Vous avez ${total}, la cible est ${target} : retournez une carte`,
    nothingToTake: "Prenez une carte, ou passez",
    throwing: "On jette le dé pour la cible",
    throwDice: "Jeter le dé",
    coming: (name) => `${name} retourne une carte`,
    waits: (name) => `${name} joue`,
    won: (name, n) => `${name} gagne avec ${n} cartes`,
    youWon: (n) => `Vous gagnez avec ${n} cartes`,
    shared: (names, n) => `${names} se partagent la victoire avec ${n} cartes chacun`,
    level: "Égalité générale : personne ne gagne",
  },
};
