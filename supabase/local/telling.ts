import { setTimeout as sleep } from 'node:timers/promises';
import { tellEvening } from '../functions/_shared/db/people/news.ts';
import { sendPushes, type PushPorts } from '../functions/_shared/push/sendPushes.ts';

const EVENING_EVERY_MS = 60_000;
const PUSHES_EVERY_MS = 10_000;
/** Pieces of news of one round, behind each of which this process may be ended. */
const PUSHES = 100;

/**
 * Tells those who asked for it that the evening of Friday begins (NEWS-11), and sends news to browsers whose page is closed
 * (PUSH-6), as the schedules of a hosted database do (docs/DEPLOY.md). Without a key for it nothing is sent. The answer ends both, after
 * the messages that are under way.
 */
export function keepTelling({
  push,
  ...ports
}: Omit<PushPorts, 'push'> & { readonly push: PushPorts['push'] | null }): () => Promise<void> {
  const ended = new AbortController();
  const { signal } = ended;
  /** Does this now and again and again; where it says that it is worth it at once, else after a rest. */
  const keep = async (everyMs: number, once: () => Promise<boolean>) => {
    while (!signal.aborted) {
      const goesOn = await once();
      if (!goesOn) await sleep(everyMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
  };
  const working = Promise.all([
    keep(EVENING_EVERY_MS, async () => {
      await tellEvening(ports.db).catch(ports.report);
      return false;
    }),
    push && keep(PUSHES_EVERY_MS, () => sendPushes({ push, ...ports }, { most: PUSHES, signal })),
  ]);
  return async () => {
    ended.abort();
    await working;
  };
}
