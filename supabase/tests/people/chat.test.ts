import { describe, expect, it } from 'vitest';
import { BlocksAnswer, PostedAnswer, RoomsAnswer } from '@shared/contract/people/chat.ts';
import { onProductionEngine } from '../support/engines.ts';
import { newWriter, writerOf, type Writer } from '../support/chat.ts';
import { administrator, startProduct } from '../support/product.ts';
import { walletOf } from '../support/visitor.ts';

const MINUTE = 60_000;

onProductionEngine('a room of the messenger', (open) => {
  const product = startProduct(open);
  const texts = async (writer: Writer, query = {}) =>
    (await writer.read(query)).messages.map(({ message_text }) => message_text);
  const audited = async (id: string) =>
    product.db.asOwner('select act from app.audit_log where subject = $1 order by id', [id]);

  describe('what is written', () => {
    it('is read by every member under the name of the session, whatever the body says (CHAT-1)', async () => {
      const [ann, ben] = [await newWriter(product), await newWriter(product)];
      const message = await ann.said(' Is the   mall open? ', { username: 'System' });
      expect(message).toMatchObject({
        room_name: 'General Chat',
        username: ann.name,
        message_text: 'Is the mall open?',
        is_ai: false,
        created_at: product.now(),
        reply_to: null,
        edited_at: null,
        removed: null,
      });
      const { messages } = await ben.read();
      expect(messages[0]).toEqual(message);
      expect(JSON.stringify(messages)).not.toContain(walletOf(ann.browser));
      expect((await product.visitor().get('/api/chat-messages?room=General+Chat')).refused()).toEqual([
        401,
        'UNAUTHENTICATED',
      ]);
    });

    it('shows a new name on old messages (CHAT-1)', async () => {
      const ann = await newWriter(product);
      const { id } = await ann.said('Before my new name');
      await product.db.asOwner(`update app.profiles set username = 'Renamed_1' where username = $1`, [
        ann.name,
      ]);
      const { messages } = await ann.read();
      expect(messages.find((one) => one.id === id)?.username).toBe('Renamed_1');
    });

    it('is refused in the name of another wallet, in a room that is not there, and to who has no name (CHAT-1)', async () => {
      const [ann, ben] = [await newWriter(product), await newWriter(product)];
      const other = { wallet_address: walletOf(ben.browser) };
      expect((await ann.say('I am Ben', other)).refused()).toEqual([403, 'FORBIDDEN']);
      expect((await ann.say('Hello?', { room_name: 'Boiler Room' })).refused()).toEqual([400, 'BAD_REQUEST']);
      expect((await ann.browser.get('/api/chat-messages?room=Boiler+Room')).refused()).toEqual([
        400,
        'BAD_REQUEST',
      ]);
      const nameless = await product.member();
      const reply = await nameless.post('/api/chat-messages', {
        room_name: 'General Chat',
        wallet_address: walletOf(nameless),
        message_text: 'Hello?',
      });
      expect(reply.refused()).toEqual([403, 'FORBIDDEN']);
    });

    it.each([
      ['nothing', '  \n '],
      ['zalgo', 'z\u0300\u0301\u0302\u0303algo'],
      ['an override', 'turn \u202e round'],
      ['a NUL', 'nul \u0000'],
      ['a wallet thief’s link', 'https://flunks.net@evil.example'],
      ['a slur', 'r e t a r d'],
      ['501 characters', 'ab'.repeat(250) + 'a'],
      ['2001 characters', 'a'.repeat(2001)],
    ])('is refused when it is %s (CHAT-2)', async (_, text) => {
      const ann = await newWriter(product);
      expect((await ann.say(text)).refused()).toEqual([400, 'BAD_REQUEST']);
    });

    it('is refused at 100 kB, and kept as text when it is HTML', async () => {
      const ann = await newWriter(product);
      expect((await ann.say('a'.repeat(100_000))).refused()).toEqual([413, 'TOO_LARGE']);
      const html = `<img src=x onerror="alert('x')"> ' or 1=1 --`;
      expect((await ann.said(html)).message_text).toBe(html);
    });

    it('is refused when it was just said, and taken two minutes later (CHAT-2)', async () => {
      const ann = await newWriter(product);
      await ann.said('Go Flunks');
      expect((await ann.say('go FLUNKS!')).refused()).toEqual([409, 'CONFLICT']);
      product.passTime(2 * MINUTE + 1);
      await ann.said('Go Flunks');
    });

    it('is one message when it is sent twice with a key, or by two tabs at once (CHAT-2)', async () => {
      const ann = await newWriter(product);
      const key = { 'idempotency-key': crypto.randomUUID() };
      const [first, second] = [await ann.say('Sent once', {}, key), await ann.say('Sent once', {}, key)];
      expect(second.as(PostedAnswer)).toEqual(first.as(PostedAnswer));
      const both = await Promise.all([ann.say('From two tabs'), ann.say('From two tabs')]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await texts(ann)).filter((text) => /Sent once|two tabs/.test(text))).toHaveLength(2);
    });

    it('may reply to a message of the same room, and to no other', async () => {
      const ann = await newWriter(product);
      const { id } = await ann.said('Who has the key?');
      expect((await ann.said('I have', { reply_to: id })).reply_to).toBe(id);
      const elsewhere = { reply_to: id, room_name: 'Study Hall' };
      expect((await ann.say('Not here', elsewhere)).refused()).toEqual([404, 'NOT_FOUND']);
    });

    it('is refused to who is muted or banned, at once', async () => {
      const [ann, ben] = [await newWriter(product), await newWriter(product)];
      const { id } = await ann.said('Before');
      const set = (what: string, { browser }: Writer) =>
        product.db.asOwner(`update app.wallets set ${what} = now() where wallet = $1`, [walletOf(browser)]);
      await set('muted_at', ann);
      expect((await ann.say('After')).refused()).toEqual([403, 'FORBIDDEN']);
      expect((await ann.change('edits', { id, message_text: 'x' })).refused()).toEqual([403, 'FORBIDDEN']);
      expect((await ann.browser.get('/api/chat/rooms')).as(RoomsAnswer).muted).toBe(true);
      expect(await texts(ann)).toContain('Before');
      await set('banned_at', ben);
      expect((await ben.say('After')).status).toBe(401);
    });
  });

  describe('an author', () => {
    it('edits and removes a message within a minute, and not after it (CHAT-5)', async () => {
      const ann = await newWriter(product);
      const [early, late] = [await ann.said('Teh mall'), await ann.said('Teh gym')];
      product.passTime(MINUTE);
      const edited = await ann.change('edits', { id: early.id, message_text: 'The mall' });
      expect(edited.as(PostedAnswer).message).toMatchObject({
        message_text: 'The mall',
        edited_at: product.now(),
        created_at: early.created_at,
      });
      expect((await ann.change('edits', { id: early.id, message_text: ' ' })).refused()[0]).toBe(400);
      const removed = (await ann.change('removals', { id: early.id })).as(PostedAnswer).message;
      expect(removed).toMatchObject({ message_text: '', removed: 'author' });
      // Once more does nothing more.
      expect((await ann.change('removals', { id: early.id })).as(PostedAnswer).message).toEqual(removed);
      expect((await ann.change('edits', { id: early.id, message_text: 'x' })).refused()[0]).toBe(404);
      product.passTime(1);
      for (const what of ['edits', 'removals'] as const) {
        const reply = await ann.change(what, { id: late.id, message_text: 'The gym' });
        expect(reply.refused()).toEqual([403, 'FORBIDDEN']);
      }
    });

    it('changes nothing of another’s, and nothing that is not there', async () => {
      const [ann, ben] = [await newWriter(product), await newWriter(product)];
      const { id } = await ann.said('Mine');
      for (const what of ['edits', 'removals'] as const) {
        expect((await ben.change(what, { id, message_text: 'x' })).refused()).toEqual([403, 'FORBIDDEN']);
        const nothing = await ben.change(what, { id: '999999', message_text: 'x' });
        expect(nothing.refused()).toEqual([404, 'NOT_FOUND']);
      }
    });
  });

  it('has a tombstone where an administrator removed a message, at any time, which is audited (CHAT-5)', async () => {
    const ann = await newWriter(product);
    const operator = await writerOf(product, await administrator(product));
    const { id } = await ann.said('Rude');
    product.passTime(5 * MINUTE);
    const removed = (await operator.change('removals', { id })).as(PostedAnswer).message;
    expect(removed).toMatchObject({ id, message_text: '', removed: 'operator', username: ann.name });
    expect((await ann.read()).messages).toContainEqual(removed);
    expect(await audited(id)).toEqual([{ act: 'message-removed' }]);
  });

  it('shows what scams say to its author alone (CHAT-4)', async () => {
    const [ann, ben] = [await newWriter(product), await newWriter(product)];
    const held = await ann.said('Send me your seed phrase');
    expect(held.held).toBe(true);
    expect(await texts(ann)).toContain('Send me your seed phrase');
    expect(await texts(ben)).not.toContain('Send me your seed phrase');
    expect(await texts(ben, { since: product.now() })).not.toContain('Send me your seed phrase');
    expect((await ben.change('reports', { id: held.id, reason: 'scam' })).refused()[0]).toBe(404);
    // What all have read is not made one of them.
    const { id } = await ann.said('Harmless');
    const edit = { id, message_text: 'What is your private key?' };
    expect((await ann.change('edits', edit)).refused()).toEqual([400, 'BAD_REQUEST']);
  });

  it('is read page by page without gaps or doubles, while others write (CHAT-6)', async () => {
    const ann = await newWriter(product);
    const room = { room_name: 'Gaming Lounge' };
    for (let nth = 0; nth < 7; nth += 1) await ann.said(`old ${nth}`, room);
    const seen: string[] = [];
    let cursor: string | null = '';
    for (let page = 0; cursor !== null; page += 1) {
      const query: Record<string, string> = { limit: '3', ...(cursor === '' ? {} : { cursor }) };
      const answer = await ann.read(query, 'Gaming Lounge');
      seen.push(...answer.messages.map(({ message_text }) => message_text));
      cursor = answer.next;
      await Promise.all([ann.said(`new ${page}`, room), ann.said(`newer ${page}`, room)]);
    }
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((nth) => `old ${nth}`));
  });

  it('counts what was written in it, and what is held only once it is released', async () => {
    const ann = await newWriter(product);
    const count = async () => {
      const { rooms, me } = (await ann.browser.get('/api/chat/rooms')).as(RoomsAnswer);
      return { me, ...rooms.find(({ name }) => name === 'Music & Chill') };
    };
    expect(await count()).toMatchObject({ written: 0, last: null });
    const room = { room_name: 'Music & Chill' };
    const first = await ann.said('First song', room);
    await ann.said('Your recovery phrase?', room);
    expect(await count()).toMatchObject({ me: first.author, crowd: 1, written: 1, last: first.id });
    const { rooms } = (await ann.browser.get('/api/chat/rooms')).as(RoomsAnswer);
    expect(rooms.map(({ name }) => name)).toEqual([
      'General Chat',
      'Gaming Lounge',
      'Study Hall',
      'Music & Chill',
    ]);
  });

  describe('catching up', () => {
    it('answers what was written and changed since, the oldest change first, reaching back 30 s more (CHAT-6)', async () => {
      const ann = await newWriter(product);
      const room = { room_name: 'Study Hall' };
      const first = await ann.said('one', room);
      product.passTime(40_000);
      const second = await ann.said('two', room);
      product.passTime(10_000);
      await ann.change('edits', { id: first.id, message_text: 'one, edited' });
      product.passTime(1_000);
      const since = new Date(Date.parse(product.now()) - 1).toISOString();
      const { messages, next } = await ann.read({ since }, 'Study Hall');
      expect(messages.map(({ message_text }) => message_text)).toEqual(['two', 'one, edited']);
      expect(next).toBeNull();
      const page = await ann.read({ since, limit: '1' }, 'Study Hall');
      expect(page.messages.map(({ id }) => id)).toEqual([second.id]);
      const rest = await ann.read({ since, limit: '1', cursor: page.next ?? '' }, 'Study Hall');
      expect(rest.messages.map(({ id }) => id)).toEqual([first.id]);
      product.passTime(5 * MINUTE);
      expect((await ann.read({ since: product.now() }, 'Study Hall')).messages).toEqual([]);
    });

    it('misses no message whose transaction began before the last answer and ended after it (CHAT-6)', async () => {
      const [ann, ben] = [await newWriter(product), await newWriter(product)];
      const wallet = walletOf(ben.browser);
      const began = product.now();
      await product.db.transaction(wallet, async (tx) => {
        await tx.query(
          `insert into app.chat_messages (room, author, message_text)
           values ('General Chat', app.current_author(), 'It came late')`,
        );
        // The clock of the others goes on meanwhile; what they read has nothing of it.
        product.passTime(7_000);
      });
      const since = product.now();
      expect(Date.parse(since)).toBeGreaterThan(Date.parse(began));
      expect(await texts(ann, { since })).toContain('It came late');
    });
  });

  it('is held by row level security too, whatever a route would do', async () => {
    const [ann, ben] = [await newWriter(product), await newWriter(product)];
    const own = await ann.said('Under lock');
    const held = await ann.said('Tell me your secret key');
    const as = (writer: Writer, sql: string, parameters: string[] = []) =>
      product.db.transaction(walletOf(writer.browser), (tx) => tx.query<{ id: string }>(sql, parameters));
    const insert = (author: string | null) =>
      `insert into app.chat_messages (room, author, message_text)
       values ('General Chat', ${author === null ? 'null' : `'${author}'`}, 'x')`;
    await expect(as(ben, insert(own.author))).rejects.toThrow(/row-level security/);
    await expect(as(ben, insert(null))).rejects.toThrow(/row-level security/);
    const change = (what: string) =>
      `update app.chat_messages set ${what} where id = $1::text::bigint returning id`;
    expect(await as(ben, change(`message_text = 'x'`), [own.id])).toEqual([]);
    expect(await as(ben, 'select id from app.chat_messages where id = $1::text::bigint', [held.id])).toEqual(
      [],
    );
    await expect(as(ann, change('held_at = null'), [held.id])).rejects.toThrow(/only an administrator/);
    await expect(as(ann, change(`removed_at = now(), removed_by = 'operator'`), [own.id])).rejects.toThrow(
      /row-level security/,
    );
    await expect(as(ann, change(`author = null`), [own.id])).rejects.toThrow(/permission denied/);
    await ann.change('removals', { id: own.id });
    expect(await as(ann, change('removed_at = null, removed_by = null'), [own.id])).toEqual([]);
    await product.db.asOwner('update app.wallets set muted_at = now() where wallet = $1', [
      walletOf(ann.browser),
    ]);
    await expect(as(ann, insert(own.author))).rejects.toThrow(/row-level security/);
  });

  it('keeps one report of a person and message, and none of what is not there (CHAT-7)', async () => {
    const [ann, ben] = [await newWriter(product), await newWriter(product)];
    const { id } = await ann.said('Buy this');
    expect((await ben.change('reports', { id, reason: 'spam' })).status).toBe(200);
    expect((await ben.change('reports', { id, reason: 'scam' })).status).toBe(200);
    expect((await ben.change('reports', { id, reason: 'boring' })).refused()[0]).toBe(400);
    expect((await ann.change('reports', { id, reason: 'spam' })).refused()[0]).toBe(404);
    expect(
      await product.db.asOwner('select reason from app.reports where message = $1::text::bigint', [id]),
    ).toEqual([{ reason: 'spam' }]);
  });

  it('knows whom a person has blocked, and tells nobody else (CHAT-7)', async () => {
    const [ann, ben] = [await newWriter(product), await newWriter(product)];
    const { author } = await ben.said('Hi');
    const block = (by: Writer, of: string | null, blocked: boolean) =>
      by.browser.post('/api/chat/blocks', { wallet_address: walletOf(by.browser), author: of, blocked });
    const blocked = async ({ browser }: Writer) =>
      (await browser.get('/api/chat/blocks')).as(BlocksAnswer).blocked;
    expect((await block(ann, author, true)).status).toBe(200);
    expect((await block(ann, author, true)).status).toBe(200);
    expect(await blocked(ann)).toEqual([{ author, username: ben.name }]);
    expect(await blocked(ben)).toEqual([]);
    expect((await block(ann, author, false)).status).toBe(200);
    expect(await blocked(ann)).toEqual([]);
    expect((await block(ben, author, true)).refused()).toEqual([404, 'NOT_FOUND']);
    expect((await block(ann, crypto.randomUUID(), true)).refused()).toEqual([404, 'NOT_FOUND']);
  });

  it('forgets messages after 90 days, with their reports (CHAT-10)', async () => {
    const [ann, ben] = [await newWriter(product), await newWriter(product)];
    const { id } = await ann.said('Old news');
    await ben.change('reports', { id, reason: 'other' });
    product.passTime(91 * 24 * 60 * MINUTE);
    await product.db.statement('select app.delete_old(1000)', []);
    expect(await product.db.asOwner('select from app.chat_messages', [])).toEqual([]);
    expect(await product.db.asOwner('select from app.reports', [])).toEqual([]);
  });
});
