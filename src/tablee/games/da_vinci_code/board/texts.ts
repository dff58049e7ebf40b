/** The words of the board of Da Vinci Code. */
import { de } from "$boards/shared/words";
import type { Lang } from "$boards/contract";

interface Texts {
  table: string;
  you: string;
  colours: [string, string];
  value: (value: number) => string;
  joker: string;
  tile: (name: string, place: string, colour: string) => string;
  own: (place: string, colour: string, value: string, isShown: boolean) => string;
  isShown: (value: string) => string;
  isHidden: string;
  notThese: (values: string) => string;
  attackTile: (tile: string) => string;
  pickValue: (tile: string) => string;
  attack: (tile: string, value: string) => string;
  alreadyWrong: string;
  cancel: string;
  pool: string;
  left: (colour: string, n: number) => string;
  drawBlack: string;
  drawWhite: string;
  drawLong: (colour: string, n: number) => string;
  drawn: (colour: string, value: string | null) => string;
  stop: string;
  stopLong: string;
  place: (place: string) => string;
  placePrompt: string;
  orStopPlacing: string;
  show: (place: string) => string;
  showPrompt: string;
  howManyBlack: string;
  black: (n: number, white: number) => string;
  arrange: string;
  jokers: (black: string, white: string) => string;
  drawPrompt: string;
  attackPrompt: string;
  goOn: string;
  choosing: (name: string) => string;
  arranging: string;
  dealing: string;
  waits: (name: string) => string;
  out: string;
  points: (n: number) => string;
  won: (name: string) => string;
  youWon: string;
}

export const TEXTS: Record<Lang, Texts> = {
  en: {
    table: "The table",
    you: "you",
    colours: ["black", "white"],
    value: (value) => (value === 12 ? "joker" : String(value)),
    joker: "joker",
    tile: (name, place, colour) => `${name}’s ${colour} tile ${place}`,
    own: (place, colour, value, isShown) =>
      `your tile ${place}: ${colour} ${value}, ${isShown ? "face up" : "hidden from the others"}`,
    isShown: (value) => `face up: ${value}`,
    isHidden: "hidden",
    notThese: (values) => `not ${values}`,
    attackTile: (tile) => `Attack ${tile}`,
    pickValue: (tile) => `Which number is ${tile}?`,
    attack: (tile, value) => `${tile} is ${value}`,
    alreadyWrong: "already said, and wrong",
    cancel: "Another tile",
    pool: "Pool",
    left: (colour, n) => `${n} ${colour}`,
    drawBlack: "Draw black",
    drawWhite: "Draw white",
    drawLong: (colour, n) => `Draw a ${colour} tile; ${n} left`,
    drawn: (colour, value) => (value ? `Drawn and kept apart: ${colour} ${value}` : `Drawn and kept apart: a ${colour} tile`),
    stop: "Stop and hide my tile",
    stopLong: "Stop: the drawn tile joins your code, hidden",
    place: (place) => `Put the drawn tile at place ${place}`,
    placePrompt: "Where does your drawn tile go?",
    orStopPlacing: "Attack again, or stop: choose a gap for your tile",
    show: (place) => `Turn up your tile ${place}`,
    showPrompt: "Wrong, and nothing was drawn: turn up one of your own tiles",
    howManyBlack: "How many of your first tiles shall be black?",
    black: (n, white) => `${n} black, ${white} white`,
    arrange: "Arrange your code",
    jokers: (black, white) =>
      [black && `black joker at ${black}`, white && `white joker at ${white}`].filter(Boolean).join(", ") ||
      "Ready: I have no joker",
    drawPrompt: "Draw a tile: black or white?",
    attackPrompt: "Attack: choose a hidden tile of another player",
    goOn: "Right! Attack again, or stop",
    choosing: (name) => `${name} chooses how many black tiles`,
    arranging: "The others arrange their codes",
    dealing: "The tiles are being dealt",
    waits: (name) => `${name} is playing`,
    out: "out",
    points: (n) => `${n} points`,
    won: (name) => `${name} wins`,
    youWon: "You win",
  },
  fr: {
    table: "La table",
    you: "vous",
    colours: ["noire", "blanche"],
    value: (value) => (value === 12 ? "joker" : String(value)),
    joker: "joker",
    tile: (name, place, colour) => `la pièce ${place} ${colour} ${de(name)}`,
    own: (place, colour, value, isShown) =>
      `votre pièce ${place} : ${value}, ${colour}, ${isShown ? "visible de tous" : "cachée aux autres"}`,
    isShown: (value) => `visible : ${value}`,
    isHidden: "cachée",
    notThese: (values) => `pas ${values}`,
    attackTile: (tile) => `Attaquer ${tile}`,
    pickValue: (tile) => `Quel nombre porte ${tile} ?`,
    attack: (tile, value) => `${tile} : ${value}`,
    alreadyWrong: "déjà dit, et faux",
    cancel: "Une autre pièce",
    pool: "Pioche",
    left: (colour, n) => `${n} ${colour}${n > 1 ? "s" : ""}`,
    drawBlack: "Piocher une noire",
    drawWhite: "Piocher une blanche",
    drawLong: (colour, n) => `Piocher une pièce ${colour} ; il en reste ${n}`,
    drawn: (colour, value) => (value ? `Piochée, à part : ${value}, ${colour}` : `Piochée, à part : une pièce ${colour}`),
    stop: "Arrêter et cacher ma pièce",
    stopLong: "Arrêter : la pièce piochée rejoint votre code, cachée",
    place: (place) => `Mettre la pièce piochée à la place ${place}`,
    placePrompt: "Où va votre pièce piochée ?",
    orStopPlacing: "Attaquez encore, ou arrêtez : choisissez une place pour votre pièce",
    show: (place) => `Montrer votre pièce ${place}`,
    showPrompt: "Raté, et rien n’a été pioché : montrez une de vos pièces",
    howManyBlack: "Combien de vos premières pièces seront noires ?",
    black: (n, white) => `${n} noire${n > 1 ? "s" : ""}, ${white} blanche${white > 1 ? "s" : ""}`,
    arrange: "Rangez votre code",
    jokers: (black, white) =>
      [black && `joker noir en ${black}`, white && `joker blanc en ${white}`].filter(Boolean).join(", ") ||
      "Prêt : je n’ai pas de joker",
    drawPrompt: "Piochez une pièce : noire ou blanche ?",
    attackPrompt: "Attaquez : choisissez une pièce cachée d’un autre joueur",
    goOn: "Juste ! Attaquez encore, ou arrêtez",
    choosing: (name) => `${name} choisit le nombre de noires`,
    arranging: "Les autres rangent leur code",
    dealing: "On distribue les pièces",
    waits: (name) => `${name} joue`,
    out: "éliminé",
    points: (n) => `${n} points`,
    won: (name) => `${name} gagne`,
    youWon: "Vous gagnez",
  },
};
