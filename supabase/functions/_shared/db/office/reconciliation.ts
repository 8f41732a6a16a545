import type { Reconciliation } from '../../contract/office/reconciliation.ts';
import { newestFirst, type Page, type PageAsked } from '../system/pages.ts';
import type { Db, Transaction } from '../port.ts';

/** The reports, newest first. Row level security answers none to any caller but an administrator. */
export async function reconciliationPage(tx: Transaction, asked: PageAsked): Promise<Page<Reconciliation>> {
  const { items, next } = await newestFirst<Omit<Reconciliation, 'id' | 'created_at'>>(
    tx,
    {
      table: 'app.reconciliations',
      columns:
        'took_ms, transactions::float8 as transactions, wallets::float8 as wallets, problems::float8 as problems, findings',
    },
    asked,
  );
  const reports = items.map(({ id, created_at, took_ms, transactions, wallets, problems, findings }) => ({
    id,
    created_at: created_at.toISOString(),
    took_ms,
    transactions,
    wallets,
    problems,
    findings,
  }));
  return { items: reports, next };
}

/** Goes through the books now and answers the id of the report; null: another is at it. */
export async function reconcileNow(tx: Transaction): Promise<string | null> {
  const [row] = await tx.query<{ id: string | null }>('select app.reconcile(false)::text as id');
  return row?.id ?? null;
}

/** A large ledger takes longer than a request may. */
const NIGHTLY_TIMEOUT = '15min';

/** Goes through the books and answers the id of the report; null: that was done this UTC day, or another is at it. */
export async function reconcileNightly(db: Db): Promise<string | null> {
  return db.transaction(null, async (tx) => {
    await tx.query(`set local statement_timeout = '${NIGHTLY_TIMEOUT}'`);
    const [row] = await tx.query<{ id: string | null }>('select app.reconcile(true)::text as id');
    return row?.id ?? null;
  });
}
