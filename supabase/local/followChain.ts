import { setTimeout as sleep } from 'node:timers/promises';
import { catchUp, type CatchUpOptions } from '../functions/_shared/chain/indexer.ts';
import type { ChainSource } from '../functions/_shared/chain/source.ts';
import type { Db } from '../functions/_shared/db/port.ts';

const EVERY_MS = 30_000;
/** Calls of the chain in one slice, half a minute of them (CHAIN-5): the lease is a minute long. */
const CALLS = 60;

/**
 * Keeps the index up with the chain, as the schedule of a hosted database does (docs/DEPLOY.md). Of several processes
 * one does it at a time. The answer ends it, after the batch that it is at.
 *
 * @param options the height that an empty index begins with, and what is followed beside the collection
 */
export function followChain(
  db: Db,
  source: ChainSource,
  options: Pick<CatchUpOptions, 'from' | 'following'>,
  report: (fault: unknown) => void,
): () => Promise<void> {
  const ended = new AbortController();
  const holder = crypto.randomUUID();
  let isSilent = false;

  /** Whether there is nothing left to do for now. */
  const round = async (): Promise<boolean> => {
    const caught = await catchUp(db, source, { ...options, holder, calls: CALLS, signal: ended.signal });
    // Said once, not every half minute.
    if (!caught.ok && !isSilent)
      report(new Error(`The index cannot follow the chain (${caught.error.code}): ${caught.error.message}`));
    isSilent = !caught.ok;
    return !caught.ok || caught.value;
  };
  const work = async () => {
    while (!ended.signal.aborted) {
      const rest = await round().catch((fault: unknown) => {
        report(fault);
        return true;
      });
      if (rest) await sleep(EVERY_MS, undefined, { ref: false, signal: ended.signal }).catch(() => undefined);
    }
  };

  const working = work();
  return async () => {
    ended.abort();
    await working;
  };
}
