import { describe, expect, it } from 'vitest';
import { RoomsAnswer } from '@shared/contract/people/chat.ts';
import { WorkAnswer } from '@shared/contract/making/works.ts';
import { NewsAnswer, SeenAnswer } from '@shared/contract/people/news.ts';
import { CommentedAnswer } from '@shared/contract/people/myPlace.ts';
import { readUnread, UNREAD_HEADER } from '@shared/domain/people/unread.ts';
import { tellEvening } from '@shared/db/people/news.ts';
import { deleteOld } from '@shared/db/system/retention.ts';
import { eveningAt, EVENING } from '@shared/domain/town/evening.ts';
import { epochMs } from '@shared/kernel/units.ts';
import { arcade } from '../support/arcade.ts';
import { newWriter, type Writer } from '../support/chat.ts';
import { OF_RULES, onPglite, onProductionEngine } from '../support/engines.ts';
import { administrator, startProduct, type Product } from '../support/product.ts';
import { holdsFlunk } from '../support/students.ts';
import { walletOf, type Visitor } from '../support/visitor.ts';

const DAY = 24 * 60 * 60_000;

/** What people do to each other, and what they read of it. */
function acts(product: Product) {
  const comment = ({ browser }: Writer, { name }: Writer, text: string) =>
    browser.post('/api/myplace/comments', { wallet: browser.wallet, username: name, text });
  const page = async (browser: Visitor, more = '') =>
    (await browser.get(`/api/news?wallet=${walletOf(browser)}${more}`)).as(NewsAnswer);
  const told = async ({ browser }: Pick<Writer, 'browser'>) =>
    (await page(browser)).news.map(({ kind, username, subject }) => [kind, username, subject] as const);
  const unread = async (browser: Visitor) =>
    readUnread((await browser.get('/api/chat/rooms')).headers.get(UNREAD_HEADER));
  const see = async (browser: Visitor, upTo: string) =>
    (await browser.post('/api/news/seen', { wallet: browser.wallet, upTo })).as(SeenAnswer).seen;
  const decide = (operator: Visitor, kind: string, id: string, decision: string) =>
    operator.post('/api/console/moderation/decision', { kind, id, decision, reason: 'for a test' });
  const writers = () => Promise.all([newWriter(product), newWriter(product), newWriter(product)]);
  /** The same people, signed in anew a day later. */
  const dayAfter = (...those: readonly Writer[]): Promise<Writer[]> => {
    product.passTime(DAY);
    return Promise.all(
      those.map(async (one) => ({ ...one, browser: await product.member(walletOf(one.browser)) })),
    );
  };
  return { comment, page, told, unread, see, decide, writers, dayAfter };
}

onProductionEngine('news', (open) => {
  const product = startProduct(open);
  const { comment, page, told, unread, see, decide, writers, dayAfter } = acts(product);

  it('tell a person of a comment on their page, once a day and person, and nobody of their own acts (NEWS-1)', async () => {
    const [ann, ben, cy] = await writers();
    await comment(ann, ben, 'Nice glitter');
    await comment(ann, ben, 'Very nice');
    await comment(cy, ben, 'So nice');
    await comment(ben, ben, 'Thank you');
    expect(await told(ben)).toEqual([
      ['comment', cy.name, {}],
      ['comment', ann.name, {}],
    ]);
    expect([await told(ann), await told(cy)]).toEqual([[], []]);
    const [annLater = ann, benLater = ben] = await dayAfter(ann, ben);
    await comment(annLater, benLater, 'And again');
    expect(await told(benLater)).toHaveLength(3);
  });

  it('are counted in a header of every answer until they are seen, on every device (NEWS-3)', async () => {
    const [ann, ben, cy] = await writers();
    expect(await unread(ben.browser)).toBeNull();
    await comment(ann, ben, 'Hello');
    await comment(cy, ben, 'Hello there');
    const [newest] = (await page(ben.browser)).news;
    expect(await unread(ben.browser)).toEqual({ count: 2, newest: newest?.id });
    expect(await see(ben.browser, newest?.id ?? '')).toBe(2);
    expect(await unread(ben.browser)).toBeNull();
    const elsewhere = await product.member(walletOf(ben.browser));
    expect(await unread(elsewhere)).toBeNull();
    expect((await page(elsewhere)).news.map(({ read }) => read)).toEqual([true, true]);
    expect(await see(elsewhere, newest?.id ?? '')).toBe(0);
  });

  it('come in pages, newest first, to the person alone, for 90 days (NEWS-1, DATA-3)', async () => {
    const [ann, ben, cy] = await writers();
    for (const writer of [ann, cy]) {
      await comment(writer, ben, 'Hello');
      product.passTime(1000);
    }
    const first = await page(ben.browser, '&limit=1');
    expect(first.news.map(({ username }) => username)).toEqual([cy.name]);
    const second = await page(ben.browser, `&limit=1&cursor=${first.next ?? ''}`);
    expect([second.news.map(({ username }) => username), second.next]).toEqual([[ann.name], null]);
    const others = await ann.browser.get(`/api/news?wallet=${walletOf(ben.browser)}`);
    expect(others.refused()).toEqual([403, 'FORBIDDEN']);
    await ann.browser.post('/api/news/seen', { wallet: ann.browser.wallet, upTo: first.news[0]?.id });
    expect(await unread(ben.browser)).toMatchObject({ count: 2 });
    product.passTime(90 * DAY);
    await deleteOld(product.db, 1000);
    expect((await page(await product.member(walletOf(ben.browser)))).news).toEqual([]);
  });

  it('of messages go to those whom they mention and answer, five names at most (NEWS-6)', async () => {
    const [ann, ben, cy] = await writers();
    const asked = await ben.said('Who is at the arcade?');
    const { id } = await ann.said(`Me! And @${cy.name.toUpperCase()} and @nobody_here`, {
      reply_to: asked.id,
    });
    const subject = { room: 'General Chat', message: id };
    expect(await told(ben)).toEqual([['reply', ann.name, subject]]);
    expect(await told(cy)).toEqual([['mention', ann.name, subject]]);
    const many = await Promise.all([newWriter(product), newWriter(product), newWriter(product)]);
    await ann.said([ann, ben, cy, ...many].map(({ name }) => `@${name}`).join(' '));
    expect(await Promise.all(many.map(told))).toEqual([[expect.anything()], [expect.anything()], []]);
  });

  it('are neither told nor shown of people who block each other (NEWS-8)', async () => {
    const [first, second] = await writers();
    const { me } = (await first.browser.get('/api/chat/rooms')).as(RoomsAnswer);
    const block = ({ browser }: Writer, blocked: boolean) =>
      browser.post('/api/chat/blocks', { wallet_address: browser.wallet, author: me, blocked });
    await comment(first, second, 'Before');
    await block(second, true);
    expect(await told(second)).toEqual([]);
    const [ann = first, ben = second] = await dayAfter(first, second);
    await comment(ann, ben, 'Meanwhile');
    await comment(ben, ann, 'The other way too');
    await block(ben, false);
    expect([(await told(ben)).length, (await told(ann)).length]).toEqual([1, 0]);
  });

  it('of a kind that is switched off are not kept (NEWS-7)', async () => {
    const [ann, ben] = await writers();
    const settings = { newsOff: { value: ['comment'], at: Date.parse(product.now()) } };
    await ben.browser.post('/api/settings', { settings });
    await comment(ann, ben, 'Hello');
    await ann.said(`Hello @${ben.name}`);
    expect((await told(ben)).map(([kind]) => kind)).toEqual(['mention']);
  });

  it('are twenty a day of one person and a hundred in all (NEWS-8)', async () => {
    const [ann, ben] = await writers();
    const tellOf = (actor: string | null, from: number, to: number) =>
      product.db.transaction(walletOf(ann.browser), (tx) =>
        tx.query(
          `select app.tell(array[$1], 'mention', $2, jsonb_build_object('message', n::text), false)
           from generate_series(${from}, ${to}) as n`,
          [walletOf(ben.browser), actor],
        ),
      );
    await tellOf(walletOf(ann.browser), 1, 30);
    const count = async () => (await page(ben.browser, '&limit=100')).news.length;
    expect(await count()).toBe(20);
    await tellOf(null, 31, 130);
    expect([await count(), (await page(ben.browser, '&limit=100')).next]).toEqual([100, null]);
  });

  it('are told in the name of no other wallet', async () => {
    const [ann, ben] = await writers();
    const forged = product.db.transaction(walletOf(ann.browser), (tx) =>
      tx.query(`select app.tell(array[$1], 'comment', $1, '{}', false)`, [walletOf(ben.browser)]),
    );
    await expect(forged).rejects.toThrow('news in the name of another');
  });

  describe('of the office', () => {
    it('tell what became of a text: its author, who reported it, and its readers once it is released (NEWS-5)', async () => {
      const [ann, ben, cy] = await writers();
      const operator = await administrator(product);
      const { id } = await ann.said('Buy my gum');
      await ben.change('reports', { id, reason: 'spam' });
      await decide(operator, 'message', id, 'remove');
      expect(await told(ben)).toEqual([['report', null, { what: 'message', became: 'removed' }]]);
      expect(await told(ann)).toEqual([['office', null, { what: 'removed', about: 'message' }]]);
      const held = (await comment(ann, cy, 'free airdrop, claim now')).as(CommentedAnswer).comment;
      expect([held.held, await told(cy)]).toEqual([true, []]);
      await decide(operator, 'comment', held.id, 'release');
      expect(await told(cy)).toEqual([['comment', ann.name, {}]]);
      expect((await told(ann))[0]).toEqual(['office', null, { what: 'released', about: 'comment' }]);
    });

    it('tell of GUM that was given and of being muted (NEWS-5)', async () => {
      const [ann] = await writers();
      const operator = await administrator(product);
      const wallet = walletOf(ann.browser);
      await operator.post('/api/gum/adjust', { wallet, amount: 40, reason: 'for a test' });
      await operator.post('/api/console/people/mute', { wallet, muted: true, reason: 'for a test' });
      expect(await told(ann)).toEqual([
        ['office', null, { what: 'muted', about: '' }],
        ['gum', null, { amount: '40' }],
      ]);
    });
  });

  it('of a signature go to those who hold the student, from a linked account too (NEWS-5)', async () => {
    const [ann, ben, cy] = await writers();
    await holdsFlunk(product, ann.browser);
    const student = await holdsFlunk(product, ben.browser);
    await product.db.asOwner(`insert into app.linked_wallets (wallet, linked) values ($1, array[$2])`, [
      walletOf(cy.browser),
      walletOf(ben.browser),
    ]);
    await ann.browser.post('/api/yearbook/signatures', {
      ...{ wallet: ann.browser.wallet, tokenId: student, text: 'Stay cool' },
    });
    const signed = ['signature', ann.name, { token: student }];
    expect([await told(ben), await told(cy)]).toEqual([[signed], [signed]]);
  });

  it('of a board go to the one whose place a better run takes, and to no one twice (NEWS-5)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const [ann, ben] = await writers();
    const { finish } = arcade(product);
    await finish(ann.browser, 12);
    await finish(ben.browser, 6);
    expect([await told(ann), await told(ben)]).toEqual([[], []]);
    await finish(ben.browser, 20);
    const taken = { game: 'flappy-flunk', board: 'all' };
    expect(await told(ann)).toContainEqual(['overtaken', ben.name, taken]);
    await finish(ben.browser, 24);
    const ofAll = (await told(ann)).filter(([, , subject]) => subject['board'] === 'all');
    expect([ofAll.length, await told(ben)]).toEqual([1, []]);
  });

  it('of a Top 6 go to those who come into it, and not to those who stay (NEWS-5)', async () => {
    const [ann, ben, cy] = await writers();
    const lists = { interests: [], music: [], movies: [], books: [], heroes: [], likes: [], dislikes: [] };
    const look = { color: 'sky', pattern: 'glitter', layout: 'left', song: null, mood: '', about: '', lists };
    const save = ({ browser }: Writer, ...friends: readonly Writer[]) =>
      browser.post('/api/myplace/page', {
        ...{ wallet: browser.wallet, ...look, friends: friends.map(({ name }) => name) },
      });
    await save(ann, ben);
    const [annLater = ann, benLater = ben, cyLater = cy] = await dayAfter(ann, ben, cy);
    await save(annLater, ben, cy);
    const friend = ['friend', ann.name, { page: ann.name }];
    expect([await told(benLater), await told(cyLater)]).toEqual([[friend], [friend]]);
  });

  it('of a reaction say of which work, and not whose it is (NEWS-5, WORK-4)', async () => {
    const [ann, ben] = await writers();
    await product.db.asOwner(
      `insert into app.works (wallet, kind, title, act, file, type, width, height)
       values ($1, 'meme', 'Monday', repeat('a', 64), repeat('a', 32), 'image/webp', 64, 64)`,
      [walletOf(ben.browser)],
    );
    const [row] = await product.db.asOwner<{ id: string }>(`select max(id)::text as id from app.works`, []);
    const id = row?.id ?? '';
    for (const isOn of [true, false, true]) {
      await ann.browser.post('/api/works/reactions', {
        ...{ wallet: ann.browser.wallet, id, reaction: 'joy', isOn },
      });
    }
    expect(await told(ben)).toEqual([['reaction', null, { work: id, title: 'Monday' }]]);
    expect((await ben.browser.get(`/api/works/one?id=${id}`)).as(WorkAnswer).work.title).toBe('Monday');
  });

  it('of the evening go to those who asked, in the hour before it, once an evening and through the changes of the clocks (NEWS-11)', async () => {
    const HOUR = 60 * 60_000;
    const begins = () =>
      eveningAt(epochMs(Date.parse(product.now())), 'America/Chicago').darkAt - EVENING.darkAfterMs;
    const setTime = (at: number) => product.setTime(new Date(at).toISOString());
    // The Fridays before and behind both changes of 2026.
    for (const day of ['2026-03-04', '2026-03-11', '2026-10-28', '2026-11-04']) {
      product.setTime(`${day}T12:00:00Z`);
      const at = begins();
      const [asking, other] = [await product.member(), await product.member()];
      const settings = { newsOn: { value: ['evening'], at: Date.parse(product.now()) } };
      await asking.post('/api/settings', { settings });
      setTime(at - HOUR - 1_000);
      expect([day, await tellEvening(product.db)]).toEqual([day, 0]);
      setTime(at - HOUR);
      const counts = await Promise.all([tellEvening(product.db), tellEvening(product.db)]);
      expect([day, Math.max(...counts)]).toEqual([day, expect.any(Number)]);
      setTime(at - 1_000);
      expect([day, await tellEvening(product.db)]).toEqual([day, 0]);
      setTime(at);
      expect([day, await tellEvening(product.db)]).toEqual([day, 0]);
      const later = await product.member(walletOf(asking));
      const { news } = await page(later);
      expect(news).toMatchObject([{ kind: 'evening', username: null, read: false }]);
      expect((await page(await product.member(walletOf(other)))).news).toEqual([]);
    }
  });
});
