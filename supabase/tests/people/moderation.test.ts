import { expect, it } from 'vitest';
import { RoomsAnswer } from '@shared/contract/people/chat.ts';
import { QueueAnswer, ReportsAnswer, type Queue } from '@shared/contract/people/moderation.ts';
import { CommentedAnswer, CommentsAnswer } from '@shared/contract/people/myPlace.ts';
import { GuestBookAnswer, SignedAnswer } from '@shared/contract/school/school.ts';
import { SignaturesAnswer, SignedPageAnswer } from '@shared/contract/school/yearbook.ts';
import type { Decision, Writing } from '@shared/domain/people/writings.ts';
import { OF_RULES, onPglite, onProductionEngine } from '../support/engines.ts';
import { newWriter, type Writer } from '../support/chat.ts';
import { administrator, startProduct } from '../support/product.ts';
import { holdsFlunk } from '../support/students.ts';
import { walletOf, type Visitor } from '../support/visitor.ts';

onProductionEngine('the operators’ queue', (open) => {
  const product = startProduct(open);
  const queue = async (operator: Visitor, which: Queue = 'waiting') =>
    (await operator.get(`/api/console/moderation?queue=${which}`)).as(QueueAnswer).texts;
  const decide = (operator: Visitor, id: string, decision: Decision, kind: Writing = 'message') =>
    operator.post('/api/console/moderation/decision', { kind, id, decision, reason: 'for a test' });
  const queued = async (operator: Visitor, id: string, which?: Queue, kind: Writing = 'message') =>
    (await queue(operator, which)).find((one) => one.id === id && one.kind === kind);
  const isQueued = async (operator: Visitor, id: string, which?: Queue) =>
    (await queued(operator, id, which)) !== undefined;
  const seen = async (reader: Writer, id: string) =>
    (await reader.read()).messages.find((one) => one.id === id);
  const report = (by: Writer, id: string, reason: string) => by.change('reports', { id, reason });

  it('has what was reported, with who wrote it and how often it was reported for what (CONSOLE-18)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const operator = await administrator(product);
    const writers = [await newWriter(product), await newWriter(product), await newWriter(product)] as const;
    const ann = await newWriter(product);
    const { id } = await ann.said('Buy my gum');
    await ann.said('Nobody minds this');
    for (const [index, reason] of ['spam', 'scam', 'spam'].entries()) {
      await report(writers[index as 0 | 1 | 2], id, reason);
    }
    expect(await queue(operator)).toEqual([
      {
        kind: 'message',
        id,
        place: 'General Chat',
        text: 'Buy my gum',
        picture: null,
        created_at: product.now(),
        wallet: walletOf(ann.browser),
        username: ann.name,
        muted: false,
        held: false,
        removed: null,
        reports: [
          { reason: 'spam', count: 2 },
          { reason: 'scam', count: 1 },
        ],
      },
    ]);
    expect((await ann.browser.get('/api/console/moderation')).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await decide(ann.browser, id, 'dismiss')).refused()).toEqual([403, 'FORBIDDEN']);
  });

  it('removes a message, keeps it on record, and puts it back (CONSOLE-18)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const operator = await administrator(product);
    const [ann, ben] = [await newWriter(product), await newWriter(product)];
    const { id } = await ann.said('Rude words');
    await report(ben, id, 'hate');
    expect((await decide(operator, id, 'remove')).status).toBe(200);
    expect(await seen(ben, id)).toMatchObject({ removed: 'operator', message_text: '' });
    expect(await isQueued(operator, id)).toBe(false);
    const [removed] = await queue(operator, 'removed');
    expect(removed).toMatchObject({
      id,
      text: 'Rude words',
      removed: 'operator',
      reports: [{ reason: 'hate', count: 1 }],
    });
    expect((await decide(operator, id, 'remove')).refused()).toEqual([409, 'CONFLICT']);
    expect((await decide(operator, id, 'put-back')).status).toBe(200);
    expect(await seen(ben, id)).toMatchObject({ removed: null, message_text: 'Rude words' });
    expect(await isQueued(operator, id)).toBe(false);
    expect(await isQueued(operator, id, 'removed')).toBe(false);
  });

  it('tells who reported a text what became of it, and no one else (CHAT-7)', async () => {
    const operator = await administrator(product);
    const [ann, ben] = [await newWriter(product), await newWriter(product)];
    const made = async ({ browser }: Writer) =>
      (await browser.get(`/api/reports?wallet=${walletOf(browser)}`)).as(ReportsAnswer).reports;
    const outcomes = async (by: Writer) => (await made(by)).map(({ outcome }) => outcome);
    const ids: string[] = [];
    for (const [words, reason] of [
      ['Rude', 'hate'],
      ['Spam', 'spam'],
      ['Fine', 'other'],
    ] as const) {
      product.passTime(1_000);
      const { id } = await ann.said(`${words} words`);
      ids.push(id);
      await report(ben, id, reason);
    }
    expect(await outcomes(ben)).toEqual(['waiting', 'waiting', 'waiting']);
    await decide(operator, ids[0] ?? '', 'remove');
    await decide(operator, ids[1] ?? '', 'dismiss');
    expect(await made(ben)).toMatchObject([
      { kind: 'message', reason: 'other', outcome: 'waiting' },
      { kind: 'message', reason: 'spam', outcome: 'kept' },
      { kind: 'message', reason: 'hate', outcome: 'removed' },
    ]);
    await decide(operator, ids[0] ?? '', 'put-back');
    expect(await outcomes(ben)).toEqual(['waiting', 'kept', 'kept']);
    expect(await made(ann)).toEqual([]);
  });

  it('does not put back what its author removed', async () => {
    const operator = await administrator(product);
    const ann = await newWriter(product);
    const { id } = await ann.said('Oops');
    await ann.change('removals', { id });
    expect((await decide(operator, id, 'put-back')).refused()).toEqual([409, 'CONFLICT']);
    expect((await decide(operator, '999999', 'put-back')).refused()).toEqual([404, 'NOT_FOUND']);
  });

  it('has what is held, and releases it to all, who then count it (CHAT-4, CONSOLE-18)', async () => {
    const operator = await administrator(product);
    const [ann, ben] = [await newWriter(product), await newWriter(product)];
    const { id } = await ann.said('Never share a seed phrase');
    const written = async () =>
      (await ben.browser.get('/api/chat/rooms')).as(RoomsAnswer).rooms[0]?.written ?? 0;
    const before = await written();
    expect(await queued(operator, id)).toMatchObject({ held: true, reports: [] });
    expect(await seen(ben, id)).toBeUndefined();
    product.passTime(60_000);
    const since = product.now();
    expect((await decide(operator, id, 'release')).status).toBe(200);
    expect(await seen(ben, id)).toMatchObject({ message_text: 'Never share a seed phrase' });
    expect((await ben.read({ since })).messages.map((one) => one.id)).toContain(id);
    expect(await written()).toBe(before + 1);
    expect(await isQueued(operator, id)).toBe(false);
    expect((await decide(operator, id, 'release')).refused()).toEqual([409, 'CONFLICT']);
  });

  it('lets go of a message whose reports are dismissed, until another person reports it (CONSOLE-18)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const operator = await administrator(product);
    const [ann, ben, cas] = [await newWriter(product), await newWriter(product), await newWriter(product)];
    const { id } = await ann.said('Fine by me');
    await report(ben, id, 'other');
    expect((await decide(operator, id, 'dismiss')).status).toBe(200);
    await report(ben, id, 'other');
    expect(await isQueued(operator, id)).toBe(false);
    expect(await seen(ben, id)).toMatchObject({ removed: null });
    await report(cas, id, 'spam');
    expect((await queued(operator, id))?.reports).toEqual([{ reason: 'spam', count: 1 }]);
  });

  it('leaves each decision in the audit log, with what the message said', async () => {
    const operator = await administrator(product);
    const [ann, ben] = [await newWriter(product), await newWriter(product)];
    const { id } = await ann.said('On record');
    await report(ben, id, 'spam');
    for (const decision of ['dismiss', 'remove', 'put-back'] as const) await decide(operator, id, decision);
    const lines = await product.db.asOwner(
      `select act, was ->> 'text' as text, was ->> 'wallet' as wallet, reason from app.audit_log where subject = $1 order by id`,
      [id],
    );
    const line = { text: 'On record', wallet: walletOf(ann.browser), reason: 'for a test' };
    expect(lines).toEqual([
      { act: 'reports-dismissed', ...line },
      { act: 'message-removed', ...line },
      { act: 'message-restored', ...line },
    ]);
  });

  /** What a kind of text other than a message is written, read and reported by. */
  const PLACES = {
    comment: {
      act: 'comment',
      async write(by: Writer, text: string, owner = by.name) {
        const asked = { wallet: walletOf(by.browser), username: owner, text };
        const { comment } = (await by.browser.post('/api/myplace/comments', asked)).as(CommentedAnswer);
        return { id: comment.id, place: owner };
      },
      async read(by: Writer, id: string, owner: string) {
        const reply = await by.browser.get(`/api/myplace/comments?username=${owner}`);
        const found = reply.as(CommentsAnswer).comments.find((one) => one.id === id);
        return found && { text: found.text, removed: found.removed, held: found.held };
      },
      reports: '/api/myplace/comments/reports',
    },
    line: {
      act: 'line',
      async write(by: Writer, text: string) {
        const reply = await by.browser.post('/api/school/guest-book', {
          wallet: walletOf(by.browser),
          line: text,
        });
        return { id: reply.as(SignedAnswer).line.id, place: null };
      },
      async read(by: Writer, id: string) {
        const { lines } = (await by.browser.get('/api/school/guest-book?limit=100')).as(GuestBookAnswer);
        const found = lines.find((one) => one.id === id);
        return found && { text: found.line, removed: found.removed, held: found.held };
      },
      reports: '/api/school/guest-book/reports',
    },
    signature: {
      act: 'signature',
      async write(by: Writer, text: string) {
        await holdsFlunk(product, by.browser);
        const tokenId = await holdsFlunk(product, (await newWriter(product)).browser);
        const asked = { wallet: walletOf(by.browser), tokenId, text };
        const reply = await by.browser.post('/api/yearbook/signatures', asked);
        return { id: reply.as(SignedPageAnswer).signature.id, place: tokenId };
      },
      async read(by: Writer, id: string) {
        const [on] = await product.db.asOwner<{ page: string }>(
          'select token_id::text as page from app.yearbook_signatures where id = $1::text::bigint',
          [id],
        );
        const reply = await by.browser.get(`/api/yearbook/signatures?tokenId=${on?.page ?? ''}`);
        const found = reply.as(SignaturesAnswer).signatures.find((one) => one.id === id);
        return found && { text: found.text, removed: found.removed, held: found.held };
      },
      reports: '/api/yearbook/signatures/reports',
    },
  } as const;
  const reportAt = (path: string, by: Writer, id: string, reason = 'spam') =>
    by.browser.post(path, { wallet: walletOf(by.browser), id, reason });

  it.each(['comment', 'line', 'signature'] as const)(
    'has a %s that was reported, removes it but for its tombstone, and puts it back (YEARBOOK-12)',
    async (kind) => {
      const { write, read, reports } = PLACES[kind];
      const operator = await administrator(product);
      const [ann, ben] = [await newWriter(product), await newWriter(product)];
      const { id, place } = await write(ann, 'Rude words', ann.name);
      expect((await reportAt(reports, ann, id)).refused()).toEqual([404, 'NOT_FOUND']);
      expect((await reportAt(reports, ben, id)).status).toBe(200);
      await reportAt(reports, ben, id, 'hate');
      expect(await queued(operator, id, 'waiting', kind)).toMatchObject({
        ...{ place, text: 'Rude words', username: ann.name },
        reports: [{ reason: 'spam', count: 1 }],
      });
      expect((await decide(operator, id, 'remove', kind)).status).toBe(200);
      expect(await read(ben, id, ann.name)).toEqual({ text: '', removed: 'operator', held: false });
      expect((await reportAt(reports, ben, id)).refused()).toEqual([404, 'NOT_FOUND']);
      expect(await queued(operator, id, 'waiting', kind)).toBeUndefined();
      expect(await queued(operator, id, 'removed', kind)).toMatchObject({ text: 'Rude words' });
      expect((await decide(operator, id, 'put-back', kind)).status).toBe(200);
      expect(await read(ben, id, ann.name)).toMatchObject({ text: 'Rude words', removed: null });
    },
  );

  it.each(['comment', 'line', 'signature'] as const)(
    'shows a %s with the words of scams to its author alone, until it is released (YEARBOOK-12)',
    async (kind) => {
      const { write, read, reports, act } = PLACES[kind];
      const operator = await administrator(product);
      const [ann, ben] = [await newWriter(product), await newWriter(product)];
      const { id } = await write(ann, 'Never share a seed phrase', ben.name);
      expect(await read(ann, id, ben.name)).toMatchObject({ held: true });
      expect(await read(ben, id, ben.name)).toBeUndefined();
      expect(await read({ ...ben, browser: operator }, id, ben.name)).toBeUndefined();
      expect((await reportAt(reports, ben, id)).refused()).toEqual([404, 'NOT_FOUND']);
      expect(await queued(operator, id, 'waiting', kind)).toMatchObject({ held: true, reports: [] });
      expect((await decide(operator, id, 'release', kind)).status).toBe(200);
      expect(await read(ben, id, ben.name)).toMatchObject({ held: false });
      const [line] = await product.db.asOwner(
        `select was ->> 'kind' as kind, was ->> 'text' as text from app.audit_log where subject = $1 and act = $2`,
        [id, `${act}-released`],
      );
      expect(line).toEqual({ kind, text: 'Never share a seed phrase' });
    },
  );

  it.each(['comment', 'line', 'signature'] as const)(
    'takes no %s a second time within two minutes (MYPLACE-9)',
    async (kind) => {
      const { write } = PLACES[kind];
      const ann = await newWriter(product);
      await write(ann, 'Hello?', ann.name);
      const wallet = walletOf(ann.browser);
      const again = async () => {
        if (kind === 'line') return ann.browser.post('/api/school/guest-book', { wallet, line: 'hello!!' });
        if (kind === 'comment')
          return ann.browser.post('/api/myplace/comments', { wallet, username: ann.name, text: 'hello!!' });
        const tokenId = await holdsFlunk(product, (await newWriter(product)).browser);
        return ann.browser.post('/api/yearbook/signatures', { wallet, tokenId, text: 'hello!!' });
      };
      expect((await again()).refused()).toEqual([409, 'CONFLICT']);
      product.passTime(120_000);
      await write(ann, 'Hello?', ann.name);
    },
  );

  it('lets no author put a comment back, and no owner of a page release one', async () => {
    const operator = await administrator(product);
    const [ann, ben] = [await newWriter(product), await newWriter(product)];
    const { id } = await PLACES.comment.write(ann, 'Rude words', ben.name);
    await decide(operator, id, 'remove', 'comment');
    const change = (by: Writer, set: string) =>
      product.db.transaction(walletOf(by.browser), (tx) =>
        tx.query(`update app.myplace_comments set ${set} where id = ${id} returning id`),
      );
    expect(await change(ann, 'removed_at = null, removed_by = null')).toEqual([]);
    const held = await PLACES.comment.write(ann, 'Share your seed phrase', ben.name);
    const release = `update app.myplace_comments set held_at = null where id = ${held.id} returning id`;
    expect(await product.db.transaction(walletOf(ben.browser), (tx) => tx.query(release))).toEqual([]);
    await expect(product.db.transaction(walletOf(ann.browser), (tx) => tx.query(release))).rejects.toThrow();
  });
});
