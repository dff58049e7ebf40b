/** Where things lie, by name: a game's board is in the game's own folder, outside this one. */

const at = (path: string): string => {
  const found = decodeURIComponent(new URL(path, import.meta.url).pathname);
  return found.replace(/^\/(?=[A-Za-z]:)/, ""); // as Windows writes it
};

export const folders = {
  $boards: at("src/boards"),
  $gallery: at("gallery"),
  $games: at("../src/tablee/games"),
  $texts: at("../src/tablee/texts"),
};
