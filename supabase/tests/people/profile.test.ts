import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseAddress, type Address } from '@shared/kernel/units.ts';
import { TokensAnswer, type Token } from '@shared/contract/collection/collection.ts';
import { LockerInfoAnswer } from '@shared/contract/school/locker.ts';
import { ROUTES } from '../../functions/api/routes/index.ts';
import { NameAnswer, ProfileAnswer } from '@shared/contract/people/profile.ts';
import { skeletonOf } from '@shared/domain/people/plainLetters.ts';
import { drawnIcon, tokenIcon } from '@shared/domain/people/profileIcon.ts';
import { encodeFlunk } from '@shared/domain/collection/traits/flunkCode.ts';
import { randomFlunk } from '@shared/domain/collection/traits/random.ts';
import { demoChain, newDemoKeys } from '../../local/demo/chain.ts';
import { onPostgresAlone, onProductionEngine } from '../support/engines.ts';
import { administrator, newWallet, startProduct } from '../support/product.ts';
import { withTown } from '../support/town.ts';
import { walletOf, type Visitor } from '../support/visitor.ts';

const save = async (browser: Visitor, profile: object) =>
  (await browser.post('/api/profile', profile)).as(ProfileAnswer);
const named = (browser: Visitor, username: string) => save(browser, { username });

onProductionEngine('profiles', (open) => {
  const product = startProduct(open);
  const read = async (browser: Visitor) =>
    (await browser.get(`/api/profile?wallet=${browser.wallet ?? ''}`)).as(ProfileAnswer).profile;

  it('are empty at first, then have a name that can be changed', async () => {
    const browser = await product.member();
    const empty = { username: null, bio: '', profile_icon: null, email: null, canRenameAt: null };
    expect(await read(browser)).toEqual({ wallet: browser.wallet, hasProfile: false, ...empty });
    await named(browser, 'Molly');
    expect(await read(browser)).toMatchObject({ username: 'Molly', hasProfile: true, canRenameAt: null });
    await named(browser, 'molly');
    expect(await read(browser)).toMatchObject({ username: 'molly', hasProfile: true });
  });

  it('lend no name for now that is another’s, looks like one, or is kept for the school (MSG-2)', async () => {
    await named(await product.member(), 'Nathaniel95');
    const browser = await product.member();
    const matterOf = async (name: string) =>
      (await browser.get(`/api/profile/names?wallet=${walletOf(browser)}&name=${name}`)).as(NameAnswer)
        .matter;
    expect(await matterOf('nathaniel95')).toBe('This username is taken.');
    expect(await matterOf('Nathanie195')).toContain('looks like this one');
    expect(await matterOf('Principal')).toContain('reserved');
    expect(await matterOf('Newcomer_95')).toBeNull();
    expect((await read(browser)).hasProfile).toBe(false);
  });

  it('never share a name, in any case, not even when two take it at once (PROFILE-1)', async () => {
    const browsers = await Promise.all(Array.from({ length: 6 }, () => product.member()));
    const replies = await Promise.all(
      browsers.map((browser, index) =>
        browser.post('/api/profile', { username: index % 2 ? 'Ferris' : 'FERRIS' }),
      ),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('never share the look of a name, not even when two take it at once, and say so (PROFILE-1)', async () => {
    await named(await product.member(), 'Vic336963');
    await named(await product.member(), 'LockerRoomLuke');
    const browser = await product.member();
    for (const username of ['Vlc336963', 'V1C336963', 'LockerRoornLuke', 'L0ckerRoomLuke']) {
      const reply = await browser.post('/api/profile', { username });
      expect(reply.refused()).toEqual([409, 'CONFLICT']);
      expect(reply.text).toContain('Another student has a username that looks like this one.');
    }
    const both = [browser, await product.member()];
    const replies = await Promise.all(
      both.map((one, index) => one.post('/api/profile', { username: index === 0 ? 'Milhouse' : 'Mi1house' })),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
  });

  it('look to the database as they look to the server, whatever they are', async () => {
    const name = fc.stringMatching(/^[A-Za-z0-9_]{3,20}$/);
    const names = 'abcdefghijklmnopqrstuvwxyz0123456789_'.split('').map((one) => `x${one}${one}x`);
    const rows = [...names, ...fc.sample(name, 200)].map((username) => ({ username, wallet: newWallet() }));
    await product.db.asOwner(
      `insert into app.wallets (wallet) select wallet from json_to_recordset($1::text::json) as one (wallet text)`,
      [JSON.stringify(rows)],
    );
    const kept = await product.db.asOwner<{ username: string; skeleton: string }>(
      `insert into app.profiles (wallet, username)
       select wallet, username from json_to_recordset($1::text::json) as one (wallet text, username text)
       on conflict do nothing returning username, skeleton`,
      [JSON.stringify(rows)],
    );
    expect(kept.length).toBeGreaterThan(100);
    expect(kept).toEqual(kept.map(({ username }) => ({ username, skeleton: skeletonOf(username) })));
  });

  it('keep the names of those who speak for the product, and say that they are reserved (PROFILE-2)', async () => {
    const browser = await product.member();
    for (const username of ['Admin', 'm0derat0r', 'flunks_support']) {
      const reply = await browser.post('/api/profile', { username });
      expect(reply.refused()).toEqual([409, 'CONFLICT']);
      expect(reply.text).toContain('This username is reserved for the school.');
    }
  });

  it('refuse a name that is too short, too long or has other letters', async () => {
    const browser = await product.member();
    for (const username of ['ab', 'a'.repeat(21), 'two words', 'naïve', '<b>hi</b>', 'nul\u0000', 7, null]) {
      expect((await browser.post('/api/profile', { username })).refused()).toEqual([400, 'BAD_REQUEST']);
    }
  });

  it('have a few words and a face, and keep what a change leaves out', async () => {
    const browser = await product.member();
    await save(browser, { username: 'Watts', bio: '  Plays\n the drums. ', profile_icon: 'mohawk' });
    await named(browser, 'Watts');
    await save(browser, { username: 'Watts', profile_icon: 'bob' });
    expect(await read(browser)).toMatchObject({ bio: 'Plays the drums.', profile_icon: 'bob' });
    await save(browser, { username: 'Watts', bio: '' });
    expect(await read(browser)).toMatchObject({ bio: '', profile_icon: 'bob' });
  });

  it('refuse too many words, invisible characters, and a face that does not exist (PROFILE-4)', async () => {
    const browser = await product.member();
    const wrong = [
      { bio: 'x'.repeat(161) },
      { bio: '\u202eevil' },
      { bio: 'nul\u0000' },
      { bio: 'Free GUM at www.gum.example' },
      { bio: 'Send me your seed phrase' },
      { bio: 7 },
      { profile_icon: 'mona-lisa' },
      { profile_icon: null },
    ];
    for (const body of wrong) {
      const reply = await browser.post('/api/profile', { username: 'Keith', ...body });
      expect(reply.refused()).toEqual([400, 'BAD_REQUEST']);
    }
    expect(await read(browser)).toMatchObject({ hasProfile: false });
  });

  it('have no name and no bio of words that are not said, and none by a wallet that is muted (PROFILE-2, PROFILE-4)', async () => {
    const browser = await product.member();
    const refused = async (body: object) => (await browser.post('/api/profile', body)).refused();
    expect(await refused({ username: 'R3tard_95' })).toEqual([409, 'CONFLICT']);
    expect(await refused({ username: 'Blane', bio: 'r.e.t.a.r.d' })).toEqual([400, 'BAD_REQUEST']);
    await product.db.asOwner('update app.wallets set muted_at = app.now() where wallet = $1', [
      walletOf(browser),
    ]);
    expect(await refused({ username: 'Blane' })).toEqual([403, 'FORBIDDEN']);
    expect(await read(browser)).toMatchObject({ hasProfile: false });
  });

  it('get no picture of a token while the chain does not answer, but every other', async () => {
    const browser = await product.member();
    const asked = { username: 'Ducky', profile_icon: 'token:Flunks:1' };
    expect((await browser.post('/api/profile', asked)).refused()).toEqual([503, 'UNAVAILABLE']);
    await save(browser, { ...asked, profile_icon: 'bob' });
    expect(await read(browser)).toMatchObject({ username: 'Ducky', profile_icon: 'bob' });
  });

  it('take another name once a day, and everything else at any time (PROFILE-7)', async () => {
    const wallet = newWallet();
    const browser = await product.member(wallet);
    const rename = (username: string) => browser.post('/api/profile', { username, bio: username });
    (await rename('Cameron')).as(ProfileAnswer);
    const { profile } = (await rename('Sloane')).as(ProfileAnswer);
    expect(profile.canRenameAt).toBe('2025-06-03T12:00:00.000Z');
    expect((await rename('Jeanie')).refused()).toEqual([409, 'CONFLICT']);
    expect(await read(browser)).toMatchObject({ username: 'Sloane', bio: 'Sloane' });
    await save(browser, { username: 'Sloane', bio: 'Skipping school.', profile_icon: 'shades' });
    product.passTime(24 * 60 * 60 * 1000);
    const next = await product.member(wallet);
    (await next.post('/api/profile', { username: 'Jeanie' })).as(ProfileAnswer);
    expect(await read(next)).toMatchObject({ username: 'Jeanie', bio: 'Skipping school.' });
  });

  it('may have an email address, which is kept by what leaves it out and taken away by an empty one', async () => {
    const browser = await product.member();
    await save(browser, { username: 'Clark', email: ' clark@example.com ' });
    await save(browser, { username: 'Clark', bio: 'Eats lunch.' });
    expect(await read(browser)).toMatchObject({ email: 'clark@example.com', bio: 'Eats lunch.' });
    await save(browser, { username: 'Clark', email: 'c@example.org' });
    expect(await read(browser)).toMatchObject({ email: 'c@example.org' });
    for (const email of ['clark', 'a@b', 'a@example.com\nBcc: b@example.com', 7, null, 'x'.repeat(300)]) {
      const reply = await browser.post('/api/profile', { username: 'Clark', email });
      expect(reply.refused()).toEqual([400, 'BAD_REQUEST']);
    }
    await save(browser, { username: 'Clark', email: '' });
    expect(await read(browser)).toMatchObject({ email: null });
    expect(await product.db.asOwner('select * from app.emails', [])).toEqual([]);
  });

  it('keeps an email address that was taken away nowhere, not even in answers for repeats (PROFILE-6)', async () => {
    const browser = await product.member();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const body = { username: 'Bender', email: 'bender@example.com' };
    const send = (sent: object, headers = { 'idempotency-key': crypto.randomUUID() }) =>
      browser.post('/api/profile', sent, headers);
    const kept = async () =>
      JSON.stringify(
        await product.db.asOwner('select * from app.idempotency_keys where wallet = $1', [browser.wallet]),
      );
    const first = await send(body, key);
    expect((await send(body, key)).text).toBe(first.text);
    await send({ username: 'Bender', bio: 'Sits at the back.' });
    expect(await kept()).toContain('bender@example.com');
    const gone = { 'idempotency-key': crypto.randomUUID() };
    const taken = await send({ username: 'Bender', email: '' }, gone);
    expect(await kept()).not.toContain('bender@example.com');
    // What was done is not done again: the address would be back.
    expect((await send(body, key)).refused()).toEqual([409, 'CONFLICT']);
    expect((await send({ username: 'Bender', email: '' }, gone)).text).toBe(taken.text);
    expect(await read(browser)).toMatchObject({ email: null, bio: 'Sits at the back.' });
  });

  it('tell an email address to its wallet alone, whatever is asked and whatever the statement says (PROFILE-6)', async () => {
    const [owner, other] = [await product.member(), await administrator(product)];
    const email = 'private@example.com';
    await save(owner, { username: 'Allison', email, profile_icon: 'hood' });
    await owner.post('/api/assign-locker', { wallet_address: owner.wallet });
    await owner.post('/api/town/presence', { place: 'streets' });
    const asked = Object.entries(ROUTES).filter(([route]) => route.startsWith('GET'));
    expect(asked.length).toBeGreaterThan(10);
    const places = ['wallet', 'owner', 'wallet_address'];
    for (const [route, { example }] of asked) {
      const query = Object.entries(example).map(([name, value]) => [
        name,
        places.includes(name) ? (owner.wallet ?? '') : String(value),
      ]);
      for (const browser of [product.visitor(), other]) {
        const { text } = await browser.get(`${route.slice('GET '.length)}?${new URLSearchParams(query)}`);
        expect(text, route).not.toContain(email);
      }
    }
    for (const wallet of [null, other.wallet ?? null]) {
      const found = await product.db.transaction(wallet, (tx) => tx.query('select email from app.emails'));
      expect(found).toEqual([]);
    }
    expect(await read(owner)).toMatchObject({ email });
  });

  it('take one of two names that are asked for at the same moment', async () => {
    const browser = await product.member();
    await named(browser, 'Andie');
    const replies = await Promise.all(
      ['Blane', 'Iona', 'Steff', 'Jena'].map((username) => browser.post('/api/profile', { username })),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('are shown by the locker under the new name', async () => {
    const browser = await product.member();
    await named(browser, 'Farmer');
    await browser.post('/api/assign-locker', { wallet_address: browser.wallet });
    await named(browser, 'Ted');
    const locker = await product.visitor().get(`/api/locker-info?wallet_address=${browser.wallet ?? ''}`);
    expect(locker.as(LockerInfoAnswer).username).toBe('Ted');
  });

  it('are changed by no other wallet, whatever the statement says', async () => {
    const [owner, other] = [await product.member(), await product.member()];
    await named(owner, 'Samantha');
    const changed = await product.db.transaction(other.wallet, (tx) =>
      tx.query(
        `update app.profiles set bio = 'mine', profile_icon = 'cat' where wallet = $1 returning 1 as row`,
        [owner.wallet],
      ),
    );
    expect(changed).toEqual([]);
    expect(await read(owner)).toMatchObject({ bio: '', profile_icon: null });
  });
});

const addressOf = (text: string): Address => {
  const address = parseAddress(text);
  if (address === null) throw new Error(`not an address: ${text}`);
  return address;
};
const FULL = addressOf('0xd300000000000001');
const LINKED = addressOf('0xd300000000000011');
const GEEK = addressOf('0xd300000000000002');
const demo = await demoChain(await newDemoKeys());

onPostgresAlone('profile pictures', (open) => {
  const product = startProduct(withTown(open), { demo });
  const tokensOf = async (owner: Address) =>
    (await product.visitor().get(`/api/collection/tokens?owner=${owner}&limit=100`)).as(TokensAnswer).tokens;
  const icon = ({ collection, tokenId }: Token) => tokenIcon(collection, tokenId);
  const choose = (browser: Visitor, picture: unknown) =>
    browser.post('/api/profile', { username: `u${browser.wallet?.slice(-4) ?? ''}`, profile_icon: picture });
  const shown = async (browser: Visitor) =>
    (await browser.get(`/api/profile?wallet=${browser.wallet ?? ''}`)).as(ProfileAnswer).profile.profile_icon;
  /** A token changes hands on the chain, of which the index has not heard. */
  async function sell({ collection, tokenId, owner }: Token, buyer: Address): Promise<void> {
    await product.db.asOwner(
      `update demo.tokens set owner = $1 where collection = $2 and token_id = $3::text::numeric`,
      [buyer, collection, tokenId],
    );
    await product.db.asOwner(
      `insert into demo.events (height, event_index, name, fields)
       select max(height) + 1, 0, $1, json_build_object('id', $2::text, 'from', $3::text)::jsonb from demo.events`,
      [`${collection}.Withdraw`, tokenId, owner],
    );
  }
  /** The index hears that a token has another owner, or is gone. */
  const hear = ({ collection, tokenId }: Token, owner: Address | null) =>
    product.db.asOwner(
      `update app.tokens set owner = $1 where collection = $2 and token_id = $3::text::numeric`,
      [owner, collection, tokenId],
    );
  const first = <Item>([item]: readonly Item[]): Item => {
    if (item === undefined) throw new Error('there is none');
    return item;
  };

  it('are any token of the wallet or of one linked to it (PROFILE-5)', async () => {
    const browser = await product.member(FULL);
    const tokens = await tokensOf(FULL);
    const linked = first(tokens.filter(({ owner }) => owner === LINKED));
    const backpack = first(tokens.filter(({ collection }) => collection === 'Backpack'));
    for (const token of [first(tokens), linked, backpack]) {
      expect((await choose(browser, icon(token))).as(ProfileAnswer).profile.profile_icon).toBe(icon(token));
      expect(await shown(browser)).toBe(icon(token));
    }
  });

  it('are no token of another wallet, nor one that was never minted', async () => {
    const browser = await product.member();
    for (const picture of [icon(first(await tokensOf(FULL))), 'token:Flunks:99999', 'token:Backpack:0']) {
      expect((await choose(browser, picture)).refused()).toEqual([403, 'FORBIDDEN']);
    }
    expect(await shown(browser)).toBeNull();
  });

  it('go by the chain, where the index has not heard of a sale (CHAIN-11)', async () => {
    const token = first((await tokensOf(FULL)).filter(({ owner }) => owner === FULL));
    const [seller, buyer] = [await product.member(FULL), await product.member(GEEK)];
    await sell(token, GEEK);
    (await choose(buyer, icon(token))).as(ProfileAnswer);
    expect(await shown(buyer)).toBe(icon(token));
    expect((await choose(seller, icon(token))).refused()).toEqual([403, 'FORBIDDEN']);
  });

  it('leave the wallet that sold them, and are there again when they are bought back (PROFILE-5)', async () => {
    const token = first(await tokensOf(GEEK));
    const browser = await product.member(GEEK);
    (await choose(browser, icon(token))).as(ProfileAnswer);
    await hear(token, FULL);
    expect(await shown(browser)).toBeNull();
    await hear(token, null);
    expect(await shown(browser)).toBeNull();
    await hear(token, GEEK);
    expect(await shown(browser)).toBe(icon(token));
  });

  it('are a character of one’s own, of traits that there are', async () => {
    const browser = await product.member();
    const code = encodeFlunk(randomFlunk(() => 0.5));
    (await choose(browser, drawnIcon(code))).as(ProfileAnswer);
    expect(await shown(browser)).toBe(drawnIcon(code));
    const none = code.replace(/[^.]+/, 'zz99z');
    for (const wrong of ['f02a', `${code}.-`, none, code.toUpperCase(), `${code}\u0000`, `${code}\n`]) {
      expect((await choose(browser, drawnIcon(wrong))).refused()).toEqual([400, 'BAD_REQUEST']);
    }
  });

  it('refuse everything that is none', async () => {
    const browser = await product.member();
    for (const wrong of [
      '',
      ' mohawk',
      'token:Flunks:',
      'token:Flunks:1 or 1=1',
      'token:Flunks:1:2',
      'token:Patch:1',
      `token:Flunks:${'9'.repeat(21)}`,
      "token:Flunks:1'; drop table app.profiles; --",
      'token:Flunks:\u0661',
      'javascript:alert(1)',
      'https://example.org/me.png',
      `drawn:${'a'.repeat(5000)}`,
      ['mohawk'],
      { kind: 'token' },
    ]) {
      expect([wrong, ...(await choose(browser, wrong)).refused()]).toEqual([wrong, 400, 'BAD_REQUEST']);
    }
    const huge = await choose(browser, `token:Flunks:${'9'.repeat(20)}`);
    expect(huge.refused()).toEqual([403, 'FORBIDDEN']);
  });
});
