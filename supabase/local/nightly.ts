import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../functions/_shared/db/port.ts';
import { reconcileNightly } from '../functions/_shared/db/office/reconciliation.ts';

const LOOKS_EVERY_MS = 10 * 60_000;

/**
 * Has the books gone through once a UTC day, as the schedule of a hosted database does (docs/DEPLOY.md): it looks now and
 * every ten minutes whether that is still to be done. The answer ends it.
 *
 * @param done called with the id of each report
 */
export function reconcileEachNight(
  db: Db,
  report: (fault: unknown) => void,
  done: (id: string) => void = () => undefined,
): () => Promise<void> {
  const ended = new AbortController();
  const work = async () => {
    while (!ended.signal.aborted) {
      const id = await reconcileNightly(db).catch((fault: unknown) => {
        report(fault);
        return null;
      });
      if (id !== null) done(id);
      await sleep(LOOKS_EVERY_MS, undefined, { ref: false, signal: ended.signal }).catch(() => undefined);
    }
  };
  const working = work();
  return async () => {
    ended.abort();
    await working;
  };
}
