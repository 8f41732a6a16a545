import type { Sighting } from '../_shared/chain/watched.ts';
import { indexProgress, type IndexProgress } from '../_shared/db/collection/indexProgress.ts';
import type { Db } from '../_shared/db/port.ts';
import type { Clock } from '../_shared/kernel/clock.ts';
import { kept } from '../_shared/kernel/kept.ts';
import type { Metrics } from '../_shared/kernel/metrics.ts';
import type { EpochMs } from '../_shared/kernel/units.ts';

/** How long an answer of the database is repeated, and how long it may take (ms). */
const KEPT_MS = 1_000;
const PATIENCE_MS = 1_000;

/** What a process knows of the work that it does beside its calls; null: it does none, or has not yet. */
export interface Work {
  readonly chain: Sighting | null;
  readonly housekeptAt: EpochMs | null;
}

/** What is known of a process and of what it needs (OPS-3). */
export interface Health {
  /** False: the database did not answer in time, and nothing is known of the index. */
  readonly database: boolean;
  readonly chain: 'answers' | 'silent' | 'unknown';
  readonly index: IndexLag | null;
  readonly housekeptAt: EpochMs | null;
}

export interface IndexLag {
  readonly height: number;
  /** Null where this process has not heard from the chain. */
  readonly blocks: number | null;
  /** Since the index was last brought forward; 0 where no block is missing. */
  readonly seconds: number;
}

/** What `asked` answers, or null where it fails or takes too long. */
async function inTime<Value>(asked: Promise<Value>): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  const first = await Promise.race([asked.catch(() => null), late]);
  clearTimeout(timer);
  return first;
}

function lagOf({ height, seconds }: IndexProgress, sealed: number | null): IndexLag | null {
  if (height === null) return null;
  const blocks = sealed === null ? null : Math.max(0, sealed - height);
  return { height, blocks, seconds: blocks === 0 ? 0 : seconds };
}

async function healthOf(db: Db, { chain, housekeptAt }: Work): Promise<Health> {
  const progress = await inTime(indexProgress(db));
  const sealed = chain?.height ?? null;
  return {
    database: progress !== null,
    chain: chain === null ? 'unknown' : sealed === null ? 'silent' : 'answers',
    index: progress && lagOf(progress, sealed),
    housekeptAt,
  };
}

/** The health of this process. The database is asked at most once a second, so that a monitor may ask all the time. */
export const healthWatch = (db: Db, clock: Clock, work: () => Work): (() => Promise<Health>) =>
  kept(async () => healthOf(db, work()), { forMs: KEPT_MS, clock });

/** Has a monitor read from a process what its health says. */
export function measureHealth(metrics: Metrics, health: () => Promise<Health>): void {
  const gauge = (name: string, help: string, read: (known: Health) => number | null) =>
    metrics.gauge(name, help, async () => read(await health()));
  gauge('database_up', '1 where the database answers.', ({ database }) => Number(database));
  gauge('chain_up', '1 where the chain answered last.', ({ chain }) =>
    chain === 'unknown' ? null : Number(chain === 'answers'),
  );
  gauge('index_lag_blocks', 'Blocks that the index misses.', ({ index }) => index?.blocks ?? null);
  gauge(
    'index_lag_seconds',
    'How long blocks have been missing in the index.',
    ({ index }) => index?.seconds ?? null,
  );
  gauge('housekeeping_timestamp_seconds', 'When old rows were last deleted.', ({ housekeptAt }) =>
    housekeptAt === null ? null : housekeptAt / 1000,
  );
}
