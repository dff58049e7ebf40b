/** What was found in the folders `board` of the games, by game. */
export function byGame<T>(found: Record<string, T>): Map<string, T> {
  return new Map(Object.entries(found).map(([path, one]) => [path.split("/").at(-3)!, one]));
}
