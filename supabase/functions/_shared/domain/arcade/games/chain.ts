import { toHex } from '../../../kernel/hex.ts';
import { sha256Hex } from '../../../kernel/sha256.ts';
import { CHUNK_STEPS } from './game.ts';
import { encodeInput, type InputChange, type InputLog } from './inputLog.ts';

/**
 * The chain of hashes over the input of a run. A link commits its player to all input up to the end of a chunk without
 * saying what it was: the server gives out more of the course for it, and later checks the log against it.
 */

/** What the first link follows: it belongs to one run, so that no link serves another. */
export const firstLink = (runId: string): string => sha256Hex(`run:${runId}`);

/** The link of a chunk, from the link before and the changes of the log within the chunk. */
export const linkOf = (before: string, log: InputLog, chunk: number): string =>
  hashed(
    before,
    chunk,
    log.filter(({ step }) => chunkAt(step) === chunk),
  );

/** The links of the first `chunks` chunks of a run, in their order. */
export function linksOf(runId: string, log: InputLog, chunks: number): readonly string[] {
  const changes = new Map<number, InputChange[]>();
  for (const change of log) {
    const chunk = chunkAt(change.step);
    const within = changes.get(chunk);
    if (within) within.push(change);
    else changes.set(chunk, [change]);
  }
  const links: string[] = [];
  let before = firstLink(runId);
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    before = hashed(before, chunk, changes.get(chunk) ?? []);
    links.push(before);
  }
  return links;
}

const chunkAt = (step: number): number => Math.floor(step / CHUNK_STEPS);

function hashed(before: string, chunk: number, changes: InputLog): string {
  const within = changes.map(({ step, held }) => ({ step: step - chunk * CHUNK_STEPS, held }));
  const bytes = toHex(encodeInput(within));
  return sha256Hex(`${before}:${chunk}:${bytes}`);
}
