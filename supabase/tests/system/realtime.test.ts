import { decodeJwt as claimsOf } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SessionAnswer } from '@shared/contract/system/auth.ts';
import { OF_RULES, onBothEngines, onPglite } from '../support/engines.ts';
import { startProduct } from '../support/product.ts';
import {
  broadcastFromDatabase,
  join,
  openTopics,
  OPEN_TOPIC,
  OTHER_TOPIC,
  QUIET_TOPIC,
  supabaseOf,
} from '../support/realtime.ts';

onBothEngines('Realtime, as the client of Supabase speaks to it', (open) => {
  const product = startProduct(open, { realtime: true });
  let close: () => Promise<unknown>;
  beforeAll(async () => {
    close = await openTopics(product.db);
  });
  afterAll(() => close());

  const member = async (topic = OPEN_TOPIC, version: '1.0.0' | '2.0.0' = '2.0.0') => {
    const visitor = await product.member();
    const client = supabaseOf(product.url, visitor, { version });
    return { visitor, client, ...(await join(client, topic)) };
  };

  for (const version of ['1.0.0', '2.0.0'] as const) {
    it(`brings what the database broadcasts, once and in order (version ${version}) (REALTIME-1)`, async () => {
      const { heard } = await member(OPEN_TOPIC, version);
      const other = await member(OTHER_TOPIC, version);
      for (let nth = 1; nth <= 20; nth += 1) await broadcastFromDatabase(product.db, { id: `${nth}` });
      await expect.poll(() => heard.length).toBe(20);
      expect(heard).toEqual(Array.from({ length: 20 }, (_, index) => ['message', { id: `${index + 1}` }]));
      expect(other.heard).toEqual([]);
    });

    it(`takes no broadcast of a member, and keeps their socket (version ${version}) (REALTIME-3)`, async () => {
      const [one, other] = [await member(OPEN_TOPIC, version), await member(OPEN_TOPIC)];
      const forged = { id: '1', username: 'Principal' };
      for (const event of ['message', 'changed', 'typing']) {
        for (const payload of [forged, new Uint8Array([0, 255]).buffer]) {
          await one.channel.send({ type: 'broadcast', event, payload });
        }
      }
      expect(await one.channel.track({ at: 'mall' })).toBe('ok');
      await expect.poll(() => Object.values(other.present()).length).toBe(1);
      expect([one.heard, other.heard]).toEqual([[], []]);
    });

    it(`shows who is there, who comes and who goes (version ${version})`, async () => {
      const one = await member(OPEN_TOPIC, version);
      expect(await one.channel.track({ at: 'mall' })).toBe('ok');
      const other = await member(OPEN_TOPIC, version);
      await expect.poll(() => Object.values(other.present())).toEqual([[{ at: 'mall' }]]);
      await other.channel.track({ at: 'arcade' });
      await expect.poll(() => Object.values(one.present()).length).toBe(2);
      await one.channel.track({ at: 'diner' });
      await expect.poll(() => Object.values(other.present())).toContainEqual([{ at: 'diner' }]);
      await one.client.removeChannel(one.channel);
      await expect.poll(() => Object.values(other.present())).toEqual([[{ at: 'arcade' }]]);
    });
  }

  it('brings what is too long for a notice of the database, in its order', async () => {
    const { heard } = await member();
    const text = 'gum '.repeat(4_000);
    await broadcastFromDatabase(product.db, { id: '1', text });
    await broadcastFromDatabase(product.db, { id: '2' });
    await expect
      .poll(() => heard)
      .toEqual([
        ['message', { id: '1', text }],
        ['message', { id: '2' }],
      ]);
  });

  it('refuses public channels, topics without a policy, and those who are not signed in (REALTIME-2)', async () => {
    const visitor = await product.member();
    const client = supabaseOf(product.url, visitor);
    const stateOf = async (topic: string, config = {}, of = client) =>
      (await join(of, topic, config)).states[0];
    expect(await stateOf(OPEN_TOPIC, { private: false })).toMatch(/PrivateOnly/);
    expect(await stateOf('room:nowhere')).toMatch(/Unauthorized/);
    const guest = supabaseOf(product.url, product.visitor());
    expect(await stateOf(OPEN_TOPIC, {}, guest)).toMatch(/InvalidJWTToken/);
    const forged = supabaseOf(product.url, { accessToken: `${visitor.accessToken?.slice(0, -4)}AAAA` });
    expect(await stateOf(OPEN_TOPIC, {}, forged)).toMatch(/InvalidJWTToken/);
  });

  it('lets members be present only where a policy lets them', async () => {
    const [one, other] = [await member(QUIET_TOPIC), await member(QUIET_TOPIC)];
    expect(await one.channel.track({ at: 'mall' })).toBe('error');
    await broadcastFromDatabase(product.db, { id: '1' }, QUIET_TOPIC);
    await expect.poll(() => other.heard).toEqual([['message', { id: '1' }]]);
    expect(other.present()).toEqual({});
  });

  it('lets nobody be present in the name of another (REALTIME-3)', async () => {
    const [one, other] = [await member(), await member()];
    const victim = crypto.randomUUID();
    const own = claimsOf(one.visitor.accessToken ?? '')['sub'];
    const ticketOf = (author: unknown, topic = OPEN_TOPIC) =>
      `x.${Buffer.from(JSON.stringify({ author, topic })).toString('base64url')}.x`;
    for (const meta of [
      { author: victim },
      { ticket: ticketOf(victim) },
      { author: own, ticket: ticketOf(victim) },
      { ticket: ticketOf(own, OTHER_TOPIC) },
      { ticket: 'none' },
      { ticket: { ticket: ticketOf(victim) } },
      { more: [{ ticket: ticketOf(victim) }] },
    ]) {
      expect([meta, await one.channel.track(meta)]).toEqual([meta, 'error']);
    }
    expect(await one.channel.track({ author: own, ticket: ticketOf(own) })).toBe('ok');
    await one.channel.untrack();
    const named = supabaseOf(product.url, await product.member());
    const forged = await join(named, OPEN_TOPIC, { presence: { key: victim } });
    expect(await forged.channel.track({ at: 'mall' })).toBe('ok');
    await expect.poll(() => Object.values(other.present())).toEqual([[{ at: 'mall' }]]);
    expect(Object.keys(other.present())).not.toContain(victim);
  });

  it('ends the channels of a session that is signed out, and of a wallet that is banned, within five seconds (REALTIME-2)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const [left, banned, stays] = [await member(), await member(), await member()];
    const began = Date.now();
    await left.visitor.post('/api/auth/sign-out');
    await product.db.asOwner('update app.wallets set banned_at = now() where wallet = $1', [
      banned.visitor.wallet,
    ]);
    await expect.poll(() => [left.states.at(-1), banned.states.at(-1)]).toEqual(['CLOSED', 'CLOSED']);
    expect(Date.now() - began).toBeLessThan(5_000);
    expect(left.system).toEqual(['The session is over']);
    await broadcastFromDatabase(product.db, { id: '1' });
    await expect.poll(() => stays.heard.length).toBe(1);
    expect([left.heard, banned.heard]).toEqual([[], []]);
    const again = await join(supabaseOf(product.url, banned.visitor), OPEN_TOPIC);
    expect(again.states[0]).toMatch(/InvalidJWTToken/);
  });

  it('tells of who is muted that they are there, and nothing that they do, from the next look on (CHAT-8)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const [one, other] = [await member(), await member()];
    const { wallet } = one.visitor;
    const mute = (at: string) =>
      product.db.asOwner(`update app.wallets set muted_at = ${at} where wallet = $1`, [wallet]);
    await one.channel.track({ typingAt: 1 });
    await expect.poll(() => Object.values(other.present())).toEqual([[{ typingAt: 1 }]]);
    await mute('app.now()');
    await expect.poll(() => Object.values(other.present())).toEqual([[{}]]);
    expect(await one.channel.track({ typingAt: 2 })).toBe('ok');
    const again = await join(supabaseOf(product.url, one.visitor), OPEN_TOPIC);
    expect(await again.channel.track({ typingAt: 3 })).toBe('ok');
    await expect.poll(() => Object.values(other.present())).toEqual([[{}, {}]]);
    await mute('null');
    await expect.poll(() => Object.values(other.present())[0]).toContainEqual({ typingAt: 2 });
  });

  it('ends a channel when its token does, and goes on with one that is renewed', async () => {
    const [renewed, expired] = [await member(), await member()];
    product.passTime(5 * 60_000);
    const { session } = (await renewed.visitor.post('/api/auth/refresh')).as(SessionAnswer);
    renewed.visitor.accessToken = session.accessToken;
    await renewed.client.realtime.setAuth();
    // Frames are answered in their order: the new token is there before time goes on.
    expect(await renewed.channel.track({ at: 'mall' })).toBe('ok');
    product.passTime(6 * 60_000);
    await expect.poll(() => expired.states.at(-1)).toBe('CLOSED');
    expect(expired.system).toEqual(['Token has expired']);
    await broadcastFromDatabase(product.db, { id: '1' });
    await expect.poll(() => renewed.heard.length).toBe(1);
  });
});
