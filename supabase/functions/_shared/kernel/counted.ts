/** The noun as it stands behind a count: `1 Flunk`, `0 Flunks`, `2 Flunks`. `many` is the plural where it is not the noun with an s. */
export const nounFor = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/** A count with its noun, such as `1 minute` or `3 minutes`. */
export const counted = (count: number, one: string, many?: string): string =>
  `${count} ${nounFor(count, one, many)}`;
