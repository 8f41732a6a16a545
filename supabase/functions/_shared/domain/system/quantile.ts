/** How often a quantity was at most so large: `counts` has one number for each of `bounds`, and one for what is larger. */
export interface Histogram {
  readonly bounds: readonly number[];
  readonly counts: readonly number[];
}

/**
 * The bound below which this share of all values lies, such as 0.95: the smallest that is known to. Infinity where it is above
 * the last, null where there are no values.
 */
export function quantile({ bounds, counts }: Histogram, share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let below = 0;
  for (const [index, bound] of bounds.entries()) {
    below += counts[index] ?? 0;
    if (below >= share * total) return bound;
  }
  return Infinity;
}
