import type { GumTransaction } from '@shared/contract/school/gum.ts';
import { csvOf } from '@shared/domain/system/csv.ts';
import { ok, type Result } from '@shared/kernel/result.ts';
import type { Filter, readsOf } from './reads.ts';

/** How many transactions the server gives at a time, at most. */
const AT_A_TIME = 100;

/** Each transaction that the filter lets through, the newest first; `told` hears how many have come so far. */
export async function wholeLedger(
  page: ReturnType<typeof readsOf>['page'],
  filter: Filter,
  signal: AbortSignal,
  told: (lines: number) => void,
): Promise<Result<readonly GumTransaction[]>> {
  const lines: GumTransaction[] = [];
  let cursor: string | null = null;
  do {
    const answer: Awaited<ReturnType<typeof page>> = await page(filter, cursor, signal, AT_A_TIME);
    if (!answer.ok) return answer;
    lines.push(...answer.value.transactions);
    told(lines.length);
    cursor = answer.value.next;
  } while (cursor !== null && !signal.aborted);
  return ok(lines);
}

/** The lines as a CSV file; what was spent is negative, so that the column adds up. */
export const ledgerFile = (lines: readonly GumTransaction[]): string =>
  csvOf([
    ['id', 'created_at', 'transaction_type', 'amount', 'source', 'label'],
    ...lines.map(({ id, created_at, transaction_type, amount, source, label }) => [
      id,
      created_at,
      transaction_type,
      transaction_type === 'spent' ? -amount : amount,
      source,
      label,
    ]),
  ]);
