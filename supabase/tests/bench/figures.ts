import { loadavg } from 'node:os';

/** The value below which this share of sorted ones lies. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(sorted.length * share)] ?? Number.NaN;

/** Says how busy the machine was in the last 1, 5 and 15 minutes. */
export function printLoad(): void {
  const load = loadavg().map((one) => one.toFixed(1));
  console.log(`  load of the machine: ${load.join(', ')}`);
}
