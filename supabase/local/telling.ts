import { setTimeout as sleep } from 'node:timers/promises';
import { tellEvening } from '../functions/_shared/db/people/news.ts';
import type { Db } from '../functions/_shared/db/port.ts';

const EVERY_MS = 60_000;

/**
 * Tells those who asked for it that the evening of Friday begins (NEWS-11), as the schedule of a hosted database does
 * (docs/DEPLOY.md): it looks now and each minute. The answer ends it.
 */
export function keepTelling(db: Db, report: (fault: unknown) => void): () => Promise<void> {
  const ended = new AbortController();
  const work = async () => {
    while (!ended.signal.aborted) {
      await tellEvening(db).catch(report);
      await sleep(EVERY_MS, undefined, { ref: false, signal: ended.signal }).catch(() => undefined);
    }
  };
  const working = work();
  return async () => {
    ended.abort();
    await working;
  };
}
