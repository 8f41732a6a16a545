import { expect, it } from 'vitest';
import { parseAddress, type Address } from '@shared/kernel/units.ts';
import { SILENT_SOURCE } from '@shared/chain/silent.ts';
import type { ChainSource } from '@shared/chain/source.ts';
import { claimLock, hasClaimed, recordOpening } from '@shared/db/town/locks.ts';
import { SignaturesAnswer } from '@shared/contract/school/yearbook.ts';
import { TownNewsAnswer } from '@shared/contract/town/town.ts';
import { LockStateAnswer } from '@shared/contract/town/locks.ts';
import type { LockName } from '@shared/domain/town/locks.ts';
import type { Chapter } from '@shared/domain/town/townEvents.ts';
import { demoChain, newDemoKeys } from '../../local/demo/chain.ts';
import { onPostgresAlone } from '../support/engines.ts';
import { HIGH_LIMITS, startProduct } from '../support/product.ts';
import { withTown } from '../support/town.ts';
import { walletOf, type Visitor } from '../support/visitor.ts';

function addressOf(text: string): Address {
  const address = parseAddress(text);
  if (address === null) throw new Error('not an address');
  return address;
}
const FULL = addressOf('0xd300000000000001');
const demo = await demoChain(await newDemoKeys());

onPostgresAlone('what a lock gives', (open) => {
  const product = startProduct(withTown(open), { demo });

  it('is claimed once with a token, whoever holds it later, and with it at another lock (LOCK-12)', async () => {
    const [first, later] = [(await product.member()).wallet ?? '', (await product.member()).wallet ?? ''].map(
      addressOf,
    );
    if (!first || !later) throw new Error('nobody signed in');
    const holding = { holding: 'Flunks' } as const;
    await product.db.asOwner(
      `insert into app.tokens (collection, token_id, owner) values ('Flunks', 777777, $1)`,
      [first],
    );
    const claimBy = (wallet: Address, lock: LockName) =>
      product.db.transaction(wallet, (tx) => claimLock(tx, wallet, lock, holding));
    expect(await claimBy(first, 'under-the-bed')).toBe(true);
    await product.db.asOwner(`update app.tokens set owner = $1 where token_id = 777777`, [later]);
    expect([await claimBy(later, 'under-the-bed'), await claimBy(later, 'cellar')]).toEqual([false, true]);
  });

  it('is claimed only where there is something to claim, and each lock by itself', async () => {
    const browser = await product.member(FULL);
    for (const [lock, status] of [
      ['shed', 404],
      ['cellar', 404],
      ['bank', 400],
    ] as const) {
      const reply = await browser.post('/api/claim-digital-lock', { walletAddress: FULL, lock });
      expect([lock, reply.status]).toEqual([lock, status]);
    }
    const [first, again, elsewhere] = await product.db.transaction(FULL, async (tx) => [
      await claimLock(tx, FULL, 'shed', { holding: 'Backpack' }),
      await claimLock(tx, FULL, 'shed', { holding: 'Backpack' }),
      await hasClaimed(tx, FULL, 'cellar'),
    ]);
    expect([first, again, elsewhere]).toEqual([true, false, false]);
    const claims = await product.db.asOwner(
      'select lock, token_id::text in (select token_id::text from app.tokens where collection = $1) as fits from app.lock_claims where lock = $2',
      ['Backpack', 'shed'],
    );
    expect(claims).toEqual([{ lock: 'shed', fits: true }]);
  });

  it('is key 117 for one of fifty who enter the second code at once, and for all others who has it (LOCK-17)', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => product.member()));
    const [without, ...holders] = people;
    await product.db.asOwner(
      `insert into app.tokens (collection, token_id, owner, held_since)
       select 'Flunks', 70000 + nth, wallet, 0 from json_array_elements_text($1::text::json) with ordinality as one (wallet, nth)`,
      [JSON.stringify(holders.map(walletOf))],
    );
    const openBy = (who: readonly Visitor[], chapter: Chapter) =>
      Promise.all(
        who.map((one) => {
          const wallet = walletOf(one);
          return product.db.transaction(wallet, (tx) => recordOpening(tx, wallet, 'under-the-bed', chapter));
        }),
      );
    const insideOf = async (one: Visitor | undefined) =>
      (await one?.get('/api/locks/state?lock=under-the-bed'))?.as(LockStateAnswer).inside;
    const keyNews = async () => (await product.visitor().get('/api/town/news')).as(TownNewsAnswer).key;
    await openBy(people, 1);
    expect(await insideOf(without)).toEqual({ chapter: 1, prize: null });
    // A Flunk has to be held: without one the code opens, and wins nothing.
    await openBy(without === undefined ? [] : [without], 2);
    expect([await insideOf(without), await keyNews()]).toEqual([{ chapter: 2, prize: null }, null]);
    await openBy(holders, 2);
    const keys = await product.db.asOwner<{ wallet: string; token: string | null }>(
      `select first.wallet::text, first.token_id::text as token from app.story_facts as known
         join app.firsts as first using (fact) where fact = 'won:key-117'`,
    );
    expect(keys).toHaveLength(1);
    const winner = holders.find(({ wallet }) => wallet === keys[0]?.wallet);
    expect(await keyNews()).toEqual({ holder: null });
    await winner?.post('/api/profile', { username: 'FirstOne' });
    for (const one of holders.slice(0, 6)) {
      const prize = { isYours: one === winner, holder: 'FirstOne' };
      expect(await insideOf(one)).toEqual({ chapter: 2, prize });
    }
    expect(await insideOf(await product.member())).toBeNull();
    expect(await keyNews()).toEqual({ holder: 'FirstOne' });
    const hasKey = async (tokenId: string) =>
      (await product.visitor().get(`/api/yearbook/signatures?tokenId=${tokenId}`)).as(SignaturesAnswer)
        .hasKey;
    expect(await hasKey(keys[0]?.token ?? '')).toBe(true);
    expect(await hasKey('1')).toBe(false);
  });
});

onPostgresAlone('a claim, while the chain does not answer,', (open) => {
  let asked = 0;
  const source: ChainSource = {
    ...SILENT_SOURCE,
    async holdings(wallet) {
      asked += 1;
      return SILENT_SOURCE.holdings(wallet);
    },
  };
  const route = 'POST /api/claim-digital-lock';
  const product = startProduct(open, { source, limits: { ...HIGH_LIMITS, [route]: 5 } });

  it('reads the chain only where the wallet has opened the lock, and so often a minute', async () => {
    const member = await product.member();
    const claim = async (lock: LockName) =>
      (await member.post('/api/claim-digital-lock', { walletAddress: member.wallet, lock })).status;
    expect([await claim('shed'), await claim('under-the-bed'), asked]).toEqual([404, 403, 0]);
    const wallet = addressOf(member.wallet ?? '');
    await product.db.transaction(wallet, (tx) => recordOpening(tx, wallet, 'under-the-bed', 1));
    expect([await claim('under-the-bed'), asked]).toEqual([503, 1]);
    // The silence is remembered for a moment, whichever call asks.
    const linked = async () =>
      (await member.get(`/api/collection/linked-wallets?wallet=${wallet}`)).refused();
    expect([await linked(), await linked(), asked]).toEqual([[503, 'UNAVAILABLE'], [503, 'UNAVAILABLE'], 1]);
    product.passTime(5_000);
    expect([await linked(), asked]).toEqual([[503, 'UNAVAILABLE'], 2]);
    await product.db.asOwner(
      `insert into app.lock_claims (lock, wallet, token_id) values ('under-the-bed', $1, 1)`,
      [wallet],
    );
    expect([await claim('under-the-bed'), asked]).toEqual([409, 2]);
    expect([await claim('under-the-bed'), await claim('under-the-bed')]).toEqual([409, 429]);
  });
});
