/** What moved on a UTC day (see utcDay); a day may have several. */
export interface DayChange {
  readonly day: number;
  readonly change: number;
}

/**
 * The balance at the end of each of the last `days` UTC days, the last being `today`: worked out backwards from the
 * balance of now, so that only what moved within these days has to be known.
 */
export function balancesOf(
  changes: readonly DayChange[],
  balance: number,
  today: number,
  days: number,
): number[] {
  const changeOn = new Map<number, number>();
  for (const { day, change } of changes) changeOn.set(day, (changeOn.get(day) ?? 0) + change);
  const balances: number[] = [];
  let atEnd = balance;
  for (let day = today; day > today - days; day -= 1) {
    balances.push(atEnd);
    atEnd -= changeOn.get(day) ?? 0;
  }
  return balances.reverse();
}
