import type { Address } from '../../../../src/kernel/units.ts';
import type { Feedback, SubmitFeedbackBody } from '../contract/feedback.ts';
import type { Transaction } from './port.ts';

/** Keeps what somebody wrote; `wallet` is null for a guest. */
export async function keepFeedback(
  tx: Transaction,
  wallet: Address | null,
  { user_name, issues_found, suggestions }: SubmitFeedbackBody,
): Promise<void> {
  await tx.query(
    'insert into app.feedback (user_name, issues_found, suggestions, wallet) values ($1, $2, $3, $4)',
    [user_name, issues_found, suggestions, wallet],
  );
}

/** Newest first. Row level security answers none to anyone but an administrator. */
export async function newestFeedback(tx: Transaction, limit: number): Promise<Feedback[]> {
  const rows = await tx.query<Omit<Feedback, 'created_at'> & { created_at: Date }>(
    `select id::text as id, user_name, issues_found, suggestions, wallet, created_at
     from app.feedback order by app.feedback.id desc limit $1`,
    [limit],
  );
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}
