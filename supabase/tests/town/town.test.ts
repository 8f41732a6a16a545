import { describe, expect, it } from 'vitest';
import { parseAddress, type Address } from '@shared/kernel/units.ts';
import {
  FloodlightsAnswer,
  PresenceAnswer,
  TownAccessAnswer,
  TownNewsAnswer,
} from '@shared/contract/town/town.ts';
import { MOST_OF_A_NETWORK, PRESENT_FOR, SNAPSHOT_FOR } from '@shared/domain/town/presence.ts';
import { mayEnter } from '@shared/db/town/town.ts';
import { demoChain, newDemoKeys } from '../../local/demo/chain.ts';
import { OF_RULES, onPglite, onProductionEngine } from '../support/engines.ts';
import { administrator, GOOD_SIGNATURE, startProduct } from '../support/product.ts';
import { withTown } from '../support/town.ts';
import type { Visitor } from '../support/visitor.ts';

function addressOf(text: string): Address {
  const address = parseAddress(text);
  if (address === null) throw new Error('not an address');
  return address;
}
/** Holds Flunks of every clique, some of them in a linked account, and a Teddy. */
const FULL = addressOf('0xd300000000000001');
const GEEK = addressOf('0xd300000000000002');
const demo = await demoChain(await newDemoKeys());
const proxySecret = 'a secret that proxy and server share';
const from = (network: string) => ({ 'x-forwarded-for': network, 'x-proxy-secret': proxySecret });

onProductionEngine('the town', (open) => {
  const product = startProduct(withTown(open), { demo, proxySecret });
  const accessOf = async (browser: Visitor) => (await browser.get('/api/town/access')).as(TownAccessAnswer);
  let networks = 0;
  /** Each test asks from a network of its own. */
  const elsewhere = () => from(`198.51.100.${(networks += 1)}`);
  const enter = (browser: Visitor, place: unknown, headers = elsewhere()) =>
    browser.post('/api/town/presence', { place }, headers);
  /** Who is where by what is kept now, which may be of a few seconds ago. */
  const shown = async () => (await product.visitor().get('/api/town/presence')).as(PresenceAnswer).places;
  /** Who is where by what is written anew. */
  const places = () => {
    product.passTime(SNAPSHOT_FOR * 1000);
    return shown();
  };
  const empty = () => product.db.asOwner('delete from app.presence');

  it('tells each what the index says of them, linked accounts included (TOWN-3)', async () => {
    const nothing = { flunks: 0, cliques: [], hasTeddy: false };
    expect(await accessOf(product.visitor())).toMatchObject({ wallet: null, ...nothing });
    const stranger = await product.member();
    expect(await accessOf(stranger)).toMatchObject({ wallet: stranger.wallet, ...nothing });
    const geek = await accessOf(await product.member(GEEK));
    expect(geek).toMatchObject({ wallet: GEEK, flunks: 1, cliques: ['GEEK'], hasTeddy: false });
    const { cliques, ...rest } = await accessOf(await product.member(FULL));
    expect(rest).toEqual({ success: true, wallet: FULL, flunks: 16, hasTeddy: true, guestAt: [] });
    expect([...cliques].sort()).toEqual(['FREAK', 'GEEK', 'JOCK', 'PREP']);
  });

  it('counts who is where, shows the faces of profiles, and never a wallet or a cookie (PRESENCE-3)', async () => {
    await empty();
    const geek = await product.member(GEEK);
    await geek.post('/api/profile', { username: 'rosie_95', profile_icon: 'glasses' });
    const [full, stranger] = [await product.member(FULL), product.visitor()];
    await enter(geek, 'geeks-house-lab');
    await enter(full, 'geeks-house');
    await enter(stranger, 'streets');
    product.passTime(SNAPSHOT_FOR * 1000);
    const reply = await product.visitor().get('/api/town/presence');
    expect(reply.as(PresenceAnswer).places).toEqual({
      'geeks-house': { count: 2, faces: [{ username: 'rosie_95', profile_icon: 'glasses' }] },
      streets: { count: 1, faces: [] },
    });
    expect(reply.headers.get('cache-control')).toBe('public, max-age=5');
    expect(reply.text).not.toMatch(/0x|[0-9a-f]{32}/);
    const kept = JSON.stringify(await product.db.asOwner('select * from app.presence', []));
    expect(kept).not.toContain(stranger.cookies.get('visitor'));
  });

  it('tells news of the town by counts and by the names on the boards, of the last days alone (RADIO-6)', async () => {
    const news = async () => (await product.visitor().get('/api/town/news')).as(TownNewsAnswer);
    expect(await news()).toMatchObject({ scores: [], opened: [], homecoming: 0, checkedIn: 0 });
    const [geek, stranger] = [await product.member(GEEK), await product.member()];
    await geek.post('/api/profile', { username: 'rosie_95', profile_icon: 'glasses' });
    await stranger.post('/api/daily-checkin', { wallet: stranger.wallet });
    await product.db.asOwner(
      `with run as (
         insert into app.game_runs (wallet, game, kind, secret)
         values ('${GEEK}', 'flappy-flunk', 'ranked', repeat('0', 32)), ('${stranger.wallet}', 'flappy-flunk', 'ranked', repeat('1', 32))
         returning id, wallet)
       insert into app.game_scores (game, board, period, wallet, run, score, reached_at)
         select 'flappy-flunk', 'all', '1970-01-01', wallet, id, case when wallet = '${GEEK}' then 117 else 30 end, '${product.now()}' from run;
       insert into app.story_facts (created_at, wallet, fact, said_by) values
         ('${product.now()}', '${stranger.wallet}', 'opened:shed', 'server'), ('${product.now()}', '${stranger.wallet}', 'opened:shed/chapter-1', 'server'),
         ('${product.now()}', '${stranger.wallet}', 'opened:cellar', 'page'),
         ('${product.now()}', '${stranger.wallet}', 'seen:homecoming-dance', 'server');`,
    );
    const reply = await product.visitor().get('/api/town/news');
    expect(reply.as(TownNewsAnswer)).toEqual({
      success: true,
      scores: [{ game: 'flappy-flunk', username: 'rosie_95', score: 117 }],
      opened: ['shed'],
      homecoming: 1,
      checkedIn: 1,
      key: null,
      voted: null,
      candles: null,
    });
    expect(reply.headers.get('cache-control')).toBe('public, max-age=60');
    expect(reply.text).not.toMatch(/0x|[0-9a-f]{16}/);
    product.passTime(8 * 86_400_000);
    expect(await news()).toMatchObject({ scores: [], opened: [], homecoming: 0, checkedIn: 0 });
  });

  it('has nobody in two places, whichever browser they ask with, nor as a visitor beside (PRESENCE-2)', async () => {
    await empty();
    const browser = product.visitor();
    await enter(browser, 'streets');
    await browser.signIn(GEEK, GOOD_SIGNATURE);
    const other = await product.member(GEEK);
    for (const [one, place] of [
      [browser, 'arcade'],
      [other, 'arcade-lobby'],
      [browser, 'high-school'],
    ] as const) {
      expect((await enter(one, place)).status).toBe(200);
    }
    await Promise.all(['arcade', 'junkyard', 'shed', 'streets'].map((place) => enter(other, place)));
    expect(Object.values(await places()).map((place) => place?.count)).toEqual([1]);
  });

  it('forgets who is silent, and at once who does not want to be seen (PRESENCE-1)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    await empty();
    const [geek, full] = [await product.member(GEEK), await product.member(FULL)];
    await enter(geek, 'arcade');
    await enter(full, 'arcade');
    expect((await places()).arcade?.count).toBe(2);
    await enter(full, null);
    expect((await places()).arcade?.count).toBe(1);
    product.passTime(PRESENT_FOR * 1000);
    expect(await places()).toEqual({});
  });

  it('lets nobody be seen where they may not enter, nor in a place that is none (TOWN-7)', async () => {
    const geek = await product.member(GEEK);
    const refusals = [
      [product.visitor(), 'arcade'],
      [await product.member(), 'arcade'],
      [geek, 'preps-house-kitchen'],
      [geek, 'jocks-house-teddy-backpack'],
    ] as const;
    for (const [browser, place] of refusals) {
      expect([place, ...(await enter(browser, place)).refused()]).toEqual([place, 403, 'FORBIDDEN']);
    }
    for (const place of ['atlantis', 'arcade-', 'arcade-lobby-lobby', '', 7, "'; drop table app.presence"]) {
      expect([place, ...(await enter(geek, place)).refused()]).toEqual([place, 400, 'BAD_REQUEST']);
    }
  });

  it('keeps whoever holds everything where they are when they ask for a room that no location names', async () => {
    await empty();
    const full = await product.member(FULL);
    expect((await enter(full, 'arcade-lobby')).status).toBe(200);
    for (const place of ['arcade-cellar', 'high-school-lobby', 'lobby', 'streets-lobby']) {
      expect([place, ...(await enter(full, place)).refused()]).toEqual([place, 400, 'BAD_REQUEST']);
    }
    expect(await places()).toMatchObject({ arcade: { count: 1 } });
  });

  it('lets the rule of entry refuse such a room as well, which every route asks (TOWN-8)', async () => {
    const may = (place: string) => product.db.transaction(FULL, (tx) => mayEnter(tx, FULL, place));
    expect([await may('arcade-lobby'), await may('arcade-cellar'), await may('streets')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('counts only so many of one network, however many cookies it throws away at once (PRESENCE-2)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    await empty();
    const flood = from('203.0.113.7');
    const crowd = Array.from({ length: MOST_OF_A_NETWORK + 20 }, () =>
      enter(product.visitor(), 'streets', flood),
    );
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(MOST_OF_A_NETWORK);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect((await places()).streets?.count).toBe(MOST_OF_A_NETWORK);
    expect((await enter(product.visitor(), 'streets')).status).toBe(200);
  });

  it('counts of a network only those who were heard of lately', async () => {
    await empty();
    const here = from('203.0.113.8');
    await product.db.asOwner(
      `insert into app.presence (visitor, network, site, place, seen_at)
       select lpad(to_hex(nth), 64, '0'), '203.0.113.8', '203.0.113.8', 'streets', $1::timestamptz
       from generate_series(1, ${MOST_OF_A_NETWORK}) as nth`,
      [product.now()],
    );
    expect((await enter(product.visitor(), 'streets', here)).refused()).toEqual([429, 'RATE_LIMITED']);
    product.passTime(PRESENT_FOR * 1000);
    expect((await enter(product.visitor(), 'streets', here)).status).toBe(200);
    expect((await places()).streets?.count).toBe(1);
  });

  it('counts only so many of a /48 of IPv6, from however many of its networks they come (PRESENCE-2)', async () => {
    await empty();
    await product.db.asOwner(
      `insert into app.presence (visitor, network, site, place, seen_at)
       select lpad(to_hex(nth), 64, '0'), 'network ' || nth, '2001:db8:9::/48', 'streets', $1::timestamptz
       from generate_series(1, ${16 * MOST_OF_A_NETWORK}) as nth`,
      [product.now()],
    );
    const late = await enter(product.visitor(), 'streets', from('2001:db8:9:1234::1'));
    expect(late.refused()).toEqual([429, 'RATE_LIMITED']);
    expect((await enter(product.visitor(), 'streets', from('2001:db8:a:1234::1'))).status).toBe(200);
  });

  it('keeps a wallet that moves on two networks at once in one place', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    await empty();
    const browsers = await Promise.all(Array.from({ length: 8 }, () => product.member(GEEK)));
    for (let round = 0; round < 4; round += 1) {
      const moves = browsers.map((browser, nth) => enter(browser, nth % 2 === 0 ? 'arcade' : 'streets'));
      expect((await Promise.all(moves)).map(({ status }) => status)).toEqual(browsers.map(() => 200));
    }
    expect(Object.values(await places()).map((place) => place?.count)).toEqual([1]);
  });

  it('shows nobody who chose not to be seen, whatever their page sends (PRESENCE-4)', async () => {
    await empty();
    const geek = await product.member(GEEK);
    const choose = (value: boolean) => {
      product.passTime(1);
      const settings = { seenInTown: { value, at: Date.parse(product.now()) } };
      return geek.post('/api/settings', { settings });
    };
    await enter(geek, 'arcade');
    expect((await places()).arcade?.count).toBe(1);
    expect((await choose(false)).status).toBe(200);
    expect(await shown(), 'at once').toEqual({});
    const hidden = await enter(geek, 'arcade');
    expect([hidden.status, hidden.as(PresenceAnswer).places]).toEqual([200, {}]);
    expect(await places()).toEqual({});
    await choose(true);
    await enter(geek, 'arcade');
    expect((await places()).arcade?.count).toBe(1);
  });

  it('shows nobody who is banned, from that moment on (PRESENCE-4)', async () => {
    await empty();
    const [operator, geek] = [await administrator(product), await product.member(GEEK)];
    await enter(geek, 'arcade');
    expect((await places()).arcade?.count).toBe(1);
    const ban = (banned: boolean) =>
      operator.post('/api/console/people/ban', { wallet: GEEK, banned, reason: 'for a test' });
    expect((await ban(true)).status).toBe(200);
    expect(await shown()).toEqual({});
    expect((await ban(false)).status).toBe(200);
  });

  it('answers a beat with who is where, and counts the caller where they are by then (PRESENCE-3)', async () => {
    await empty();
    const geek = await product.member(GEEK);
    await geek.post('/api/profile', { username: 'rosie_95', profile_icon: 'glasses' });
    await enter(geek, 'arcade');
    const face = { username: 'rosie_95', profile_icon: 'glasses' };
    expect(await places()).toEqual({ arcade: { count: 1, faces: [face] } });
    // One row is kept for both: what is written of their move is not written yet.
    const moved = (await enter(geek, 'streets')).as(PresenceAnswer);
    expect(moved.places).toEqual({ streets: { count: 1, faces: [] } });
    expect(await shown()).toEqual({ arcade: { count: 1, faces: [face] } });
    const left = (await enter(geek, null)).as(PresenceAnswer);
    expect([left.places, await places()]).toEqual([{}, {}]);
  });

  it('writes what everybody sees once in some seconds, however many ask (PRESENCE-3)', async () => {
    await empty();
    await places();
    const written = async () =>
      (await product.db.asOwner('select xmin::text as by from app.town_snapshot', []))[0];
    const before = await written();
    await enter(product.visitor(), 'streets');
    product.passTime(SNAPSHOT_FOR * 1000 - 1);
    expect([await shown(), await written()]).toEqual([{}, before]);
    product.passTime(1);
    expect([await shown(), await written()]).not.toContainEqual(before);
    const after = await written();
    await Promise.all(Array.from({ length: 8 }, shown));
    expect(await written()).toEqual(after);
  });

  describe('lets the floodlights', () => {
    const NIGHT = '1995-09-27T04:00:00Z';
    const MORNING = '1995-09-27T11:00:00Z';
    const isFloodlit = async () =>
      (await product.visitor().get('/api/town/presence')).as(PresenceAnswer).floodlights.lit;
    const turn = (browser: Visitor, lit: unknown, wallet: unknown = browser.wallet) =>
      browser.post('/api/town/floodlights', { wallet, lit }, elsewhere());

    it('burn for everybody from the switch until morning (PRESENCE-5)', async () => {
      product.setTime(NIGHT);
      const geek = await product.member(GEEK);
      expect(await isFloodlit()).toBe(false);
      expect((await turn(geek, true)).as(FloodlightsAnswer).floodlights.lit).toBe(true);
      expect((await turn(geek, true)).as(FloodlightsAnswer).floodlights.lit).toBe(true);
      expect(await isFloodlit()).toBe(true);
      expect((await turn(await product.member(FULL), false)).as(FloodlightsAnswer).floodlights.lit).toBe(
        false,
      );
      expect(await isFloodlit()).toBe(false);
      await turn(geek, true);
      product.setTime(MORNING);
      expect(await isFloodlit()).toBe(false);
    });

    it('be switched only by who may be at the field, in their own name (PRESENCE-5)', async () => {
      product.setTime(NIGHT);
      await product.db.asOwner('delete from app.floodlights');
      const geek = await product.member(GEEK);
      expect((await turn(product.visitor(), true, GEEK)).refused()).toEqual([401, 'UNAUTHENTICATED']);
      expect((await turn(await product.member(), true)).refused()).toEqual([403, 'FORBIDDEN']);
      expect((await turn(geek, true, FULL)).refused()).toEqual([403, 'FORBIDDEN']);
      expect((await turn(geek, 'yes')).refused()).toEqual([400, 'BAD_REQUEST']);
      expect(await isFloodlit()).toBe(false);
    });
  });
});
