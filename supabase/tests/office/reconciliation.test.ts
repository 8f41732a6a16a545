import { expect, it } from 'vitest';
import { z } from 'zod';
import { ReconciliationsAnswer, type Finding } from '@shared/contract/office/reconciliation.ts';
import { Done } from '@shared/contract/values.ts';
import { reconcileEachNight } from '../../local/nightly.ts';
import { reconcileNightly } from '@shared/db/office/reconciliation.ts';
import { OF_RULES, onPglite, onProductionEngine } from '../support/engines.ts';
import { administrator, startProduct } from '../support/product.ts';
import { walletOf, type Visitor } from '../support/visitor.ts';

onProductionEngine('the reconciliation', (open) => {
  const product = startProduct(open);
  const reports = async (operator: Visitor) =>
    (await operator.get('/api/console/reconciliations')).as(ReconciliationsAnswer).reports;
  const goThrough = async (operator: Visitor) => {
    const sent = await operator.post('/api/console/reconciliations');
    const { id } = sent.as(Done.extend({ id: z.string() }));
    const [report] = await reports(operator);
    expect(report?.id).toBe(id);
    return report ?? { problems: -1, findings: [] };
  };
  /** Does to the books what no caller can, and answers what is reported; then takes it back. */
  const foundAfter = async (
    operator: Visitor,
    breaking: string,
    mending: string,
  ): Promise<readonly Finding[]> => {
    await product.db.asOwner(breaking);
    const { findings, problems } = await goThrough(operator);
    expect(problems).toBe(findings.length);
    await product.db.asOwner(mending);
    expect((await goThrough(operator)).findings).toEqual([]);
    return findings;
  };
  /** Lets the owner write into the ledger what its guards refuse. */
  const unguarded = (statements: string) =>
    `alter table app.gum_transactions disable trigger user; ${statements};
     alter table app.gum_transactions enable trigger user`;
  const remove = (where: string) => unguarded(`delete from app.gum_transactions where ${where}`);
  const insert = (wallet: string, values: Record<string, string>) => {
    const row = {
      wallet: `'${wallet}'`,
      system_account: `'issuance'`,
      amount: '5',
      source: `'daily_login'`,
      caused_by: `'system'`,
      once_key: `'made-up'`,
      ...values,
    };
    return `insert into app.gum_transactions (${Object.keys(row).join(', ')}) values (${Object.values(row).join(', ')})`;
  };

  it('finds nothing wrong with what routes did, and says how much it looked at', async () => {
    const operator = await administrator(product);
    const member = await product.member();
    await member.post('/api/daily-checkin', { wallet: member.wallet });
    await operator.post('/api/gum/adjust', { wallet: member.wallet, amount: 60, reason: 'for a test' });
    const play = { wallet: member.wallet, seed: '6d2f1b0c9a8e7d5c', playNumber: 1 };
    expect((await member.post('/api/zoltar/play', play)).status).toBe(200);
    const bought = await member.post('/api/prizes/buy', { wallet: member.wallet, prize: 'slush-cup' });
    expect(bought.status).toBe(200);
    await product.db.asOwner(
      `insert into app.story_facts (wallet, fact, said_by)
       values ('${walletOf(member)}', 'pressed:cafeteria-door', 'server')`,
    );
    expect((await member.get(`/api/objectives?wallet=${walletOf(member)}`)).status).toBe(200);
    const report = await goThrough(operator);
    expect(report).toMatchObject({ problems: 0, findings: [], created_at: product.now() });
    expect(report).toMatchObject({ wallets: 2 });
  });

  it('finds a balance that is not the sum of its entries (CONSOLE-6)', async () => {
    const operator = await administrator(product);
    const wallet = walletOf(await product.member());
    const set = (by: string) =>
      `update app.gum_accounts set balance = balance ${by} where wallet = '${wallet}'`;
    expect(await foundAfter(operator, set('+ 3'), set('- 3'))).toEqual([
      { check: 'balance', subject: wallet, detail: 'has 8, its entries add up to 5' },
    ]);
  });

  it('finds an entry whose two sides do not fit', async () => {
    const operator = await administrator(product);
    const [constraint] = await product.db.asOwner<{ name: string; definition: string }>(
      `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
       where conrelid = 'app.gum_transactions'::regclass and pg_get_constraintdef(oid) like '%issuance%>%'`,
      [],
    );
    const { name, definition } = constraint ?? { name: '', definition: '' };
    const set = (account: string) =>
      unguarded(
        `update app.gum_transactions set system_account = '${account}' where wallet = '${walletOf(operator)}'`,
      );
    const found = await foundAfter(
      operator,
      `alter table app.gum_transactions drop constraint ${name}; ${set('sink')}`,
      `${set('issuance')}; alter table app.gum_transactions add constraint ${name} ${definition}`,
    );
    expect(found).toMatchObject([{ check: 'entry', detail: '5 GUM against sink' }]);
  });

  it('finds a source that is none, one that pays the wrong way, and one that an operator alone moves', async () => {
    const operator = await administrator(product);
    const wallet = walletOf(await product.member());
    const wrong = [
      { source: `'made_up'`, once_key: `'a'` },
      { source: `'zoltar_play'`, once_key: `'b'` },
      { source: `'operator_adjustment'`, once_key: `'c'` },
    ];
    const found = await foundAfter(
      operator,
      wrong.map((one) => insert(wallet, one)).join(';'),
      `update app.gum_accounts set balance = 5 where wallet = '${wallet}'; ${remove(`once_key in ('a', 'b', 'c')`)}`,
    );
    expect(found.filter(({ check }) => check === 'source').map(({ detail }) => detail)).toEqual([
      '5 GUM of made_up by system',
      '5 GUM of zoltar_play by system',
      '5 GUM of operator_adjustment by system',
    ]);
  });

  it('finds a movement outside its day, and what is paid once a day paid twice', async () => {
    const operator = await administrator(product);
    const wallet = walletOf(await product.member());
    const mend = `update app.gum_accounts set balance = 5 where wallet = '${wallet}'; ${remove(`once_key = 'made-up'`)}`;
    const late = `(app.now() - interval '1 day')::date`;
    const outside = await foundAfter(operator, insert(wallet, { day: late, created_at: 'app.now()' }), mend);
    expect(outside).toMatchObject([{ check: 'day' }]);
    const day = `(select max(day) from app.gum_transactions where wallet = '${wallet}')`;
    const at = `(select max(created_at) from app.gum_transactions where wallet = '${wallet}')`;
    const twice = await foundAfter(operator, insert(wallet, { day, created_at: at }), mend);
    expect(twice).toMatchObject([{ check: 'daily', subject: wallet }]);
  });

  it('finds an award whose cause is not on record, for every source that has one (CONSOLE-6)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const operator = await administrator(product);
    const by = walletOf(operator);
    const wallet = walletOf(await product.member());
    const causes = await product.db.asOwner<{ source: string; direction: string }>(
      `select source_name as source, direction from app.gum_causes join app.gum_sources using (source_name) order by 1`,
      [],
    );
    expect(causes.length).toBeGreaterThan(5);
    for (const { source, direction } of causes) {
      const spends = direction === 'spend';
      const found = await foundAfter(
        operator,
        insert(wallet, {
          source: `'${source}'`,
          amount: spends ? '-5' : '5',
          system_account: spends ? `'sink'` : `'issuance'`,
          caused_by: source === 'operator_adjustment' ? `'${by}'` : `'wallet'`,
        }),
        `update app.gum_accounts set balance = 5 where wallet = '${wallet}'; ${remove(`once_key = 'made-up'`)}`,
      );
      expect([source, ...found.map(({ check }) => check)]).toEqual([source, 'cause']);
    }
  });

  it('finds a source that moves GUM and keeps no cause', async () => {
    const operator = await administrator(product);
    const wallet = walletOf(await product.member());
    const found = await foundAfter(
      operator,
      `insert into app.gum_sources (source_name, label, direction, base_reward, repeats, claim)
         values ('bake_sale', 'Bake sale', 'earn', 5, 'cooldown', 'server');
       ${insert(wallet, { source: `'bake_sale'` })}`,
      `update app.gum_accounts set balance = 5 where wallet = '${wallet}'; ${remove(`once_key = 'made-up'`)};
       delete from app.gum_sources where source_name = 'bake_sale'`,
    );
    expect(found).toEqual([
      { check: 'cause', subject: 'bake_sale', detail: 'moves GUM, and no table keeps why' },
    ]);
  });

  it('repairs nothing, and no report is changed (CONSOLE-6)', async () => {
    const operator = await administrator(product);
    const wallet = walletOf(await product.member());
    await product.db.asOwner(`update app.gum_accounts set balance = 9 where wallet = '${wallet}'`);
    await goThrough(operator);
    const [row] = await product.db.asOwner(
      `select balance from app.gum_accounts where wallet = '${wallet}'`,
      [],
    );
    expect(row).toEqual({ balance: 9 });
    await product.db.asOwner(`update app.gum_accounts set balance = 5 where wallet = '${wallet}'`);
    for (const change of ['update app.reconciliations set problems = 0', 'delete from app.reconciliations']) {
      await expect(product.db.asOwner(change)).rejects.toThrow(/append-only/);
    }
    expect((await (await product.member()).get('/api/console/reconciliations')).refused()).toEqual([
      403,
      'FORBIDDEN',
    ]);
  });

  it('happens by itself once a UTC day, whoever looks first (CONSOLE-6)', async () => {
    product.passTime(24 * 3_600_000);
    const ids = await Promise.all([1, 2, 3].map(() => reconcileNightly(product.db)));
    expect(ids.filter((id) => id !== null)).toHaveLength(1);
    expect(await reconcileNightly(product.db)).toBeNull();
    product.passTime(24 * 3_600_000);
    const faults: unknown[] = [];
    const done: string[] = [];
    const stop = reconcileEachNight(
      product.db,
      (fault) => faults.push(fault),
      (id) => done.push(id),
    );
    await expect.poll(() => done.length).toBe(1);
    await stop();
    expect(faults).toEqual([]);
  });
});
