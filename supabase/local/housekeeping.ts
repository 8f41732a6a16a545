import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../functions/_shared/db/port.ts';
import { closeThemes } from '../functions/_shared/db/making/themes.ts';
import { tellReadings } from '../functions/_shared/db/town/votes.ts';
import { deleteOld } from '../functions/_shared/db/system/retention.ts';

const EVERY_MS = 10 * 60_000;
/** Rows of a table at once: some milliseconds, so that no request waits for long. */
const PORTION = 1_000;

/** The same of broadcasts, where the schema realtime is this server's: hosted Realtime deletes its own. */
async function deleteOldBroadcasts(db: Db, portion: number): Promise<number> {
  const [local] = await db.statement<{ is: boolean }>(
    `select to_regprocedure('realtime.delete_old(integer)') is not null as is`,
    [],
  );
  if (!local?.is) return 0;
  const [row] = await db.statement<{ gone: number }>('select realtime.delete_old($1) as gone', [portion]);
  return row?.gone ?? 0;
}

/**
 * Deletes what is no longer kept, counts the votes of themes whose week is over, and tells who voted on what the Friday means what
 * came of it: now and every ten minutes, as the schedules of a hosted database do (docs/DEPLOY.md). Between two portions it rests as
 * long as the first took. The answer ends it, after the portion that it is at.
 *
 * @param done called each time that nothing old is left
 */
export function keepHouse(
  db: Db,
  report: (fault: unknown) => void,
  done: () => void = () => undefined,
): () => Promise<void> {
  const ended = new AbortController();

  const clean = async () => {
    while (!ended.signal.aborted) {
      const began = performance.now();
      const gone = Math.max(await deleteOld(db, PORTION), await deleteOldBroadcasts(db, PORTION));
      if (gone < PORTION) {
        done();
        return;
      }
      await sleep(performance.now() - began);
    }
  };
  const work = async () => {
    while (!ended.signal.aborted) {
      await clean().catch(report);
      await closeThemes(db).catch(report);
      await tellReadings(db).catch(report);
      await sleep(EVERY_MS, undefined, { ref: false, signal: ended.signal }).catch(() => undefined);
    }
  };

  const working = work();
  return async () => {
    ended.abort();
    await working;
  };
}
