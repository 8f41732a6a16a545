/**
 * The SHA-256 of some bytes, or of a text in UTF-8, as 64 hex digits (FIPS 180-4). It needs no secure context and no
 * turn of the event loop, which `crypto.subtle` does: a game hashes its input between two frames.
 */
export function sha256Hex(input: Uint8Array | string): string {
  const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : input;
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new Uint8Array(blocks * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);

  const state = Int32Array.from(FIRST_STATE);
  const words = new Int32Array(64);
  for (let at = 0; at < padded.length; at += 64) mix(state, words, view, at);
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Takes the block of 64 bytes that begins at `at` into the state. */
function mix(state: Int32Array, words: Int32Array, view: DataView, at: number): void {
  for (let index = 0; index < 16; index += 1) words[index] = view.getInt32(at + index * 4);
  for (let index = 16; index < 64; index += 1) {
    const early = words[index - 15] ?? 0;
    const late = words[index - 2] ?? 0;
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[index] = (words[index - 16] ?? 0) + small + (words[index - 7] ?? 0) + large;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const choice = (e & f) ^ (~e & g);
    const sumOfE = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + sumOfE + choice + (ROUNDS[index] ?? 0) + (words[index] ?? 0)) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + word;
}

const PRIMES = firstPrimes(64);
/** The first 32 bits of the fraction of a root of each prime. */
const bitsOf = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
const FIRST_STATE = Int32Array.from(PRIMES.slice(0, 8), (prime) => bitsOf(Math.sqrt(prime)));
const ROUNDS = Int32Array.from(PRIMES, (prime) => bitsOf(Math.cbrt(prime)));

function firstPrimes(count: number): readonly number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return primes;
}
