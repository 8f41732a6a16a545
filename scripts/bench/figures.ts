/** The value below which the given share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function milliseconds(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`;
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(2)} MB`;
}

export function seconds(value: number): string {
  return `${value.toFixed(2)} s`;
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

export function perSecond(value: number): string {
  return `${value.toFixed(1)} a second`;
}

/** Says what the lines that follow are about. */
export function head(what: string): void {
  console.log(` ${what}:`);
}

/** One line of the report. */
export function say(what: string, figure: string): void {
  console.log(`  ${what.padEnd(52)} ${figure}`);
}

/** One line of a figure that is promised. A bench that misses one prints the others and fails. */
export function sayPromised(what: string, figure: string, isKept: boolean): void {
  say(what, isKept ? figure : `${figure} MISSED`);
  if (!isKept) process.exitCode = 1;
}
