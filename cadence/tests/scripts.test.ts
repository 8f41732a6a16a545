import { beforeAll, describe, expect, it } from 'vitest';
import {
  claims,
  claimState,
  cliques,
  details,
  graduated,
  hasCollections,
  isGraduated,
  items,
  nextTemplate,
  templates,
  tokensOf,
} from '../../supabase/functions/_shared/cadence/scripts.ts';
import { claimBackpack, graduate } from '../../supabase/functions/_shared/cadence/transactions.ts';
import {
  addressValue,
  arrayValue,
  intValue,
  stringValue,
  uint64Value,
} from '../../supabase/functions/_shared/cadence/values.ts';
import type { TestChain } from './support/chain.ts';
import { freshChain } from './support/oneChain.ts';
import type { Account } from './support/transaction.ts';
import {
  allowGraduation,
  forgeTemplates,
  link,
  mintBackpacks,
  mintFlunks,
  openHolder,
  pictureName,
  stake,
  stockBackpacks,
} from './support/world.ts';

const BEFORE = `ipfs://flunks/${pictureName('a')}`;
const AFTER = `https://pictures.example/${pictureName('b')}`;

/** A holder with three Flunks, and an account linked to theirs with one backpack. */
describe('what the scripts answer', () => {
  let chain: TestChain;
  let holder: Account;
  let linked: Account;
  let stranger: Account;
  let geek = '';
  let odd = '';
  let bare = '';
  let backpack = '';

  beforeAll(async () => {
    chain = await freshChain();
    [holder, linked, stranger] = [
      await openHolder(chain),
      await openHolder(chain),
      await chain.openAccount(),
    ];
    [geek = '', odd = '', bare = ''] = await mintFlunks(chain, holder, [
      { uri: BEFORE, Head: 'Cap', Clique: 'GEEK', mimetype: 'image/png' },
      // As long as no token ever had, but the view would abort the script on it.
      { uri: BEFORE, pixelUri: 'short', class: 'Prep' },
      { Head: 'Hat' },
    ]);
    [backpack = ''] = await mintBackpacks(chain, linked, [{ uri: BEFORE, Strap: 'Red' }], 5);
    await link(chain, holder, linked);
    await stake(chain, holder, 'Flunks', geek, 1_700_000_000);
  });

  const ask = async (...call: Parameters<TestChain['node']['script']>): Promise<unknown> => {
    const answer = await chain.node.script(...call);
    return answer.ok ? answer.value : answer.error;
  };
  const detailsOf = (account: Account, collection: string, ...ids: readonly string[]) =>
    ask(details, [addressValue(account.address), stringValue(collection), arrayValue(ids.map(uint64Value))]);
  const byId = (ids: readonly string[]): string[] => ids.toSorted((a, b) => Number(a) - Number(b));

  it('an account has the collections once it was initialized', async () => {
    expect(await ask(hasCollections, [addressValue(stranger.address)])).toBe(false);
    expect(await ask(hasCollections, [addressValue(holder.address)])).toBe(true);
  });

  it('the tokens of an account come with those of accounts linked to it, each with its holder', async () => {
    const found = (await ask(items, [addressValue(holder.address)])) as { tokenIDs: string[] }[];
    expect(found.map((one) => ({ ...one, tokenIDs: byId(one.tokenIDs) }))).toEqual([
      { holder: holder.address, collection: 'Flunks', tokenIDs: [geek, odd, bare] },
      { holder: holder.address, collection: 'Backpack', tokenIDs: [] },
      { holder: linked.address, collection: 'Flunks', tokenIDs: [] },
      { holder: linked.address, collection: 'Backpack', tokenIDs: [backpack] },
    ]);
    expect(await ask(items, [addressValue(stranger.address)])).toEqual([]);
  });

  it('details leave out what the account does not hold, and no odd token takes the others along', async () => {
    expect(await detailsOf(holder, 'Flunks', '9999', geek, odd, bare)).toEqual([
      {
        tokenID: geek,
        serial: '1',
        name: 'Flunk #1',
        thumbnail: BEFORE,
        pixelUrl: null,
        traits: { Head: 'Cap', Clique: 'GEEK' },
        slots: null,
        patchIDs: [],
        staker: holder.address,
        stakedAt: '1700000000',
        pendingRewards: expect.stringMatching(/^\d{4,}\.\d{8}$/) as string,
      },
      expect.objectContaining({
        tokenID: odd,
        pixelUrl: null,
        traits: { class: 'Prep' },
        staker: null,
        pendingRewards: null,
      }),
      expect.objectContaining({ tokenID: bare, name: 'Flunk', thumbnail: '', traits: { Head: 'Hat' } }),
    ]);
    expect(await detailsOf(stranger, 'Flunks', geek)).toEqual([]);
  });

  it('a backpack has slots, and no number in its name (CHAIN-8)', async () => {
    expect(await detailsOf(linked, 'Backpack', backpack)).toEqual([
      expect.objectContaining({
        name: 'Backpack',
        serial: '1',
        slots: '5',
        traits: { Strap: 'Red', slots: '5' },
      }),
    ]);
    expect(await detailsOf(linked, 'Flunks', backpack)).toEqual([]);
  });

  it('cliques come from the trait named clique or class, linked accounts included', async () => {
    const found = (await ask(cliques, [addressValue(holder.address)])) as {
      tokenID: string;
      collection: string;
    }[];
    const flunks = found.filter(({ collection }) => collection === 'Flunks');
    expect(flunks.toSorted((a, b) => Number(a.tokenID) - Number(b.tokenID))).toMatchObject([
      {
        tokenID: geek,
        holder: holder.address,
        clique: 'GEEK',
        staker: holder.address,
        stakedAt: '1700000000',
      },
      { tokenID: odd, clique: 'Prep', staker: null, stakedAt: null },
      { tokenID: bare, clique: null },
    ]);
    expect(found.filter(({ collection }) => collection === 'Backpack')).toMatchObject([
      { tokenID: backpack, holder: linked.address, clique: null },
    ]);
  });

  it('graduation and claim show in every script that tells of them', async () => {
    await allowGraduation(chain, geek, AFTER);
    await chain.succeed(holder, graduate, uint64Value(geek));
    const setId = await stockBackpacks(chain, 1);
    await chain.succeed(holder, claimBackpack, uint64Value(geek), uint64Value(setId));
    const claimed = '1';

    expect(await ask(isGraduated, [uint64Value(geek)])).toBe(true);
    expect(await ask(isGraduated, [uint64Value(odd)])).toBe(false);
    expect(await detailsOf(holder, 'Flunks', geek)).toMatchObject([
      {
        thumbnail: AFTER,
        pixelUrl: expect.stringContaining(pictureName('a')) as string,
        traits: { Type: 'Graduated' },
      },
    ]);
    expect(await ask(claimState, [uint64Value(geek), uint64Value('1')])).toBe(claimed);
    expect(await ask(claimState, [uint64Value('9999'), uint64Value('1')])).toBe(claimed);
    expect(await ask(claimState, [uint64Value(odd), uint64Value('2')])).toBeNull();
    expect(await ask(graduated, [uint64Value('0'), uint64Value('100')])).toEqual([geek]);
    expect(await ask(claims, [uint64Value('0'), uint64Value('100')])).toEqual({ [geek]: claimed });
    expect(await ask(claims, [uint64Value('1'), uint64Value('100')])).toEqual({});
  });

  it('an index reads the tokens of an account in batches, with template, staking and claim', async () => {
    const batch = (from: number) =>
      ask(tokensOf, [stringValue('Flunks'), addressValue(holder.address), intValue(from), intValue(2)]);
    const found = [await batch(0), await batch(2), await batch(4)].flat() as { tokenID: string }[];
    expect(found.toSorted((a, b) => Number(a.tokenID) - Number(b.tokenID))).toEqual([
      { tokenID: geek, templateID: '1', stakedAt: '1700000000', backpack: '1' },
      { tokenID: odd, templateID: '2', stakedAt: null, backpack: null },
      { tokenID: bare, templateID: '3', stakedAt: null, backpack: null },
    ]);
    const none = [stringValue('Flunks'), addressValue(stranger.address), intValue(0), intValue(2)];
    expect(await ask(tokensOf, none)).toEqual([]);
  });

  it('an index reads templates by their ids, and none of those that the contract has not come to', async () => {
    const read = (collection: string, ...ids: readonly string[]) =>
      ask(templates, [stringValue(collection), arrayValue(ids.map(uint64Value))]);
    expect(await read('Flunks', '1', '3', '0', '4', '18446744073709551615')).toMatchObject([
      { templateID: '1', name: 'Flunk', metadata: { Clique: 'GEEK', Type: 'Graduated' }, slots: null },
      { templateID: '3', metadata: { Head: 'Hat' } },
    ]);
    expect(await read('Backpack', '1')).toMatchObject([{ templateID: '1', slots: '5' }]);
    expect(await ask(nextTemplate, [stringValue('Flunks')])).toBe('4');

    await forgeTemplates(chain, stranger, ['18446744073709551615']);
    expect(await ask(nextTemplate, [stringValue('Flunks')])).toBe('5');
    expect(await read('Flunks', '3', '4')).toMatchObject({ code: 'REVERTED' });
    expect(await read('Backpack', '3')).toMatchObject({ code: 'REVERTED' });
  });
});
