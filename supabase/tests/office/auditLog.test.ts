import { expect, it } from 'vitest';
import { AuditAnswer } from '@shared/contract/office/audit.ts';
import { ROUTES } from '../../functions/api/routes/index.ts';
import { isWrite } from '../../functions/api/route.ts';
import { weekAfter, weekOf } from '@shared/domain/making/themes.ts';
import { epochMs } from '@shared/kernel/units.ts';
import type { Address } from '@shared/kernel/units.ts';
import { onProductionEngine } from '../support/engines.ts';
import { administrator, newWallet, startProduct, type Product } from '../support/product.ts';
import { walletOf, type Visitor } from '../support/visitor.ts';

/** What an act needs: the operator, and another wallet that has signed in. */
interface Scene {
  readonly product: Product;
  readonly operator: Visitor;
  readonly other: Address;
}

/** A run that stands on a board. */
async function listedRun({ db }: Product, wallet: Address): Promise<string> {
  const run = crypto.randomUUID();
  await db.asOwner(`
    delete from app.game_scores where wallet = '${wallet}';
    insert into app.game_runs (id, wallet, game, kind, secret, followed_at)
      values ('${run}', '${wallet}', 'flappy-flunk', 'ranked', '${'ab'.repeat(16)}', now());
    insert into app.game_scores (game, board, period, wallet, run, score, reached_at)
      values ('flappy-flunk', 'all', '1970-01-01', '${wallet}', '${run}', 40, now())`);
  return run;
}

/** What is sent so that the act of each route succeeds, after what it needs was done. */
const ACTS: Readonly<Record<string, (scene: Scene) => Promise<object>>> = {
  'POST /api/gum/adjust': async ({ other }) => ({ wallet: other, amount: 3, reason: 'for a test' }),
  'POST /api/time-config': async () => ({
    day_start_hour: 7,
    night_start_hour: 19,
    timezone: 'America/Chicago',
  }),
  'POST /api/school/guest-book/removals': async ({ product, other }) => {
    const [line] = await product.db.asOwner<{ id: string }>(
      `insert into app.guest_book (wallet, line) values ($1, 'hello') returning id::text as id`,
      [other],
    );
    return { id: line?.id };
  },
  'POST /api/console/feedback/done': async ({ product }) => {
    const [row] = await product.db.asOwner<{ id: string }>(
      `insert into app.feedback (user_name, suggestions) values ('Rosie', 'more bells') returning id::text as id`,
      [],
    );
    return { id: row?.id, done: true };
  },
  'POST /api/console/codes': async () => ({
    name: 'Press',
    level: 'BETA',
    uses: 1,
    days: null,
    reason: 'for a test',
  }),
  'POST /api/console/codes/revocation': async ({ product }) => {
    const [code] = await product.db.asOwner<{ id: string }>(
      'select max(id)::text as id from app.access_codes',
      [],
    );
    return { id: code?.id, revoked: true, reason: 'for a test' };
  },
  'POST /api/console/announcements': async () => ({
    title: 'Assembly',
    text: 'In the gym, on Friday.',
    place: 'both',
    starts_at: null,
    ends_at: null,
    reason: 'for a test',
  }),
  'POST /api/console/announcements/withdrawal': async ({ product }) => {
    const [row] = await product.db.asOwner<{ id: string }>(
      'select max(id)::text as id from app.announcements',
      [],
    );
    return { id: row?.id, withdrawn: true, reason: 'for a test' };
  },
  'POST /api/console/source': async () => ({
    source: 'daily_checkin',
    base_reward: 10,
    daily_limit: 15,
    is_active: true,
    reason: 'for a test',
  }),
  'POST /api/console/cap': async () => ({ cap_group: 'daily', daily_limit: 18, reason: 'for a test' }),
  'POST /api/console/features': async () => ({
    name: 'showYearbook',
    state: 'on',
    share: null,
    reason: 'for a test',
  }),
  'POST /api/console/lock-codes': async () => ({
    lock: 'shed',
    chapter: 3,
    code: '1995',
    reason: 'for a test',
  }),
  'POST /api/console/lock-codes/removal': async ({ operator }) => {
    const code = { lock: 'shed', chapter: 4, code: '1996', reason: 'for a test' };
    expect((await operator.post('/api/console/lock-codes', code)).status).toBe(200);
    return { lock: 'shed', chapter: 4, reason: 'for a test' };
  },
  'POST /api/console/own-codes': async () => ({ lock: 'shed', is_on: false, reason: 'for a test' }),
  'POST /api/console/themes': async ({ product }) => ({
    week: weekAfter(weekOf(epochMs(Date.parse(product.now())))),
    title: 'Leap day',
    hint: 'One more day of school.',
    reason: 'for a test',
  }),
  'POST /api/console/episodes': async () => ({
    ...ROUTES['POST /api/console/episodes']?.example,
    reason: 'for a test',
  }),
  'POST /api/console/episodes/schedule': async () => ({
    week: '2030-01-07',
    episode: null,
    reason: 'for a test',
  }),
  'POST /api/console/episodes/withdrawal': async ({ operator }) => {
    const planned = { week: '2030-01-14', episode: 'low-water', reason: 'for a test' };
    expect((await operator.post('/api/console/episodes/schedule', planned)).status).toBe(200);
    return { week: planned.week, reason: 'for a test' };
  },
  'POST /api/console/help': async () => ({
    country: 'IE',
    places: [{ name: 'Childline', address: 'childline.ie' }],
    reason: 'for a test',
  }),
  'POST /api/console/hours': async () => ({
    day_start_hour: 7,
    night_start_hour: 21,
    reason: 'for a test',
  }),
  'POST /api/console/strike-run': async ({ product, other }) => ({
    run: await listedRun(product, other),
    reason: 'for a test',
  }),
  'POST /api/console/restore-run': async ({ product, operator, other }) => {
    const struck = { run: await listedRun(product, other), reason: 'for a test' };
    expect((await operator.post('/api/console/strike-run', struck)).status).toBe(200);
    return struck;
  },
  'POST /api/console/moderation/decision': async ({ product, other }) => {
    const [message] = await product.db.asOwner<{ id: string }>(
      `insert into app.chat_messages (room, author, message_text)
       values ('General Chat', (select id from app.wallets where wallet = $1), 'hello') returning id::text as id`,
      [other],
    );
    return { kind: 'message', id: message?.id, decision: 'remove', reason: 'for a test' };
  },
  'POST /api/console/people/role': async ({ other }) => ({
    wallet: other,
    role: 'BETA',
    reason: 'for a test',
  }),
  'POST /api/console/people/mute': async ({ other }) => ({
    wallet: other,
    muted: true,
    reason: 'for a test',
  }),
  'POST /api/console/people/ban': async ({ other }) => ({
    wallet: other,
    banned: true,
    reason: 'for a test',
  }),
  'POST /api/console/reconciliations': async () => ({}),
  'POST /api/console/undo-adjustment': async ({ product, operator, other }) => {
    const adjustment = { wallet: other, amount: 4, reason: 'for a test' };
    expect((await operator.post('/api/gum/adjust', adjustment)).status).toBe(200);
    const [row] = await product.db.asOwner<{ id: string }>(
      `select max(id)::text as id from app.gum_transactions where source = 'operator_adjustment'`,
      [],
    );
    return { transaction: row?.id, reason: 'for a test' };
  },
};

onProductionEngine('the audit log', (open) => {
  const product = startProduct(open);
  const lines = async () => {
    const [row] = await product.db.asOwner<{ lines: number }>(
      'select count(*)::int as lines from app.audit_log',
      [],
    );
    return row?.lines ?? 0;
  };
  const read = async (browser: Visitor, query = '') =>
    (await browser.get(`/api/console/audit?${query}`)).as(AuditAnswer);

  it('gets one line from every route by which an administrator changes anything (CONSOLE-2)', async () => {
    const routes = Object.keys(ROUTES).filter((route) => {
      const declared = ROUTES[route];
      return declared && isWrite(declared) && declared.caller === 'administrator';
    });
    expect(Object.keys(ACTS).sort()).toEqual(routes.sort());
    const scene = {
      product,
      operator: await administrator(product),
      other: walletOf(await product.member()),
    };
    for (const [route, sent] of Object.entries(ACTS)) {
      const body = await sent(scene);
      const before = await lines();
      const reply = await scene.operator.post(route.replace('POST ', ''), body);
      expect([route, reply.status, reply.text]).toEqual([route, 200, reply.text]);
      expect([route, (await lines()) - before]).toEqual([route, 1]);
    }
  });

  it('says who did what to what, how it was, how it became, why and when, newest first (CONSOLE-2)', async () => {
    const operator = await administrator(product);
    const other = walletOf(await product.member());
    await product.db.asOwner(`insert into app.profiles (wallet, username) values ('${other}', 'Rosie')`);
    await operator.post('/api/gum/adjust', { wallet: other, amount: 10, reason: 'lost by a fault' });
    await operator.post('/api/time-config', { day_start_hour: 5, night_start_hour: 21, timezone: 'UTC' });
    const { entries } = await read(operator, `operator=${walletOf(operator)}`);
    expect(entries).toMatchObject([
      { act: 'time-config', was: { day_start_hour: 7 }, became: { day_start_hour: 5 }, reason: null },
      {
        act: 'gum-adjustment',
        operator: walletOf(operator),
        operator_name: null,
        subject: other,
        subject_name: 'Rosie',
        was: { balance: 5 },
        became: { balance: 15, amount: 10 },
        reason: 'lost by a fault',
        created_at: product.now(),
      },
    ]);
  });

  it('comes page by page, of one act, one subject or one operator (CONSOLE-2)', async () => {
    const operator = await administrator(product);
    const other = walletOf(await product.member());
    for (const amount of [1, 2, 3]) {
      await operator.post('/api/gum/adjust', { wallet: other, amount, reason: 'for a test' });
    }
    const all = await read(operator, `subject=${other}`);
    expect(all.entries.map(({ became }) => became?.['amount'])).toEqual([3, 2, 1]);
    const first = await read(operator, `subject=${other}&limit=2`);
    const rest = await read(operator, `subject=${other}&limit=2&cursor=${first.next ?? ''}`);
    expect([...first.entries, ...rest.entries]).toEqual(all.entries);
    expect(rest.next).toBeNull();
    expect((await read(operator, `operator=${walletOf(operator)}&act=time-config`)).entries).toEqual([]);
    expect((await operator.get('/api/console/audit?act=nonsense')).refused()).toEqual([400, 'BAD_REQUEST']);
  });

  it('keeps nothing of an act that is refused (CONSOLE-2)', async () => {
    const operator = await administrator(product);
    const before = await lines();
    const unknown = { wallet: newWallet(), amount: 5, reason: 'for a test' };
    expect((await operator.post('/api/gum/adjust', unknown)).refused()).toEqual([404, 'NOT_FOUND']);
    const poor = { wallet: walletOf(await product.member()), amount: -500, reason: 'for a test' };
    expect((await operator.post('/api/gum/adjust', poor)).refused()).toEqual([409, 'CONFLICT']);
    expect(await lines()).toBe(before);
  });

  it('is read and written by no role but an administrator’s, and never in the name of another', async () => {
    const member = await product.member();
    expect((await member.get('/api/console/audit')).refused()).toEqual([403, 'FORBIDDEN']);
    const wallet = walletOf(member);
    const insert = (by: Address) =>
      `insert into app.audit_log (operator, act, subject) values ('${by}', 'test-earn', 'x')`;
    await expect(product.db.transaction(wallet, (tx) => tx.query(insert(wallet)))).rejects.toThrow();
    const operator = walletOf(await administrator(product));
    await expect(product.db.transaction(operator, (tx) => tx.query(insert(wallet)))).rejects.toThrow();
    const seen = await product.db.transaction(wallet, (tx) => tx.query('select from app.audit_log'));
    expect(seen).toEqual([]);
  });
});
