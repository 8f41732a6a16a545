import { expect, it } from 'vitest';
import { LockerInfoAnswer } from '../functions/_shared/contract/locker.ts';
import { ProfileAnswer } from '../functions/_shared/contract/profile.ts';
import { onBothEngines } from './support/engines.ts';
import { newWallet, startProduct } from './support/product.ts';
import type { Visitor } from './support/visitor.ts';

const save = async (browser: Visitor, profile: object) =>
  (await browser.post('/api/profile', profile)).as(ProfileAnswer);
const named = (browser: Visitor, username: string) => save(browser, { username });

onBothEngines('profiles', (open) => {
  const product = startProduct(open);
  const read = async (browser: Visitor) =>
    (await browser.get(`/api/profile?wallet=${browser.wallet ?? ''}`)).as(ProfileAnswer).profile;

  it('are empty at first, then have a name that can be changed', async () => {
    const browser = await product.member();
    const empty = { username: null, hasProfile: false, bio: '', profile_icon: null, canRenameAt: null };
    expect(await read(browser)).toEqual({ wallet: browser.wallet, ...empty });
    await named(browser, 'Molly');
    expect(await read(browser)).toMatchObject({ username: 'Molly', hasProfile: true, canRenameAt: null });
    await named(browser, 'molly');
    expect(await read(browser)).toMatchObject({ username: 'molly', hasProfile: true });
  });

  it('never share a name, in any case, not even when two take it at once', async () => {
    const browsers = await Promise.all(Array.from({ length: 6 }, () => product.member()));
    const replies = await Promise.all(
      browsers.map((browser, index) =>
        browser.post('/api/profile', { username: index % 2 ? 'Ferris' : 'FERRIS' }),
      ),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('keep the names of those who speak for the product, as if they were taken', async () => {
    const browser = await product.member();
    await named(browser, 'Duckie');
    const answers = async (username: string) => (await browser.post('/api/profile', { username })).text;
    const taken = await (await product.member()).post('/api/profile', { username: 'duckie' });
    expect(taken.refused()).toEqual([409, 'CONFLICT']);
    for (const username of ['Admin', 'm0derat0r', 'flunks_support']) {
      expect(await answers(username)).toBe(taken.text);
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

  it('refuse words that are too many or cannot be seen, and a face that nobody drew', async () => {
    const browser = await product.member();
    const wrong = [
      { bio: 'x'.repeat(161) },
      { bio: '\u202eevil' },
      { bio: 'nul\u0000' },
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

  it('take another name once a day, and everything else at any time', async () => {
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

  it('are changed by nobody else, whatever the statement says', async () => {
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
