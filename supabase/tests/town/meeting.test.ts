import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { expect, it } from 'vitest';
import { TicketAnswer } from '@shared/contract/people/ticket.ts';
import { locationTopic } from '@shared/domain/town/presence.ts';
import { LOCATION_IDS } from '@shared/domain/town/town.ts';
import { parseAddress } from '@shared/kernel/units.ts';
import { demoChain, newDemoKeys } from '../../local/demo/chain.ts';
import { onProductionEngine } from '../support/engines.ts';
import { startProduct } from '../support/product.ts';
import { withTown } from '../support/town.ts';
import { walletOf, type Visitor } from '../support/visitor.ts';

const demo = await demoChain(await newDemoKeys());
const GEEK = parseAddress('0xd300000000000002');

onProductionEngine('meeting others at a location', (open) => {
  const product = startProduct(withTown(open), { demo });
  let names = 0;

  /** A member with one Geek, who has a new name. */
  async function geek(): Promise<{ readonly browser: Visitor; readonly name: string }> {
    if (GEEK === null) throw new Error('not an address');
    const browser = await product.member(GEEK);
    const name = `Rosie_${(names += 1)}`;
    await product.db.asOwner(
      `insert into app.profiles (wallet, username, profile_icon) values ($1, $2, 'glasses')
       on conflict (wallet) do update set username = excluded.username, profile_icon = excluded.profile_icon`,
      [GEEK, name],
    );
    await product.db.asOwner('update app.wallets set muted_at = null where wallet = $1', [GEEK]);
    return { browser, name };
  }
  const ask = (browser: Visitor, location: unknown) =>
    browser.post('/api/town/tickets', { wallet: walletOf(browser), location });
  const see = (browser: Visitor, value: boolean) =>
    browser.post('/api/settings', {
      settings: { seenInTown: { value, at: Date.parse(product.now()) } },
    });
  async function read(ticket: string) {
    const shown = await product.visitor().get('/auth/v1/.well-known/jwks.json');
    const keys = createLocalJWKSet(JSON.parse(shown.text) as JSONWebKeySet);
    const currentDate = new Date(Date.parse(product.now()));
    return (await jwtVerify(ticket, keys, { audience: 'channel', currentDate })).payload;
  }
  const may = async ({ accessToken }: Visitor, topic: string, extension: string, more = {}) => {
    const [, body = ''] = (accessToken ?? '').split('.');
    const claims = { ...(JSON.parse(Buffer.from(body, 'base64url').toString()) as object), ...more };
    const [row] = await product.db.statement<{ may: { read: boolean; write: boolean } }>(
      'select realtime.authorize($1, $2, $3::text::jsonb) as may',
      [topic, extension, JSON.stringify(claims)],
    );
    return [row?.may.read, row?.may.write];
  };

  it('takes a ticket that says who somebody is, for this location alone and no wallet in it (PRESENCE-6)', async () => {
    const { browser, name } = await geek();
    const payload = await read((await ask(browser, 'geeks-house')).as(TicketAnswer).ticket);
    expect(payload).toMatchObject({ topic: 'place:geeks-house', username: name, profile_icon: 'glasses' });
    expect(payload).not.toHaveProperty('muted');
    expect(JSON.stringify(payload)).not.toContain(walletOf(browser));
  });

  it('gives no ticket for what somebody may not enter, nor for what is no location', async () => {
    const { browser } = await geek();
    expect((await ask(browser, 'jocks-house')).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await ask(browser, 'streets')).refused()).toEqual([400, 'BAD_REQUEST']);
    expect((await ask(browser, 'geeks-house-lab')).refused()).toEqual([400, 'BAD_REQUEST']);
    const stranger = await product.member();
    expect((await ask(stranger, 'geeks-house')).refused()).toEqual([403, 'FORBIDDEN']);
  });

  it('gives none to who does not want to be seen in town, and one again when they do', async () => {
    const { browser } = await geek();
    expect((await see(browser, false)).status).toBe(200);
    expect((await ask(browser, 'geeks-house')).refused()).toEqual([403, 'FORBIDDEN']);
    product.passTime(1_000);
    await see(browser, true);
    expect((await ask(browser, 'geeks-house')).status).toBe(200);
  });

  it('gives none to who has no name, to a guest, and to another wallet', async () => {
    const { browser } = await geek();
    await product.db.asOwner('delete from app.profiles where wallet = $1', [walletOf(browser)]);
    expect((await ask(browser, 'geeks-house')).refused()).toEqual([403, 'FORBIDDEN']);
    const body = { wallet: walletOf(browser), location: 'geeks-house' };
    expect((await product.visitor().post('/api/town/tickets', body)).status).toBe(401);
    const other = await product.member();
    expect((await other.post('/api/town/tickets', body)).refused()).toEqual([403, 'FORBIDDEN']);
  });

  it('shows who is muted, and says in their ticket that nobody is to believe their waves', async () => {
    const { browser } = await geek();
    await product.db.asOwner('update app.wallets set muted_at = now() where wallet = $1', [
      walletOf(browser),
    ]);
    expect(await read((await ask(browser, 'geeks-house')).as(TicketAnswer).ticket)).toMatchObject({
      muted: true,
    });
  });

  it('has a private channel for each location, of presence alone, and none for any other name (PRESENCE-6)', async () => {
    const { browser } = await geek();
    for (const id of LOCATION_IDS) {
      expect([id, await may(browser, locationTopic(id), 'presence')]).toEqual([id, [true, true]]);
      expect([id, await may(browser, locationTopic(id), 'broadcast')]).toEqual([id, [true, false]]);
    }
    for (const topic of [
      'place:streets',
      'place:atlantis',
      'place:',
      'place:geeks-house-lab',
      'geeks-house',
    ]) {
      expect([topic, await may(browser, topic, 'presence')]).toEqual([topic, [false, false]]);
    }
  });

  it('closes its channels to other roles, to a session that is over and to who is banned', async () => {
    const { browser } = await geek();
    const topic = locationTopic('geeks-house');
    expect(await may(browser, topic, 'presence', { role: 'anon' })).toEqual([false, false]);
    expect(await may(browser, topic, 'presence', { sid: 'no session' })).toEqual([false, false]);
    const wallet = walletOf(browser);
    await product.db.asOwner('update app.wallets set banned_at = now() where wallet = $1', [wallet]);
    expect(await may(browser, topic, 'presence')).toEqual([false, false]);
    await product.db.asOwner('update app.wallets set banned_at = null where wallet = $1', [wallet]);
    await browser.post('/api/auth/sign-out');
    expect(await may(browser, topic, 'presence')).toEqual([false, false]);
  });
});
