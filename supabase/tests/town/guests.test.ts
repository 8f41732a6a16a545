import { expect, it } from 'vitest';
import { recordFacts } from '@shared/db/town/story.ts';
import { TownAccessAnswer } from '@shared/contract/town/town.ts';
import { Done } from '@shared/contract/values.ts';
import type { HouseId } from '@shared/domain/town/quarters.ts';
import type { Writer } from '../support/chat.ts';
import { atTheDoors } from '../support/doors.ts';
import { OF_RULES, onPglite, onProductionEngine } from '../support/engines.ts';
import { startProduct } from '../support/product.ts';
import { walletOf } from '../support/visitor.ts';

onProductionEngine('a guest for the night', (open) => {
  const product = startProduct(open);
  const { student, after, board, ask } = atTheDoors(product);

  it('looks around in the house of who let them in, while their host is there (QUARTER-8)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const [host, away, other] = [await student('JOCK'), await student('JOCK'), await student('JOCK')];
    const go = ({ browser }: Writer, place: string) => browser.post('/api/town/presence', { place });
    const guestAt = async ({ browser }: Writer) =>
      (await browser.get('/api/town/access')).as(TownAccessAnswer).guestAt;
    const letIn = async (who: Writer, guest: Writer, house: HouseId = 'jocks-house') => {
      const [row] = await product.db.asOwner<{ id: string }>(
        'select id::text from app.wallets where wallet = $1',
        [walletOf(guest.browser)],
      );
      return who.browser.post('/api/quarters/guest', {
        wallet: walletOf(who.browser),
        house,
        author: row?.id ?? '',
      });
    };
    const guests = await Promise.all(Array.from({ length: 4 }, () => student('GEEK')));
    const [guest, second, third, fourth] = guests;
    if (!guest || !second || !third || !fourth) throw new Error('no guests');
    for (const one of guests) (await ask(one, 'jocks-house')).as(Done);
    expect((await letIn(host, guest)).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await go(host, 'jocks-house')).status).toBe(200);
    expect((await go(guest, 'jocks-house-bedroom')).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await letIn(host, other)).refused()).toEqual([404, 'NOT_FOUND']);
    expect((await letIn(guest, second)).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await letIn(host, guest)).status).toBe(200);
    expect(await guestAt(guest)).toEqual(['jocks-house']);
    expect((await go(guest, 'jocks-house-bedroom')).status).toBe(200);
    expect((await go(guest, 'jocks-house-teddy-backpack')).status).toBe(403);
    // What has a value is for members alone.
    expect((await board(guest, 'jocks-house')).isMember).toBe(false);
    const trunk = await guest.browser.post('/api/locks/attempt', { lock: 'under-the-bed', code: '8004' });
    expect(trunk.refused()).toEqual([403, 'FORBIDDEN']);
    await go(host, 'arcade');
    expect([await guestAt(guest), (await go(guest, 'jocks-house')).status]).toEqual([[], 403]);
    await go(host, 'jocks-house');
    expect(await guestAt(guest)).toEqual(['jocks-house']);
    expect((await letIn(host, second)).status).toBe(200);
    expect([await guestAt(guest), await guestAt(second)]).toEqual([[], ['jocks-house']]);
    expect((await letIn(host, third)).status).toBe(200);
    expect((await letIn(host, fourth)).refused()).toEqual([409, 'CONFLICT']);
    await go(away, 'jocks-house');
    expect((await letIn(away, guest)).status).toBe(200);
    const block = (blocked: boolean) =>
      guest.browser.post('/api/chat/blocks', {
        wallet_address: walletOf(guest.browser),
        username: away.name,
        blocked,
      });
    await block(true);
    expect(await guestAt(guest)).toEqual([]);
    await block(false);
    expect(await guestAt(guest)).toEqual(['jocks-house']);
    // A host who is not heard of is gone, and so is every guest in the morning.
    product.passTime(241_000);
    expect(await guestAt(guest)).toEqual([]);
    const [later, back] = [await after(86_400, guest), await after(0, away)];
    await go(back, 'jocks-house');
    expect(await guestAt(later)).toEqual([]);
  });

  it('may ask to be let in after they were told, by leaving their name anew (QUARTER-3, QUARTER-8)', async () => {
    const [host, guest] = [await student('JOCK'), await student('GEEK')];
    await host.browser.post('/api/town/presence', { place: 'jocks-house' });
    (await ask(guest, 'jocks-house')).as(Done);
    const [asks] = (await board(host, 'jocks-house')).requests;
    const body = { wallet: walletOf(host.browser), house: 'jocks-house', author: asks?.author ?? '' };
    (await host.browser.post('/api/quarters/told', body)).as(Done);
    expect((await board(host, 'jocks-house')).requests).toEqual([]);
    expect((await board(guest, 'jocks-house')).request).toBeNull();
    expect((await host.browser.post('/api/quarters/guest', body)).refused()).toEqual([404, 'NOT_FOUND']);
    product.passTime(60_000);
    (await ask(guest, 'jocks-house')).as(Done);
    expect((await board(host, 'jocks-house')).requests).toMatchObject([
      { username: guest.name, quarters: [] },
    ]);
    expect((await board(guest, 'jocks-house')).told).toEqual({ by: host.name });
    expect((await host.browser.post('/api/quarters/told', body)).refused()).toEqual([404, 'NOT_FOUND']);
    expect((await host.browser.post('/api/quarters/guest', body)).status).toBe(200);
  });

  it('looks around in the room behind the lock that they opened, and is seen there, as one in the house (LOCK-18)', async () => {
    const [opener, other, member] = [await student('GEEK'), await student('GEEK'), await student('FREAK')];
    const wallet = walletOf(opener.browser);
    await product.db.transaction(wallet, (tx) => recordFacts(tx, wallet, ['opened:cellar']));
    const guestAt = async ({ browser }: Writer) =>
      (await browser.get('/api/town/access')).as(TownAccessAnswer).guestAt;
    expect([await guestAt(opener), await guestAt(other)]).toEqual([['freaks-house-cellar'], []]);
    const enters = async ({ browser }: Writer, place: string) =>
      (await browser.post('/api/town/presence', { place })).status;
    expect(await enters(opener, 'freaks-house-cellar')).toBe(200);
    // The page tells others the house alone, of whichever room.
    expect(await enters(opener, 'freaks-house')).toBe(200);
    expect([await enters(other, 'freaks-house'), await enters(other, 'freaks-house-cellar')]).toEqual([
      403, 403,
    ]);
    // Members go in by the lock, too.
    expect([await enters(member, 'freaks-house'), await enters(member, 'freaks-house-cellar')]).toEqual([
      200, 403,
    ]);
    // A page's word opens nothing.
    await other.browser.post('/api/story/facts', {
      wallet: walletOf(other.browser),
      facts: ['opened:cellar'],
    });
    expect(await enters(other, 'freaks-house-cellar')).toBe(403);
  });
});
