import { createActor, fromCallback, fromPromise, waitFor, type AnyEventObject } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import { everythingOf } from '@shared/domain/collection/tokenQuery.ts';
import { someTokens } from '../../testing/tokens.ts';
import { addressOf } from '../../testing/values.ts';
import { browseMachine, tokenAt, type BrowseAnswer, type ReadEvent, type Reading } from './browseMachine.ts';

const WALLET = addressOf('0x00000000000000a1');
const LINKED = addressOf('0x00000000000000b2');
const ANSWER: BrowseAnswer = { tokens: someTokens(100), total: 250, counts: { Flunks: 250, Backpack: 5 } };
const GONE = fail('NETWORK', 'gone');

/** The gallery of a person who is signed in. `reads` are the readings it began, `answer` what comes of the last. */
function open(refreshed: Result<null> = ok(null)) {
  const reads: Reading[] = [];
  const told: number[][] = [];
  let tell: (event: AnyEventObject) => void = () => undefined;
  let answer: (event: AnyEventObject) => void = () => undefined;
  let serverBack: () => void = () => undefined;
  const actor = createActor(
    browseMachine.provide({
      actors: {
        world: fromCallback(({ sendBack }) => {
          tell = sendBack;
          sendBack({ type: 'system.session', status: 'signed-in', wallet: WALLET });
        }),
        reader: fromCallback<ReadEvent, Reading>(({ input, sendBack, receive }) => {
          reads.push(input);
          answer = sendBack;
          receive(({ blocks }) => told.push([...blocks]));
        }),
        refresh: fromPromise(async (): Promise<Result<unknown>> => refreshed),
        outage: fromCallback(({ sendBack }) => {
          serverBack = () => sendBack({ type: 'system.back' });
        }),
      },
    }),
    { input: { query: everythingOf('Flunks') } },
  ).start();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    reads,
    told,
    context,
    query: () => reads.at(-1)?.query,
    serials: () => [0, 1].map((index) => tokenAt(context(), index)?.serial),
    tell: (event: AnyEventObject) => tell(event),
    block: (block: number, result: Result<BrowseAnswer>) => answer({ type: 'system.block', block, result }),
    kept: (kept: BrowseAnswer) => answer({ type: 'system.kept', answer: kept }),
    serverBack: () => serverBack(),
  };
}

describe('the gallery', () => {
  it('is locked for a guest, and for whoever signs out', () => {
    const gallery = open();
    gallery.tell({ type: 'system.session', status: 'guest', wallet: null });
    expect(gallery.actor.getSnapshot().matches('locked')).toBe(true);
    expect(gallery.context().total).toBeNull();
  });

  it('shows what was seen last until the server answers, and never in the place of what it answered (HUB-9)', () => {
    const gallery = open();
    gallery.kept({ ...ANSWER, tokens: someTokens(3).slice(1), total: 2 });
    expect([gallery.serials(), gallery.context().fresh]).toEqual([[2, 3], false]);
    gallery.block(0, ok(ANSWER));
    expect([gallery.serials(), gallery.context().fresh]).toEqual([[1, 2], true]);
    gallery.kept({ ...ANSWER, tokens: [], total: 0 });
    expect(gallery.context().total).toBe(250);
  });

  it('reads the blocks that are on the screen', () => {
    const gallery = open();
    gallery.block(0, ok(ANSWER));
    gallery.actor.send({ type: 'user.see', from: 190, to: 214 });
    expect(gallery.told).toEqual([[1, 2]]);
    gallery.block(2, ok({ ...ANSWER, tokens: someTokens(250).slice(200) }));
    expect(tokenAt(gallery.context(), 200)?.serial).toBe(201);
    expect(tokenAt(gallery.context(), 150)).toBeUndefined();
    expect(gallery.serials()).toEqual([1, 2]);
  });

  it('asks for a filter from its first page on, and leaves what it had until the answer', () => {
    const gallery = open();
    gallery.block(0, ok(ANSWER));
    gallery.actor.send({ type: 'user.page', page: 2 });
    gallery.actor.send({ type: 'user.filter', trait: 'Head:Cap' });
    gallery.actor.send({ type: 'user.filter', trait: 'Head:Beanie' });
    gallery.actor.send({ type: 'user.filter', trait: 'Head:Cap' });
    expect(gallery.query()?.traits).toEqual(['Head:Beanie']);
    expect([gallery.context().page, gallery.serials()]).toEqual([0, [1, 2]]);
    gallery.block(0, ok({ ...ANSWER, tokens: someTokens(9).slice(7), total: 2 }));
    expect([gallery.serials(), tokenAt(gallery.context(), 2)]).toEqual([[8, 9], undefined]);
  });

  it('forgets every block of what was asked before, with the first answer to what is asked now', () => {
    const gallery = open();
    gallery.block(0, ok(ANSWER));
    gallery.block(2, ok({ ...ANSWER, tokens: someTokens(250).slice(200) }));
    gallery.actor.send({ type: 'user.filter', trait: 'Head:Cap' });
    expect(tokenAt(gallery.context(), 200)?.serial).toBe(201);
    gallery.block(0, ok({ ...ANSWER, total: 240 }));
    expect([0, 200].map((index) => tokenAt(gallery.context(), index)?.serial)).toEqual([1, undefined]);
    gallery.block(1, ok({ ...ANSWER, tokens: someTokens(200).slice(100), total: 240 }));
    expect([0, 100].map((index) => tokenAt(gallery.context(), index)?.serial)).toEqual([1, 101]);
  });

  it('searches once the typing pauses, also when a filter is chosen in the middle of it (HUB-7)', () => {
    vi.useFakeTimers();
    const gallery = open();
    gallery.block(0, ok(ANSWER));
    for (const text of ['c', 'ca', 'cap ']) {
      gallery.actor.send({ type: 'user.search', text });
      vi.advanceTimersByTime(200);
    }
    expect(gallery.reads).toHaveLength(1);
    vi.advanceTimersByTime(50);
    expect(gallery.query()?.search).toBe('cap');
    gallery.actor.send({ type: 'user.search', text: 'caps' });
    gallery.actor.send({ type: 'user.filter', trait: 'Head:Cap' });
    expect(gallery.query()).toEqual({ ...everythingOf('Flunks'), traits: ['Head:Cap'], search: 'caps' });
  });

  it('asks for an order from its first page on, and keeps it for what is asked for next (HUB-10)', () => {
    const gallery = open();
    gallery.block(0, ok(ANSWER));
    gallery.actor.send({ type: 'user.page', page: 2 });
    gallery.actor.send({ type: 'user.see', from: 190, to: 214 });
    gallery.actor.send({ type: 'user.sort', sort: 'newest' });
    expect(gallery.reads.at(-1)).toMatchObject({ query: { sort: 'newest' }, blocks: [0] });
    expect([gallery.context().page, gallery.serials()]).toEqual([0, [1, 2]]);
    gallery.actor.send({ type: 'user.filter', trait: 'Head:Cap' });
    gallery.actor.send({ type: 'user.clear' });
    gallery.actor.send({ type: 'user.collection', collection: 'Backpack', sort: 'newest' });
    expect(gallery.query()).toEqual(everythingOf('Backpack', 'newest'));
  });

  it('asks for a clique, and for another random order with each seed, from its first page on', () => {
    const gallery = open();
    gallery.block(0, ok(ANSWER));
    gallery.actor.send({ type: 'user.see', from: 190, to: 214 });
    gallery.actor.send({ type: 'user.clique', clique: 'GEEK' });
    gallery.actor.send({ type: 'user.shuffle', seed: 7 });
    expect(gallery.reads.at(-1)).toMatchObject({
      query: { clique: 'GEEK', sort: 'random', seed: 7 },
      blocks: [0],
    });
    gallery.actor.send({ type: 'user.clear' });
    expect(gallery.query()).toEqual(everythingOf('Flunks', 'random', 7));
  });

  it('lists the tokens of everybody without a session, as its first query asks for them (YEARBOOK-1)', () => {
    const reads: Reading[] = [];
    const query = { ...everythingOf('Flunks', 'rank'), clique: 'PREP' as const, search: 'cap' };
    const actor = createActor(
      browseMachine.provide({
        actors: {
          world: fromCallback(({ sendBack }) => sendBack({ type: 'system.everybody' })),
          reader: fromCallback<ReadEvent, Reading>(({ input }) => {
            reads.push(input);
          }),
        },
      }),
      { input: { query } },
    ).start();
    expect([reads, actor.getSnapshot().context.typed]).toEqual([
      [{ wallet: null, query, blocks: [0] }],
      'cap',
    ]);
  });

  it('holds the places of the other collection at once, of which it knows how many there are', () => {
    const gallery = open();
    gallery.block(0, ok(ANSWER));
    gallery.actor.send({ type: 'user.collection', collection: 'Backpack', sort: 'newest' });
    expect(gallery.context()).toMatchObject({ total: 5, blocks: {}, page: 0 });
    expect(gallery.query()?.collection).toBe('Backpack');
  });

  it('keeps what it shows while the server is gone, and reads on when it is back (YEARBOOK-4)', () => {
    const gallery = open();
    gallery.block(0, ok(ANSWER));
    gallery.tell({ type: 'system.changed' });
    gallery.block(0, GONE);
    expect([gallery.actor.getSnapshot().hasTag('outage'), gallery.serials()]).toEqual([true, [1, 2]]);
    gallery.serverBack();
    expect(gallery.reads).toHaveLength(3);
  });

  it('shows nothing of one wallet to another', () => {
    const gallery = open();
    gallery.block(0, ok(ANSWER));
    gallery.tell({ type: 'system.session', status: 'signed-in', wallet: LINKED });
    expect(gallery.context()).toMatchObject({ wallet: LINKED, total: null, blocks: {}, counts: null });
    expect(gallery.reads.at(-1)?.wallet).toBe(LINKED);
  });

  it('reads again what the server has read from the chain, and says why it could not (HUB-9)', async () => {
    const gallery = open();
    gallery.block(0, ok(ANSWER));
    gallery.actor.send({ type: 'user.refresh' });
    await waitFor(gallery.actor, (snapshot) => snapshot.matches({ open: 'idle' }));
    expect(gallery.reads).toHaveLength(2);

    gallery.actor.send({ type: 'user.search', text: 'geek' });
    gallery.actor.send({ type: 'user.refresh' });
    expect(gallery.actor.getSnapshot().matches({ open: 'refreshing' })).toBe(true);
    await waitFor(gallery.actor, (snapshot) => snapshot.matches({ open: 'idle' }));
    expect(gallery.query()?.search).toBe('geek');

    const limited = open(fail('RATE_LIMITED', 'Too many requests.'));
    limited.block(0, ok(ANSWER));
    limited.actor.send({ type: 'user.refresh' });
    await waitFor(limited.actor, (snapshot) => snapshot.matches({ open: 'refused' }));
    expect([limited.context().failure?.message, limited.serials()]).toEqual(['Too many requests.', [1, 2]]);
  });
});
