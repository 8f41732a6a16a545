import { expect, it } from 'vitest';
import { LockCodesAnswer } from '@shared/contract/town/lockCodes.ts';
import { LockStateAnswer } from '@shared/contract/town/locks.ts';
import { Done } from '@shared/contract/values.ts';
import { recordOpening } from '@shared/db/town/locks.ts';
import { lockCodeHash } from '@shared/auth/keys.ts';
import { onProductionEngine } from '../support/engines.ts';
import { administrator, startProduct } from '../support/product.ts';
import { walletOf, type Visitor } from '../support/visitor.ts';

const CODE = '7391';
/** By itself: an id that is made at random may have the four digits among others. */
const THE_CODE = new RegExp(`(?<![0-9a-f-])${CODE}(?![0-9a-f-])`);

onProductionEngine('codes of locks, as operators set them', (open) => {
  const logged: string[] = [];
  const product = startProduct(open, {
    log: (level, event, fields) => void logged.push(JSON.stringify([level, event, fields])),
  });
  const set = (operator: Visitor, changes: object = {}) =>
    operator.post('/api/console/lock-codes', {
      lock: 'shed',
      chapter: 3,
      code: CODE,
      reason: 'for a test',
      ...changes,
    });
  const remove = (operator: Visitor) =>
    operator.post('/api/console/lock-codes/removal', { lock: 'shed', chapter: 3, reason: 'for a test' });
  const read = async (operator: Visitor) =>
    (await operator.get('/api/console/lock-codes')).as(LockCodesAnswer);
  const isSet = async () =>
    (await product.visitor().get('/api/locks/state?lock=shed')).as(LockStateAnswer).codeIsSet;

  it('are the ones that the lock opens by, until they are removed (CONSOLE-16)', async () => {
    const operator = await administrator(product);
    await product.db.asOwner('update app.own_codes set is_on = false', []);
    expect(await isSet()).toBe(false);
    (await set(operator, { code: '0000' })).as(Done);
    (await set(operator)).as(Done);
    (await set(operator)).as(Done);
    const kept = await product.db.asOwner<{ hash: string }>('select hash from app.lock_codes', []);
    expect(kept).toEqual([{ hash: await lockCodeHash('shed', 3, CODE, product.keys) }]);
    expect(await isSet()).toBe(true);
    const { codes } = await read(operator);
    expect(codes).toHaveLength(18);
    expect(codes.filter(({ is_set }) => is_set)).toEqual([
      { lock: 'shed', chapter: 3, is_set: true, set_at: product.now() },
    ]);
    (await remove(operator)).as(Done);
    expect(await isSet()).toBe(false);
    expect((await remove(operator)).refused()).toEqual([404, 'NOT_FOUND']);
  });

  it('are in no answer, no line of a log, and nothing that the database keeps (CONSOLE-16)', async () => {
    const operator = await administrator(product);
    const key = { 'idempotency-key': '3b6ad19e-39d7-4f4e-9b1c-8b1d8a8f2c11' };
    const body = { lock: 'cellar', chapter: 2, code: CODE, reason: 'for a test' };
    const answer = await operator.post('/api/console/lock-codes', body, key);
    expect(answer.text).toBe('{"success":true}');
    expect((await operator.get('/api/console/lock-codes')).text).not.toMatch(THE_CODE);
    expect((await operator.get('/api/console/audit')).text).not.toMatch(THE_CODE);
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join()).not.toMatch(THE_CODE);
    const [line] = await product.db.asOwner<{ line: string }>(
      `select to_jsonb(one)::text as line from app.audit_log as one order by id desc limit 1`,
      [],
    );
    expect(line?.line).toContain('cellar/chapter-2');
    expect(line?.line).not.toMatch(THE_CODE);
    const [{ hash } = { hash: '' }] = await product.db.asOwner<{ hash: string }>(
      `select hash from app.lock_codes where lock = 'cellar'`,
      [],
    );
    expect(line?.line).not.toContain(hash);
    // What is kept under a key has a hash of the body, from which four digits are soon found.
    const [keys] = await product.db.asOwner<{ count: number }>(
      `select count(*)::int as count from app.idempotency_keys where route like '%lock-codes'`,
      [],
    );
    expect(keys?.count).toBe(0);
  });

  it('are told with the wrong codes of a day, and with who opened the lock (CONSOLE-16)', async () => {
    const operator = await administrator(product);
    const member = walletOf(await product.member());
    await product.db.asOwner(
      `insert into app.lock_failures (lock, subject, failures, failed_at)
       values ('shed', 'wallet:${member}', 2, '${product.now()}'), ('shed', 'network:192.0.2.1', 9, '${product.now()}'),
         ('shed', 'wallet:0x00000000000000ff', 5, '${product.now()}'::timestamptz - interval '2 days')`,
      [],
    );
    await product.db.transaction(member, (tx) => recordOpening(tx, member, 'shed', 3));
    const { wrong, openings } = await read(operator);
    expect(wrong).toEqual([{ lock: 'shed', wrong_codes: 2, wallets: 1 }]);
    expect(openings).toEqual([{ lock: 'shed', chapter: 3, wallet: member, opened_at: product.now() }]);
  });

  it('that are nonsense are refused', async () => {
    const operator = await administrator(product);
    for (const changes of [
      { code: '123' },
      { code: '12345' },
      { code: 'abcd' },
      { code: 7391 },
      { lock: 'bank' },
      { chapter: 7 },
      { reason: '' },
    ]) {
      expect([changes, (await set(operator, changes)).refused()]).toEqual([changes, [400, 'BAD_REQUEST']]);
    }
  });

  it('are for administrators alone', async () => {
    const member = await product.member();
    expect((await set(member)).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await remove(member)).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await member.get('/api/console/lock-codes')).refused()).toEqual([403, 'FORBIDDEN']);
    const as = (sql: string) => product.db.transaction(walletOf(member), (tx) => tx.query(sql));
    expect(await as('select * from app.lock_openings(50)')).toEqual([]);
    expect(await as('delete from app.lock_codes returning lock')).toEqual([]);
    await expect(
      as(`insert into app.lock_codes (lock, chapter, hash) values ('shed', 1, '${'0'.repeat(64)}')`),
    ).rejects.toThrow();
  });
});
