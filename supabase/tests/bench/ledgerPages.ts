// `npm run bench ledgerPages`: what a page of the ledger takes where the ledger is long.
import { pathToFileURL } from 'node:url';
import type { Address } from '@shared/kernel/units.ts';
import { attendance, charts, gumToday } from '@shared/db/school/gumCenter.ts';
import { history, type LedgerFilter } from '@shared/db/school/ledger.ts';
import type { Db, Transaction } from '@shared/db/port.ts';
import { openPostgres } from '@shared/db/postgres.ts';
import { migrate } from '../../local/migrate.ts';
import { startCluster } from '../support/cluster.ts';
import { benchWallet, makeWallets } from './members.ts';

const WALLETS = 100_000;
const ROWS = 10_000_000;
const READS = 2_000;
const MOST_MS = 10;

/**
 * Fills the ledger as time does, each wallet in its turn, so that the rows of one lie far apart. Every eighth movement is
 * spent. Triggers rest meanwhile, and indexes are made at the end: to fill it is not what is measured.
 */
async function fill(db: Db): Promise<void> {
  const indexes = await db.asOwner<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes where schemaname = 'app'
     and tablename = 'gum_transactions' and indexname not in ('gum_transactions_pkey', 'gum_transactions_wallet_once_key_key')`,
  );
  await makeWallets(db, WALLETS);
  await db.asOwner(`
    ${indexes.map(({ name }) => `drop index app.${name};`).join('\n')}
    set session_replication_role = replica;
    insert into app.gum_transactions (wallet, system_account, amount, source, caused_by, created_at, day)
    select '0xbe' || lpad(to_hex(1 + n % ${WALLETS}), 14, '0'), case when turn % 8 = 7 then 'sink' else 'issuance' end,
      case when turn % 8 = 7 then -10 when turn % 2 = 0 then 5 else 15 end,
      case when turn % 8 = 7 then 'zoltar_play' when turn % 2 = 0 then 'daily_login' else 'daily_checkin' end,
      'wallet', at, (at at time zone 'utc')::date
    from generate_series(0, ${ROWS - 1}) as n, lateral (select n / ${WALLETS} as turn) as t,
      lateral (select now() - interval '50 days' + n * (interval '50 days' / ${ROWS}) as at) as m;
    set session_replication_role = default;
    ${indexes.map(({ made }) => `${made};`).join('\n')}
    update app.gum_accounts as account set balance = moved.balance
      from (select wallet, sum(amount) as balance from app.gum_transactions group by wallet) as moved
      where moved.wallet = account.wallet;
  `);
  await db.asOwner('vacuum analyze app.gum_transactions', []);
}

interface Read {
  readonly what: string;
  readonly of: (tx: Transaction, wallet: Address) => Promise<unknown>;
}

const page = (what: string, filter: LedgerFilter): Read => ({
  what,
  of: (tx, wallet) => history(tx, wallet, { limit: 50, ...filter }),
});

const READ: readonly Read[] = [
  page('page of everything', {}),
  page('page of what was earned', { type: 'earned' }),
  page('page of what was spent', { type: 'spent' }),
  page('page of one source', { source: 'daily_login' }),
  { what: 'today', of: gumToday },
  { what: 'attendance', of: (tx, wallet) => attendance(tx, wallet, undefined) },
  { what: 'charts of 90 days', of: (tx, wallet) => charts(tx, wallet, 90) },
];

/** Milliseconds of each of so many reads, one after the other, of wallets far apart. */
async function timed(db: Db, { of }: Read): Promise<number[]> {
  const took: number[] = [];
  for (let turn = 0; turn < READS; turn += 1) {
    const wallet = benchWallet(1 + ((turn * 7919) % WALLETS));
    const began = performance.now();
    await db.transaction(wallet, (tx) => of(tx, wallet));
    took.push(performance.now() - began);
  }
  return took.sort((one, other) => one - other);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const cluster = await startCluster({ durable: true });
  try {
    const db = openPostgres(await cluster.database('bench'), { max: 2, prepare: true });
    await migrate(db);
    await fill(db);
    for (const read of READ) {
      const took = await timed(db, read);
      const at = (share: number) => took[Math.floor(took.length * share)] ?? Number.NaN;
      const figures = `p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms`;
      process.stdout.write(`  ${ROWS.toLocaleString('en-US')} rows, ${read.what}: ${figures}\n`);
      if (read.what.startsWith('page') && !(at(0.95) < MOST_MS)) process.exitCode = 1;
    }
    await db.close();
  } finally {
    await cluster.stop();
  }
}
