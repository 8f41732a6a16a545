import { expect, it } from 'vitest';
import { RoomsAnswer } from '../functions/_shared/contract/chat.ts';
import { QueueAnswer, type Queue } from '../functions/_shared/contract/moderation.ts';
import type { Decision } from '../functions/_shared/domain/chat.ts';
import { onBothEngines } from './support/engines.ts';
import { newWriter, type Writer } from './support/chat.ts';
import { administrator, startProduct } from './support/product.ts';
import { walletOf, type Visitor } from './support/visitor.ts';

onBothEngines('the operators’ queue', (open) => {
  const product = startProduct(open);
  const queue = async (operator: Visitor, which: Queue = 'waiting') =>
    (await operator.get(`/api/console/moderation?queue=${which}`)).as(QueueAnswer).messages;
  const decide = (operator: Visitor, id: string, decision: Decision) =>
    operator.post('/api/console/moderation/decision', { id, decision, reason: 'for a test' });
  const isQueued = async (operator: Visitor, id: string, which?: Queue) =>
    (await queue(operator, which)).some((one) => one.id === id);
  const seen = async (reader: Writer, id: string) =>
    (await reader.read()).messages.find((one) => one.id === id);
  const report = (by: Writer, id: string, reason: string) => by.change('reports', { id, reason });

  it('has what was reported, with who wrote it and how often it was reported for what', async () => {
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
        id,
        room_name: 'General Chat',
        message_text: 'Buy my gum',
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

  it('removes a message, keeps it on record, and puts it back', async () => {
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
      message_text: 'Rude words',
      removed: 'operator',
      reports: [{ reason: 'hate', count: 1 }],
    });
    expect((await decide(operator, id, 'remove')).refused()).toEqual([409, 'CONFLICT']);
    expect((await decide(operator, id, 'put-back')).status).toBe(200);
    expect(await seen(ben, id)).toMatchObject({ removed: null, message_text: 'Rude words' });
    expect(await isQueued(operator, id)).toBe(false);
    expect(await isQueued(operator, id, 'removed')).toBe(false);
  });

  it('does not put back what its author removed', async () => {
    const operator = await administrator(product);
    const ann = await newWriter(product);
    const { id } = await ann.said('Oops');
    await ann.change('removals', { id });
    expect((await decide(operator, id, 'put-back')).refused()).toEqual([409, 'CONFLICT']);
    expect((await decide(operator, '999999', 'put-back')).refused()).toEqual([404, 'NOT_FOUND']);
  });

  it('has what is held, and releases it to all, who then count it', async () => {
    const operator = await administrator(product);
    const [ann, ben] = [await newWriter(product), await newWriter(product)];
    const { id } = await ann.said('Never share a seed phrase');
    const written = async () =>
      (await ben.browser.get('/api/chat/rooms')).as(RoomsAnswer).rooms[0]?.written ?? 0;
    const before = await written();
    expect((await queue(operator)).find((one) => one.id === id)).toMatchObject({ held: true, reports: [] });
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

  it('lets go of a message whose reports are dismissed, until another person reports it', async () => {
    const operator = await administrator(product);
    const [ann, ben, cas] = [await newWriter(product), await newWriter(product), await newWriter(product)];
    const { id } = await ann.said('Fine by me');
    await report(ben, id, 'other');
    expect((await decide(operator, id, 'dismiss')).status).toBe(200);
    await report(ben, id, 'other');
    expect(await isQueued(operator, id)).toBe(false);
    expect(await seen(ben, id)).toMatchObject({ removed: null });
    await report(cas, id, 'spam');
    expect((await queue(operator)).find((one) => one.id === id)?.reports).toEqual([
      { reason: 'spam', count: 1 },
    ]);
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
});
