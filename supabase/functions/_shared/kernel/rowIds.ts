/** The order of two ids of rows, which are whole numbers of more digits than a number of JavaScript holds. */
export function compareIds(one: string, other: string): number {
  if (one.length !== other.length) return one.length - other.length;
  return one < other ? -1 : Number(one > other);
}
