import { expect, it } from 'vitest';
import {
  AnnouncedAnswer,
  AnnouncementsAnswer,
  KeptAnnouncementsAnswer,
} from '@shared/contract/office/announcements.ts';
import { Done } from '@shared/contract/values.ts';
import { onProductionEngine } from '../support/engines.ts';
import { administrator, startProduct } from '../support/product.ts';
import { walletOf, type Visitor } from '../support/visitor.ts';

onProductionEngine('announcements', (open) => {
  const product = startProduct(open);
  const announce = (operator: Visitor, changes: object = {}) =>
    operator.post('/api/console/announcements', {
      title: 'Assembly',
      text: 'In the gym, on Friday.',
      place: 'both',
      starts_at: null,
      ends_at: null,
      reason: 'for a test',
      ...changes,
    });
  const withdraw = (operator: Visitor, id: string, withdrawn: boolean) =>
    operator.post('/api/console/announcements/withdrawal', { id, withdrawn, reason: 'for a test' });
  const shown = async () =>
    (await product.visitor().get('/api/announcements')).as(AnnouncementsAnswer).announcements;
  const isShown = async (id: string) => (await shown()).some((one) => one.id === id);
  const kept = async (operator: Visitor) =>
    (await operator.get('/api/console/announcements')).as(KeptAnnouncementsAnswer).announcements;
  const inHours = (hours: number) => new Date(Date.parse(product.now()) + hours * 3_600_000).toISOString();

  it('are read by a guest at once, and say no more than what was written', async () => {
    const operator = await administrator(product);
    const reply = await announce(operator, { text: ' In the   gym,\non Friday. ' });
    const { id } = reply.as(AnnouncedAnswer);
    const answer = await product.visitor().get('/api/announcements');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=30');
    expect(answer.text).not.toContain(walletOf(operator));
    expect(answer.as(AnnouncementsAnswer).announcements[0]).toEqual({
      id,
      title: 'Assembly',
      text: 'In the gym, on Friday.',
      place: 'both',
      starts_at: product.now(),
    });
  });

  it('are seen from when they begin until they end, by the clock of the server (CONSOLE-14, WELCOME-5)', async () => {
    const operator = await administrator(product);
    const { id } = (await announce(operator, { starts_at: inHours(1), ends_at: inHours(3) })).as(
      AnnouncedAnswer,
    );
    expect(await isShown(id)).toBe(false);
    expect((await kept(operator))[0]).toMatchObject({ id, created_by: walletOf(operator) });
    product.passTime(60 * 60_000);
    expect(await isShown(id)).toBe(true);
    product.passTime(2 * 60 * 60_000);
    expect(await isShown(id)).toBe(false);
  });

  it('that are withdrawn are gone for people, stay for operators, and can be put back (CONSOLE-14)', async () => {
    const operator = await administrator(product);
    const { id } = (await announce(operator)).as(AnnouncedAnswer);
    (await withdraw(operator, id, true)).as(Done);
    expect(await isShown(id)).toBe(false);
    expect((await kept(operator))[0]).toMatchObject({ id, withdrawn_at: product.now() });
    expect((await withdraw(operator, id, true)).refused()).toEqual([409, 'CONFLICT']);
    (await withdraw(operator, id, false)).as(Done);
    expect(await isShown(id)).toBe(true);
    expect((await withdraw(operator, '999999', true)).refused()).toEqual([404, 'NOT_FOUND']);
  });

  it('that are nonsense are refused, and nothing is kept (CONSOLE-14)', async () => {
    const operator = await administrator(product);
    const before = (await operator.get('/api/console/announcements')).text;
    for (const changes of [
      { title: ' ' },
      { title: 'a'.repeat(61) },
      { text: '' },
      { text: 'a'.repeat(401) },
      { text: 'a\u0007b' },
      { title: 'a\u0000b' },
      { text: 'a\u202eb' },
      { text: 'Free GUM at https://example.com' },
      { place: 'desktop' },
      { starts_at: 'tomorrow' },
      { starts_at: '0000-01-01T00:00:00Z' },
      { starts_at: inHours(2), ends_at: inHours(1) },
      { starts_at: inHours(2), ends_at: inHours(2) },
      { ends_at: inHours(-1) },
      { reason: '' },
    ]) {
      expect([changes, (await announce(operator, changes)).refused()]).toEqual([
        changes,
        [400, 'BAD_REQUEST'],
      ]);
    }
    expect((await operator.get('/api/console/announcements')).text).toBe(before);
  });

  it('are for administrators alone to write, to withdraw and to see all of', async () => {
    const operator = await administrator(product);
    const { id } = (await announce(operator, { starts_at: inHours(1) })).as(AnnouncedAnswer);
    const member = await product.member();
    expect((await announce(member)).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await withdraw(member, id, true)).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await member.get('/api/console/announcements')).refused()).toEqual([403, 'FORBIDDEN']);
    const wallet = walletOf(member);
    const asMember = (sql: string) => product.db.transaction(wallet, (tx) => tx.query(sql));
    expect(await asMember(`select from app.announcements where id = ${id}`)).toEqual([]);
    expect(await asMember('update app.announcements set withdrawn_at = now() returning id')).toEqual([]);
    await expect(
      asMember(
        `insert into app.announcements (created_by, title, text, place) values ('${wallet}', 'a', 'b', 'both')`,
      ),
    ).rejects.toThrow();
  });

  it('stay as they were written, whoever asks (CONSOLE-14)', async () => {
    const operator = await administrator(product);
    await announce(operator);
    for (const sql of [
      `update app.announcements set text = 'else'`,
      'delete from app.announcements',
      'truncate app.announcements',
    ]) {
      await expect(product.db.asOwner(sql)).rejects.toThrow('append-only');
    }
  });
});
