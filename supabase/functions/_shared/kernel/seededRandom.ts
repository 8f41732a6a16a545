/** Random numbers that follow from a seed: the same ones in every browser and on the server. */
export interface SeededRandom {
  /** The next 32 random bits, as a whole number from 0 to 4,294,967,295. */
  bits(): number;
  /**
   * A whole number from 0 to `limit` - 1, each as likely as the others. Throws a RangeError unless `limit` is a whole
   * number from 1 to 4,294,967,296.
   */
  below(limit: number): number;
  /** A fraction in [0, 1), for what takes a `Random` (clock.ts). */
  fraction(): number;
}

type Words = readonly [number, number, number, number];

const NUMBERS = 2 ** 32;

/** Random numbers for this seed, which may be any text: a day, or hexadecimal digits from the server. */
export function seededRandom(seed: string): SeededRandom {
  const bits = xoshiro128(wordsOf(seed));
  return {
    bits,
    below(limit) {
      if (!Number.isInteger(limit) || limit < 1 || limit > NUMBERS) {
        throw new RangeError(`there is no random number below ${limit}`);
      }
      // The numbers above the largest multiple of the limit would make the small ones likelier.
      const end = NUMBERS - (NUMBERS % limit);
      for (;;) {
        const number = bits();
        if (number < end) return number % limit;
      }
    },
    fraction: () => bits() / NUMBERS,
  };
}

/** The generator xoshiro128** 1.1 of Blackman and Vigna (prng.di.unimi.it); all words 0 would give nothing but 0. */
export function xoshiro128(words: Words): () => number {
  let [a, b, c, d] = words;
  return () => {
    const result = Math.imul(turned(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = turned(d, 11);
    return result;
  };
}

function wordsOf(seed: string): Words {
  const bytes = new TextEncoder().encode(seed);
  const [a, b, c, d] = [murmur3(bytes, 1), murmur3(bytes, 2), murmur3(bytes, 3), murmur3(bytes, 4)];
  return a === 0 && b === 0 && c === 0 && d === 0 ? [1, 0, 0, 0] : [a, b, c, d];
}

/** The 32-bit hash MurmurHash3 of Appleby. It keeps no secret: it only spreads what is alike. */
export function murmur3(bytes: Uint8Array, seed: number): number {
  const wordAt = (at: number): number =>
    (bytes[at] ?? 0) |
    ((bytes[at + 1] ?? 0) << 8) |
    ((bytes[at + 2] ?? 0) << 16) |
    ((bytes[at + 3] ?? 0) << 24);
  const mixed = (word: number): number => Math.imul(turned(Math.imul(word, 0xcc9e2d51), 15), 0x1b873593);
  const whole = bytes.length - (bytes.length % 4);
  let hash = seed;
  for (let at = 0; at < whole; at += 4) {
    hash = (Math.imul(turned(hash ^ mixed(wordAt(at)), 13), 5) + 0xe6546b64) | 0;
  }
  return spread(hash ^ mixed(wordAt(whole)) ^ bytes.length);
}

/** How MurmurHash3 ends: 32 bits of which each depends on every one of the word. */
function spread(word: number): number {
  let hash = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A word with its bits turned to the left; what leaves it comes in again on the right. */
const turned = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
