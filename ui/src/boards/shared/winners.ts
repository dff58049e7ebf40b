/** Who has won, from what the game was worth to each seat: nobody, if all are level. */
export function winnersOf(returns: number[] | null): number[] {
  const most = Math.max(...(returns ?? []));
  const found = (returns ?? []).flatMap((value, seat) => (value === most ? [seat] : []));
  return found.length === returns?.length ? [] : found;
}
