/** The words of the board of Modulo. */
import type { Lang } from "$boards/contract";

interface Texts {
  you: string;
  hands: (name: string, left: string, right: string) => string;
  yourHands: (left: string, right: string) => string;
  points: (name: string, points: number, goal: number) => string;
  out: string;
  secret: string;
  undecided: string;
  side: [string, string];
  own: [string, string];
  theirs: (side: number, name: string) => string;
  value: (hand: string, value: string) => string;
  tapWith: (hand: string) => string;
  tap: (hand: string, own: string) => string;
  chooseHand: string;
  chooseTarget: (own: string) => string;
  orDivide: string;
  divide: string;
  divideLong: string;
  chooseStart: string;
  chosenHand: (hand: string) => string;
  ready: string;
  readyLong: (left: number, right: number) => string;
  waits: (name: string) => string;
  waitsChoice: (name: string) => string;
  won: (name: string) => string;
  youWon: string;
  drawn: string;
  table: string;
}

export const TEXTS: Record<Lang, Texts> = {
  en: {
    you: "you",
    hands: (name, left, right) => `${name}’s hands: left ${left}, right ${right}.`,
    yourHands: (left, right) => `Your hands: left ${left}, right ${right}.`,
    points: (name, points, goal) => `${name}: ${points} of ${goal} points.`,
    out: "out",
    secret: "secret",
    undecided: "not chosen yet",
    side: ["left", "right"],
    own: ["your left hand", "your right hand"],
    theirs: (side, name) => `${name}’s ${side ? "right" : "left"} hand`,
    value: (hand, value) => `${hand}: ${value}`,
    tapWith: (hand) => `tap with ${hand}`,
    tap: (hand, own) => `tap ${hand} with ${own}`,
    chooseHand: "Choose the hand you tap with",
    chooseTarget: (own) => `Now the hand that ${own} taps`,
    orDivide: ", or divide",
    divide: "Divide",
    divideLong: "Divide: shake both hands",
    chooseStart: "Choose your two hands in secret",
    chosenHand: (hand) => `Fingers of ${hand}`,
    ready: "Ready",
    readyLong: (left, right) => `Ready: left ${left}, right ${right}`,
    waits: (name) => `${name} is playing`,
    waitsChoice: (name) => `${name} is choosing in secret`,
    won: (name) => `${name} wins`,
    youWon: "You win",
    drawn: "The round is drawn",
    table: "The table",
  },
  fr: {
    you: "vous",
    hands: (name, left, right) => `${name} : main gauche ${left}, main droite ${right}.`,
    yourHands: (left, right) => `Vos mains : gauche ${left}, droite ${right}.`,
    points: (name, points, goal) =>
      `${name} : ${points} ${points > 1 ? "points" : "point"} sur ${goal}.`,
    out: "éliminée",
    secret: "secrète",
    undecided: "pas encore choisie",
    side: ["gauche", "droite"],
    own: ["votre main gauche", "votre main droite"],
    theirs: (side) => `main ${side ? "droite" : "gauche"} d’en face`,
    value: (hand, value) => `${hand} : ${value}`,
    tapWith: (hand) => `taper avec ${hand}`,
    tap: (hand, own) => `taper la ${hand} avec ${own}`,
    chooseHand: "Choisissez la main avec laquelle vous tapez",
    chooseTarget: (own) => `Maintenant la main que tape ${own}`,
    orDivide: ", ou divisez",
    divide: "Diviser",
    divideLong: "Diviser : secouer les deux mains",
    chooseStart: "Choisissez vos deux mains en secret",
    chosenHand: (hand) => `Doigts de ${hand}`,
    ready: "C’est choisi",
    readyLong: (left, right) => `C’est choisi : gauche ${left}, droite ${right}`,
    waits: (name) => `${name} joue`,
    waitsChoice: (name) => `${name} choisit en secret`,
    won: (name) => `${name} gagne`,
    youWon: "Vous gagnez",
    drawn: "La manche est nulle",
    table: "La table",
  },
};
