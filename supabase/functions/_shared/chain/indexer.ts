import { ok, type Result } from '../kernel/result.ts';
import {
  holdersToAsk,
  keepEarlier,
  keepFacts,
  keepRanks,
  keepStates,
  templatesToRead,
} from '../db/collection/chainIndex.ts';
import {
  indexedHeight,
  keepHeight,
  keepRescan,
  learnedTo,
  needsRescan,
  takeLease,
} from '../db/collection/indexProgress.ts';
import type { Db } from '../db/port.ts';
import { COLLECTIONS, LAST_FLUNK, type CollectionName } from '../domain/collection/collection.ts';
import { EVENTS, factsOf } from './facts.ts';
import { followAccounts, type Following } from './followAccounts.ts';
import { sliceOf, type Slice } from './slice.ts';
import type { ChainSource } from './source.ts';
import { readTemplates } from './templates.ts';

/** Flunks of one question about what happened before the index began. */
const FLUNKS_AT_ONCE = 1_000;
/** Accounts whose tokens are looked up together. */
const HOLDERS_AT_ONCE = 10;

export interface CatchUpOptions {
  /** The height that an empty index begins with; earlier blocks are never asked for. Null: the newest. */
  readonly from: number | null;
  /**
   * The process that does it, so that one of several works at a time. It takes a lease of a minute in the database,
   * because a session's advisory lock would not hold behind a transaction pooler. Absent: no lease, the work may be
   * done twice, and only what events name is read.
   */
  readonly holder?: string;
  /** Accounts whose transfers are followed too, under a lease; absent: none. */
  readonly following?: Following;
  /** About so many calls of the chain at most, half of them for events; absent: until it has caught up. */
  readonly calls?: number;
  /** Ends it between two calls of the chain. */
  readonly signal?: AbortSignal;
}

/** What the steps of a slice share. */
interface Work {
  readonly db: Db;
  readonly source: ChainSource;
  /** The newest sealed height when the slice began. */
  readonly sealed: number;
  readonly slice: Slice;
}
type Step = (work: Work) => Promise<Result<null>>;

/**
 * Brings the index nearer to the newest sealed block, by a slice of the work. Each batch of it is committed with how far
 * it reaches, so that the next slice goes on there. Where the contracts refuse one question the others are still asked.
 * Fails as the chain does, with everything kept that came before. Answers whether there is nothing left to do.
 */
export async function catchUp(
  db: Db,
  source: ChainSource,
  { from, holder, following, calls = Infinity, signal }: CatchUpOptions,
): Promise<Result<boolean>> {
  const sealed = await source.height();
  if (!sealed.ok) return sealed;
  const begin = (from ?? sealed.value) - 1;
  const hasLease = async () =>
    holder === undefined || (await db.transaction(null, (tx) => takeLease(tx, holder, begin)));
  if (!(await hasLease())) return ok(true);

  const mayGoOn = async () => signal?.aborted !== true && (await hasLease());
  const steps: readonly Step[] = [
    ...(holder === undefined ? [] : [readEarlier, askHolders, markTemplates]),
    ...COLLECTIONS.map(readChanged),
    // Last, so that nothing of the collection waits for it.
    ...(holder === undefined || following === undefined ? [] : [followAccountsOf(following)]),
  ];
  const [events, rest] = [sliceOf(calls / 2, mayGoOn), sliceOf(calls / 2, mayGoOn)];
  const work = { db, source, sealed: sealed.value };
  const followed = await followEvents({ ...work, slice: events }, begin);
  const caught = followed.ok ? await takeSteps({ ...work, slice: rest }, steps) : followed;
  await db.transaction(null, keepRanks);
  return caught.ok ? ok(!events.isOver && !rest.isOver) : caught;
}

/** Takes each step that the contracts do not refuse, until the chain does not answer. */
async function takeSteps(work: Work, steps: readonly Step[]): Promise<Result<null>> {
  let refusal: Result<never> | null = null;
  for (const step of steps) {
    const done = await step(work);
    if (!done.ok && done.error.code !== 'REVERTED') return done;
    if (!done.ok) refusal ??= done;
  }
  return refusal ?? ok(null);
}

/** Keeps what events say, by batches of the heights that the chain answers at once. */
async function followEvents({ db, source, sealed, slice }: Work, begin: number): Promise<Result<null>> {
  let height = (await db.transaction(null, indexedHeight)) ?? begin;
  while (height < sealed && (await slice.begin(EVENTS.length))) {
    const to = Math.min(height + source.span, sealed);
    const events = await source.events(height + 1, to);
    if (!events.ok) return events;
    const facts = events.value.flatMap(factsOf);
    await db.transaction(null, async (tx) => {
      await keepFacts(tx, facts);
      await keepHeight(tx, to);
    });
    height = to;
  }
  return ok(null);
}

/** Learns once what was claimed and who graduated before the index began, some Flunks after others (CHAIN-18). */
const readEarlier: Step = async ({ db, source, slice }) => {
  let from = await db.transaction(null, learnedTo);
  while (from <= LAST_FLUNK && (await slice.begin(2))) {
    const claims = await source.claims(from, FLUNKS_AT_ONCE);
    if (!claims.ok) return claims;
    const graduated = await source.graduated(from, FLUNKS_AT_ONCE);
    if (!graduated.ok) return graduated;
    const to = from + FLUNKS_AT_ONCE;
    const earlier = { claims: claims.value, graduated: graduated.value, to };
    await db.transaction(null, (tx) => keepEarlier(tx, earlier));
    from = to;
  }
  return ok(null);
};

/** Looks up the tokens of which an event told and whose mint, or staking, is before the index's first height. */
const askHolders: Step = async ({ db, source, sealed, slice }) => {
  for (;;) {
    const holders = await db.transaction(null, (tx) => holdersToAsk(tx, sealed, HOLDERS_AT_ONCE));
    if (holders.length === 0) return ok(null);
    for (const { collection, owner } of holders) {
      if (!(await slice.begin(1))) return ok(null);
      const states = await source.states(collection, owner, sealed);
      if (!states.ok && states.error.code !== 'REVERTED') return states;
      const known = states.ok ? states.value : [];
      await db.transaction(null, (tx) => keepStates(tx, collection, owner, sealed, known));
    }
  }
};

/** Once a day, has every template read again (CHAIN-7). */
const markTemplates: Step = async ({ db, source, sealed, slice }) => {
  if (!(await db.transaction(null, needsRescan)) || !(await slice.begin(COLLECTIONS.length))) return ok(null);
  const flunks = await source.nextTemplate('Flunks');
  if (!flunks.ok) return flunks;
  const backpacks = await source.nextTemplate('Backpack');
  if (!backpacks.ok) return backpacks;
  const next = { Flunks: flunks.value, Backpack: backpacks.value };
  await db.transaction(null, (tx) => keepRescan(tx, sealed, next));
  return ok(null);
};

const followAccountsOf =
  (following: Following): Step =>
  ({ db, sealed, slice }) =>
    followAccounts(db, following, sealed, slice);

/** Reads the templates of a collection that have to be read. */
const readChanged =
  (collection: CollectionName): Step =>
  async ({ db, source, sealed, slice }) => {
    let behind = '-1';
    for (;;) {
      const after = behind;
      const ids = await db.transaction(null, (tx) =>
        templatesToRead(tx, collection, after, source.templatesAtOnce),
      );
      const last = ids.at(-1);
      if (last === undefined) return ok(null);
      const read = await readTemplates(db, source, collection, ids, sealed, slice);
      if (!read.ok || slice.isOver) return read;
      behind = last;
    }
  };
