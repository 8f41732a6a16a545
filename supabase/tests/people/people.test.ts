import { expect, it } from 'vitest';
import { PeopleAnswer } from '@shared/contract/people/people.ts';
import { Done } from '@shared/contract/values.ts';
import { onProductionEngine } from '../support/engines.ts';
import { administrator, GOOD_SIGNATURE, newWallet, startProduct } from '../support/product.ts';
import { walletOf, type Visitor } from '../support/visitor.ts';

onProductionEngine('people', (open) => {
  const product = startProduct(open);
  const find = async (operator: Visitor, query: string) =>
    (await operator.get(`/api/console/people?${query}`)).as(PeopleAnswer).people;
  const set = (operator: Visitor, what: string, body: object) =>
    operator.post(`/api/console/people/${what}`, { reason: 'for a test', ...body });
  const sign = (browser: Visitor) =>
    browser.post('/api/school/guest-book', { wallet: browser.wallet, line: 'Go Flunks!' });

  it('are found by wallet, by the beginning of their name, and by what sets them apart (CONSOLE-7)', async () => {
    const operator = await administrator(product);
    const rosie = await product.member();
    await product.db.asOwner('insert into app.profiles (wallet, username) values ($1, $2)', [
      rosie.wallet,
      'Rosie_95',
    ]);
    const found = {
      wallet: walletOf(rosie),
      username: 'Rosie_95',
      role: null,
      balance: 5,
      created_at: product.now(),
      signed_in_at: product.now(),
      muted_at: null,
      banned_at: null,
    };
    expect(await find(operator, `search=${walletOf(rosie)}`)).toEqual([found]);
    expect(await find(operator, 'search=rosie_')).toEqual([found]);
    expect(await find(operator, 'search=osie')).toEqual([]);
    expect((await find(operator, 'only=roles')).map(({ wallet }) => wallet)).toContain(walletOf(operator));
    expect(await find(operator, 'only=banned')).toEqual([]);
    for (const query of ['search=%25', "search=a'b", 'only=nonsense']) {
      expect((await operator.get(`/api/console/people?${query}`)).refused()).toEqual([400, 'BAD_REQUEST']);
    }
  });

  it('get a role and lose it again, which holds at their next call (SIGN-IN-7)', async () => {
    const operator = await administrator(product);
    const other = await product.member();
    (await set(operator, 'role', { wallet: other.wallet, role: 'ADMIN' })).as(Done);
    expect((await other.get('/api/console/audit')).status).toBe(200);
    (await set(operator, 'role', { wallet: other.wallet, role: null })).as(Done);
    expect((await other.get('/api/console/audit')).refused()).toEqual([403, 'FORBIDDEN']);
    const again = await set(operator, 'role', { wallet: other.wallet, role: null });
    expect(again.refused()).toEqual([409, 'CONFLICT']);
    const nonsense = await set(operator, 'role', { wallet: other.wallet, role: 'PRINCIPAL' });
    expect(nonsense.refused()).toEqual([400, 'BAD_REQUEST']);
  });

  it('that are banned are out at once and cannot come back, until they are let in again (CONSOLE-7)', async () => {
    const operator = await administrator(product);
    const other = await product.member();
    const wallet = walletOf(other);
    (await set(operator, 'ban', { wallet, banned: true })).as(Done);
    const balance = `/api/gum/balance?wallet=${wallet}`;
    expect((await other.get(balance)).refused()).toEqual([401, 'UNAUTHENTICATED']);
    expect((await other.post('/api/auth/refresh')).refused()).toEqual([401, 'UNAUTHENTICATED']);
    const back = product.visitor();
    const refused = await back.prove(wallet, await back.nonce(), GOOD_SIGNATURE);
    expect(refused.refused()).toEqual([403, 'FORBIDDEN']);
    const [person] = await find(operator, `search=${wallet}`);
    expect(person?.banned_at).toBe(product.now());
    (await set(operator, 'ban', { wallet, banned: false })).as(Done);
    expect((await other.get(balance)).refused()).toEqual([401, 'UNAUTHENTICATED']);
    await back.signIn(wallet, GOOD_SIGNATURE);
    expect((await back.get(balance)).status).toBe(200);
  });

  it('that are muted write no line into the guest book, until they may again (CONSOLE-7, FHS-9)', async () => {
    const operator = await administrator(product);
    const other = await product.member();
    const wallet = walletOf(other);
    (await set(operator, 'mute', { wallet, muted: true })).as(Done);
    expect((await sign(other)).refused()).toEqual([403, 'FORBIDDEN']);
    const line = `insert into app.guest_book (wallet, line) values ('${wallet}', 'anyway')`;
    await expect(product.db.transaction(wallet, (tx) => tx.query(line))).rejects.toThrow(/row-level/);
    (await set(operator, 'mute', { wallet, muted: false })).as(Done);
    expect((await sign(other)).status).toBe(200);
  });

  it('are changed by an operator, who changes nothing of their own wallet, by any way (CONSOLE-8)', async () => {
    const operator = await administrator(product);
    const own = walletOf(operator);
    for (const [what, body] of [
      ['role', { role: null }],
      ['ban', { banned: true }],
      ['mute', { muted: true }],
    ] as const) {
      expect((await set(operator, what, { wallet: own, ...body })).refused()).toEqual([403, 'FORBIDDEN']);
    }
    const changed = await product.db.transaction(own, (tx) =>
      tx.query(`update app.wallets set role = null where wallet = '${own}' returning wallet`),
    );
    expect(changed).toEqual([]);
    expect((await set(operator, 'ban', { wallet: newWallet(), banned: true })).refused()).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });

  it('are changed by no role but an administrator’s', async () => {
    const member = await product.member();
    const other = await product.member();
    for (const query of ['role = null', `role = 'ADMIN'`, 'muted_at = now()']) {
      const changed = await product.db.transaction(walletOf(member), (tx) =>
        tx.query(`update app.wallets set ${query} where wallet = '${walletOf(other)}' returning wallet`),
      );
      expect(changed).toEqual([]);
    }
  });
});
