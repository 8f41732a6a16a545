import { createActor, setup } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import type { Services } from '../../kernel/app.ts';
import { ListedToken } from '@shared/contract/collection/collection.ts';
import { everythingOf } from '@shared/domain/collection/tokenQuery.ts';
import { ok } from '@shared/kernel/result.ts';
import type { StoragePort } from '../../services/storage/storage.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { someTokens } from '../../testing/tokens.ts';
import { addressOf } from '../../testing/values.ts';
import { browseActors } from './browseActors.ts';
import type { BrowseAnswer, Reading } from './browseMachine.ts';
import { KEPT_ANSWER } from './keptAnswer.ts';

const WALLET = addressOf('0x00000000000000a1');
const OTHER = addressOf('0x00000000000000b2');
const ANSWER: BrowseAnswer = { tokens: someTokens(2), total: 2, counts: { Flunks: 2, Backpack: 0 } };
const EVERYTHING: Reading = { wallet: WALLET, query: everythingOf('Flunks'), blocks: [0] };

/** A browser, and a server that answers when the test says so. */
function open() {
  const storage = fakeBrowser().storage();
  const waiting: (() => void)[] = [];
  const api = {
    call: vi.fn(() => new Promise((resolve) => waiting.push(() => resolve(ok(ANSWER))))),
  };
  // The reader asks nothing else of the services.
  const { reader } = browseActors({ api, storage } as unknown as Services, 'wallet');
  return {
    storage,
    /** Begins to read; answers what it says, and how to end it. */
    read(reading: Partial<Reading> = {}) {
      const said: unknown[] = [];
      const machine = setup({ actors: { reader } }).createMachine({
        invoke: { src: 'reader', input: { ...EVERYTHING, ...reading } },
        on: { '*': { actions: ({ event }) => said.push(event) } },
      });
      const actor = createActor(machine).start();
      return { said, end: () => actor.stop() };
    },
    async answer() {
      for (const resolve of waiting.splice(0)) resolve();
      await new Promise((resolve) => setTimeout(resolve));
    },
    kept: () => storage.lasting.get(KEPT_ANSWER),
  };
}

const keep = (storage: StoragePort) =>
  storage.lasting.set(KEPT_ANSWER, { wallet: WALLET, collection: 'Flunks', answer: ANSWER });

describe('the page that was seen last', () => {
  it('is shown at once to the wallet that saw it (HUB-9)', () => {
    const { storage, read } = open();
    keep(storage);
    expect(read().said).toEqual([{ type: 'system.kept', answer: ANSWER }]);
  });

  it.each<readonly [string, Partial<Reading>]>([
    ['another wallet', { wallet: OTHER }],
    ['a guest', { wallet: null }],
    ['the other collection', { query: everythingOf('Backpack') }],
    ['a search', { query: { ...everythingOf('Flunks'), search: 'cap' } }],
    ['another order', { query: everythingOf('Flunks', 'newest') }],
    ['a filter', { query: { ...everythingOf('Flunks'), traits: ['Head:Cap'] } }],
  ])('is not shown to %s', (_whom, reading) => {
    const { storage, read } = open();
    keep(storage);
    expect(read(reading).said).toEqual([]);
  });

  it('is kept of the first block of everything, with the wallet that holds it', async () => {
    const { read, answer, kept } = open();
    read({ wallet: OTHER });
    expect(kept()).toBeNull();
    await answer();
    expect(kept()).toEqual({ wallet: OTHER, collection: 'Flunks', answer: ANSWER });
  });

  it.each<readonly [string, Partial<Reading>]>([
    ['a later block', { blocks: [1] }],
    ['a search', { query: { ...everythingOf('Flunks'), search: 'cap' } }],
    ['another order', { query: everythingOf('Flunks', 'newest') }],
  ])('is not kept of %s', async (_what, reading) => {
    const { read, answer, kept } = open();
    const { said } = read(reading);
    await answer();
    expect([said.length, kept()]).toEqual([1, null]);
  });

  it('is not kept of what is asked for no longer', async () => {
    const { read, answer, kept } = open();
    const { said, end } = read();
    end();
    await answer();
    expect([said, kept()]).toEqual([[], null]);
  });

  it('is not shown where an older version kept it without a field of today', () => {
    const { storage, kept } = open();
    for (const field of Object.keys(ListedToken.shape)) {
      const tokens = ANSWER.tokens.map((token) =>
        Object.fromEntries(Object.entries(token).filter(([name]) => name !== field)),
      );
      // A browser may keep anything under this name.
      storage.lasting.set(
        { ...KEPT_ANSWER, read: () => null },
        {
          wallet: WALLET,
          collection: 'Flunks',
          answer: { ...ANSWER, tokens },
        },
      );
      expect(kept(), field).toBeNull();
    }
    keep(storage);
    expect(kept()).not.toBeNull();
  });
});
