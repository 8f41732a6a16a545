import type { Address } from '../../kernel/units.ts';
import type { Feedback, SubmitFeedbackBody } from '../../contract/school/feedback.ts';
import { newestFirst, type Page, type PageAsked } from '../system/pages.ts';
import type { Transaction } from '../port.ts';

/** Keeps what a caller wrote; `wallet` is null for a guest. */
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
export async function feedbackPage(tx: Transaction, asked: PageAsked): Promise<Page<Feedback>> {
  const { items, next } = await newestFirst<
    Omit<Feedback, 'id' | 'created_at' | 'done_at'> & { done_at: Date | null }
  >(tx, { table: 'app.feedback', columns: 'user_name, issues_found, suggestions, wallet, done_at' }, asked);
  const feedback = items.map(({ id, user_name, issues_found, suggestions, wallet, created_at, done_at }) => ({
    id,
    user_name,
    issues_found,
    suggestions,
    wallet,
    created_at: created_at.toISOString(),
    done_at: done_at?.toISOString() ?? null,
  }));
  return { items: feedback, next };
}

/** Who wrote it and whether an operator was done with it, held until the transaction ends; null: there is no such feedback. */
export async function holdFeedback(
  tx: Transaction,
  id: string,
): Promise<{ readonly name: string; readonly done: boolean; readonly wallet: Address | null } | null> {
  const [row] = await tx.query<{ name: string; done: boolean; wallet: Address | null }>(
    `select user_name as name, wallet::text as wallet, done_at is not null as done from app.feedback where id = $1::text::bigint for no key update`,
    [id],
  );
  return row ?? null;
}

export async function tickOffFeedback(tx: Transaction, id: string, done: boolean): Promise<void> {
  await tx.query(
    `update app.feedback set done_at = case when $2::boolean then app.now() end where id = $1::text::bigint`,
    [id, done],
  );
}
