import type { Clock } from '../_shared/kernel/clock.ts';
import type { Db } from '../_shared/db/port.ts';

/** How long an answer of the database is repeated, and how long it may take (ms). */
const KEPT_MS = 1_000;
const PATIENCE_MS = 1_000;

async function answers(db: Db): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const asked = db.statement('select 1 as one', []).then(
    () => true,
    () => false,
  );
  const first = await Promise.race([asked, late]);
  clearTimeout(timer);
  return first;
}

/** Whether the database answers, asked at most once a second, so that a monitor may ask all the time. */
export function databaseWatch(db: Db, clock: Clock): () => Promise<boolean> {
  let kept: { readonly at: number; readonly answer: Promise<boolean> } | undefined;
  return () => {
    const now = clock.now();
    if (!kept || now - kept.at >= KEPT_MS) kept = { at: now, answer: answers(db) };
    return kept.answer;
  };
}
