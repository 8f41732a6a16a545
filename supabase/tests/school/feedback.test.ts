import { expect, it } from 'vitest';
import { AuditAnswer } from '@shared/contract/office/audit.ts';
import { FeedbackAnswer } from '@shared/contract/school/feedback.ts';
import { Done } from '@shared/contract/values.ts';
import { onPostgresAlone, onProductionEngine } from '../support/engines.ts';
import { administrator, HIGH_LIMITS, startProduct } from '../support/product.ts';
import type { Visitor } from '../support/visitor.ts';

const send = (browser: Visitor, body: object, headers: Record<string, string> = {}) =>
  browser.post('/api/submit-feedback', body, headers);

onProductionEngine('feedback', (open) => {
  const product = startProduct(open);
  const read = async (limit = 100) =>
    (await (await administrator(product)).get(`/api/feedback?limit=${limit}`)).as(FeedbackAnswer).feedback;

  it('is taken from guests and members, trimmed, and read by administrators, newest first (CONSOLE-11, REPORT-5)', async () => {
    const guest = await send(product.visitor(), {
      user_name: ' ',
      issues_found: ' The bell is late. ',
      suggestions: '',
    });
    guest.as(Done);
    const member = await product.member();
    const words = 'Más chicle 🫧 <b>now</b>';
    (await send(member, { user_name: 'Rosie', issues_found: null, suggestions: words })).as(Done);
    const created_at = '2025-06-02T12:00:00.000Z';
    const [newest, oldest] = await read();
    expect(newest).toMatchObject({ user_name: 'Rosie', issues_found: null, suggestions: words, created_at });
    expect(newest?.wallet).toBe(member.wallet);
    expect(oldest).toMatchObject({
      user_name: 'Anonymous',
      issues_found: 'The bell is late.',
      suggestions: null,
    });
    expect(oldest?.wallet).toBeNull();
    expect(await read(1)).toEqual([newest]);
  });

  it('comes page by page, of which the last says that it is', async () => {
    for (const suggestions of ['one', 'two', 'three'])
      (await send(product.visitor(), { suggestions })).as(Done);
    const dean = await administrator(product);
    const all = (await dean.get('/api/feedback?limit=100')).as(FeedbackAnswer);
    const first = (await dean.get('/api/feedback?limit=2')).as(FeedbackAnswer);
    const rest = (await dean.get(`/api/feedback?cursor=${first.next ?? ''}`)).as(FeedbackAnswer);
    expect([...first.feedback, ...rest.feedback]).toEqual(all.feedback);
    expect([all.next, rest.next]).toEqual([null, null]);
  });

  it('is ticked off and opened again by administrators alone, on record, once however often it is asked (CONSOLE-11)', async () => {
    (await send(product.visitor(), { suggestions: 'tick me off' })).as(Done);
    const dean = await administrator(product);
    const [{ id, done_at: before } = { id: '', done_at: '' }] = await read(1);
    expect(before).toBeNull();
    const tick = (browser: Visitor, done: boolean, of = id) =>
      browser.post('/api/console/feedback/done', { id: of, done });
    for (const done of [true, true]) (await tick(dean, done)).as(Done);
    expect((await read(1))[0]?.done_at).toBe('2025-06-02T12:00:00.000Z');
    expect((await tick(await product.member(), false)).refused()).toEqual([403, 'FORBIDDEN']);
    (await tick(dean, false)).as(Done);
    expect((await read(1))[0]?.done_at).toBeNull();
    expect((await tick(dean, true, '987654321')).refused()).toEqual([404, 'NOT_FOUND']);
    const acts = (await dean.get(`/api/console/audit?subject=${id}`)).as(AuditAnswer).entries;
    expect(acts).toMatchObject([
      { act: 'feedback-opened', became: { name: 'Anonymous', done: false } },
      { act: 'feedback-done', became: { name: 'Anonymous', done: true } },
    ]);
  });

  it('is shown to no other caller (REPORT-5)', async () => {
    expect((await product.visitor().get('/api/feedback')).refused()).toEqual([401, 'UNAUTHENTICATED']);
    expect((await (await product.member()).get('/api/feedback')).refused()).toEqual([403, 'FORBIDDEN']);
    const [seen] = await product.db.transaction(null, (tx) =>
      tx.query('select count(*)::int as rows from app.feedback'),
    );
    expect(seen).toEqual({ rows: 0 });
  });

  it('is refused when it says nothing or too much (REPORT-2)', async () => {
    const before = await read();
    const nothing = await send(product.visitor(), {
      user_name: 'Rosie',
      issues_found: ' \n',
      suggestions: null,
    });
    expect([nothing.status, JSON.parse(nothing.text)]).toMatchObject([
      400,
      { error: 'Please fill in at least one field' },
    ]);
    const wrong = [
      { user_name: 'x'.repeat(81), suggestions: 'more' },
      { suggestions: 'x'.repeat(4001) },
      { issues_found: 'x'.repeat(4001) },
      { suggestions: 'nul \u0000' },
      { suggestions: 7 },
      { suggestions: ['more'] },
    ];
    for (const body of wrong) {
      expect((await send(product.visitor(), body)).refused()).toEqual([400, 'BAD_REQUEST']);
    }
    const foreign = await send(product.visitor(), { suggestions: 'x' }, { origin: 'https://evil.example' });
    expect(foreign.refused()).toEqual([403, 'FORBIDDEN']);
    expect(await read()).toEqual(before);
    (await send(product.visitor(), { suggestions: '🫧'.repeat(2000) })).as(Done);
  });

  it('sent twice by one click is kept once, of guests as of members', async () => {
    for (const browser of [product.visitor(), await product.member()]) {
      const before = (await read()).length;
      const key = { 'idempotency-key': crypto.randomUUID() };
      const words = { suggestions: 'A longer lunch.' };
      const clicks = await Promise.all([1, 2, 3].map(() => send(browser, words, key)));
      expect(clicks.map((reply) => reply.status)).toEqual([200, 200, 200]);
      expect((await send(browser, { suggestions: 'Another.' }, key)).refused()).toEqual([409, 'CONFLICT']);
      expect(await read()).toHaveLength(before + 1);
    }
  });

  it('of a session that has ended is refused, so that nothing is kept under the wrong name', async () => {
    const browser = await product.member();
    await browser.post('/api/auth/sign-out');
    expect((await send(browser, { suggestions: 'x' })).refused()).toEqual([401, 'UNAUTHENTICATED']);
  });
});

onPostgresAlone('a flood of feedback', (open) => {
  const product = startProduct(open, { limits: { ...HIGH_LIMITS, 'POST /api/submit-feedback': 3 } });

  it('ends after a few of one address, while other writes go on (REPORT-5)', async () => {
    const member = await product.member();
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map(() => send(product.visitor(), { suggestions: 'Hi' })),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 200, 200, 429, 429]);
    expect((await member.post('/api/daily-checkin', { wallet: member.wallet })).status).toBe(200);
    product.passTime(600_000);
    expect((await send(product.visitor(), { suggestions: 'Hi' })).status).toBe(200);
  });
});
