import { seededRandom } from '../../../kernel/seededRandom.ts';
import { sha256Hex } from '../../../kernel/sha256.ts';
import { CHUNK_STEPS, type Course } from './game.ts';

/** How many chunks of the course a run of so many steps was played on. */
export const chunksOf = (steps: number): number => Math.ceil(steps / CHUNK_STEPS);

/** The course whose chunks follow from these seeds, the first from the first. Throws a RangeError beyond the last. */
export const courseFrom =
  (seeds: readonly string[]): Course =>
  (chunk) => {
    const seed = seeds[chunk];
    if (seed === undefined) throw new RangeError(`the course has no chunk ${chunk}`);
    return seededRandom(seed);
  };

/** The seed of a chunk in practice, which follows from the seed that the person chose: any text. */
export function practiceChunkSeed(seed: string, chunk: number): string {
  const random = seededRandom(`${seed}/${chunk}`);
  return Array.from({ length: 4 }, () => random.bits().toString(16).padStart(8, '0')).join('');
}

/** The seed of a chunk of a run that counts: without the secret, no other chunk's seed says it. */
export const secretChunkSeed = (secret: string, chunk: number): string =>
  sha256Hex(`${secret}:${chunk}`).slice(0, 32);

/** The seeds of the chunks from `from` until just before `to`, by the secret of the run. */
export const secretSeeds = (secret: string, from: number, to: number): readonly string[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => secretChunkSeed(secret, from + index));
