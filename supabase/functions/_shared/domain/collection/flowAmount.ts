/** The parts of a FLOW that UFix64 tells apart. */
export const UNITS_PER_FLOW = 100_000_000n;

/** What the chain's UFix64 can be at most, in units of a hundred millionth. */
const MOST_UNITS = 2n ** 64n - 1n;

/** Whether this is an amount as the chain writes it: UFix64, such as `12.50000000`. It stays text, which is exact. */
export function isFlowAmount(found: unknown): found is string {
  if (typeof found !== 'string' || !/^\d{1,12}\.\d{1,8}$/.test(found)) return false;
  return BigInt(found.replace(/\.(\d+)$/, (_, part: string) => part.padEnd(8, '0'))) <= MOST_UNITS;
}

/** So many units as the chain writes them, with eight places. */
export function flowAmount(units: bigint): string {
  const digits = units.toString().padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`;
}
