import type { Address } from '../kernel/units.ts';
import type { Feedback, SubmitFeedbackBody } from '../contract/feedback.ts';
import { newestFirst, type Page, type PageAsked } from './pages.ts';
import type { Transaction } from './port.ts';

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
  const { items, next } = await newestFirst<Omit<Feedback, 'id' | 'created_at'>>(
    tx,
    { table: 'app.feedback', columns: 'user_name, issues_found, suggestions, wallet' },
    asked,
  );
  const feedback = items.map(({ id, user_name, issues_found, suggestions, wallet, created_at }) => ({
    id,
    user_name,
    issues_found,
    suggestions,
    wallet,
    created_at: created_at.toISOString(),
  }));
  return { items: feedback, next };
}
