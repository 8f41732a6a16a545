import type { AuditEntry } from '../../contract/office/audit.ts';
import type { OperatorAct } from '../../domain/office/operatorActs.ts';
import type { Address } from '../../kernel/units.ts';
import { newestFirst, type Page, type PageAsked } from '../system/pages.ts';
import type { Parameter, Transaction } from '../port.ts';

type Facts = Readonly<Record<string, unknown>>;

/** What an operator did. */
export interface Act {
  readonly act: OperatorAct;
  /** A wallet, or the name or number of what was changed. */
  readonly subject: string;
  /** Absent: there was nothing. */
  readonly was?: Facts;
  /** Absent: there is nothing any more. */
  readonly became?: Facts;
  readonly reason?: string;
  /** The id of the ledger's row that it wrote. */
  readonly gumTransaction?: string;
}

const json = (facts: Facts | undefined): string | null =>
  facts === undefined ? null : JSON.stringify(facts);

/**
 * Adds what an operator did to the audit log, which is never changed: the only writer of it. It belongs into the transaction
 * of the act, so that neither is there without the other.
 */
export async function record(
  tx: Transaction,
  operator: Address,
  { act, subject, was, became, reason, gumTransaction }: Act,
): Promise<void> {
  await tx.query(
    `insert into app.audit_log (operator, act, subject, was, became, reason, gum_transaction)
     values ($1, $2, $3, $4::text::jsonb, $5::text::jsonb, $6, $7::text::bigint)`,
    [operator, act, subject, json(was), json(became), reason ?? null, gumTransaction ?? null],
  );
}

/** Of which act, on what and by whom; absent: any. */
interface AuditAsked extends PageAsked {
  readonly act?: OperatorAct | undefined;
  readonly subject?: string | undefined;
  readonly operator?: string | undefined;
}

/** Newest first. Row level security answers none to any caller but an administrator. */
export async function auditPage(
  tx: Transaction,
  { act, subject, operator, ...asked }: AuditAsked,
): Promise<Page<AuditEntry>> {
  const wanted = Object.entries({ act, subject, operator }).filter(
    (one): one is [string, string] => one[1] !== undefined,
  );
  const { items, next } = await newestFirst<Omit<AuditEntry, 'id' | 'created_at'>>(
    tx,
    {
      table: 'app.audit_log',
      columns: `operator::text as operator, act, subject, was, became, reason,
        (select username::text from app.profiles where wallet = one.operator) as operator_name,
        (select username::text from app.profiles where wallet =
          case when one.subject ~ '^0x[0-9a-f]{16}$' then one.subject::app.address end) as subject_name`,
      where: ['true', ...wanted.map(([column], index) => `one.${column} = $${index + 1}`)].join(' and '),
      parameters: wanted.map(([, value]): Parameter => value),
    },
    asked,
  );
  const entries = items.map(
    ({
      id,
      created_at,
      operator: by,
      operator_name,
      act: done,
      subject: of,
      subject_name,
      was,
      became,
      reason,
    }) => ({
      id,
      created_at: created_at.toISOString(),
      operator: by,
      operator_name,
      act: done,
      subject: of,
      subject_name,
      was,
      became,
      reason,
    }),
  );
  return { items: entries, next };
}
