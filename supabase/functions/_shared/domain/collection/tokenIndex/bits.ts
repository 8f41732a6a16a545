/** A set of small whole numbers, a bit for each. */
export type Bits = Uint32Array;

/** An empty set of the numbers below `size`. */
export const noBits = (size: number): Bits => new Uint32Array(Math.ceil(size / 32));

/** Puts a number in or takes it out. */
export function setBit(bits: Bits, number: number, on: boolean): void {
  const word = number >>> 5;
  const mask = 1 << (number & 31);
  bits[word] = on ? (bits[word] ?? 0) | mask : (bits[word] ?? 0) & ~mask;
}

/** Whether a number is in it. */
export const hasBit = (bits: Bits, number: number): boolean =>
  (((bits[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1;

/** Leaves in `into` what is in both. */
export function keepBoth(into: Bits, other: Bits): Bits {
  for (let word = 0; word < into.length; word += 1) into[word] = (into[word] ?? 0) & (other[word] ?? 0);
  return into;
}

/** Adds to `into` what is in the other. */
export function addAll(into: Bits, other: Bits): Bits {
  for (let word = 0; word < into.length; word += 1) into[word] = (into[word] ?? 0) | (other[word] ?? 0);
  return into;
}

/** The same set with room for the numbers below `size`. */
export function grown(bits: Bits, size: number): Bits {
  const larger = noBits(size);
  larger.set(bits);
  return larger;
}

/** How many bits of a word are set (Hacker's Delight 5-1). */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many numbers are in both sets. */
export function countBoth(one: Bits, other: Bits): number {
  let count = 0;
  for (let word = 0; word < one.length; word += 1) count += ones((one[word] ?? 0) & (other[word] ?? 0));
  return count;
}

/** How many numbers are in the set. */
export const countBits = (bits: Bits): number => countBoth(bits, bits);
