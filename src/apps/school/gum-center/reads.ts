import type { GumTransaction, TransactionsAnswer } from '@shared/contract/school/gum.ts';
import type {
  AttendanceAnswer,
  ChartsAnswer,
  TodayAnswer,
  UsedSource,
} from '@shared/contract/school/gumCenter.ts';
import { ok, type Result } from '@shared/kernel/result.ts';
import type { Services } from '../../../kernel/app.ts';
import { SIGNED_OUT } from '../../../services/api/failures.ts';

/** How many transactions are on a page of the ledger (GUM-19). */
export const PAGE_LINES = 50;

/** Which transactions the ledger shows: all, one side, or those of one source. */
export type Filter = 'all' | 'earned' | 'spent' | `source:${string}`;

type Needs = Pick<Services, 'api' | 'session'>;

const queryOf = (filter: Filter): { type?: GumTransaction['transaction_type']; source?: string } => {
  if (filter === 'all') return {};
  return filter === 'earned' || filter === 'spent'
    ? { type: filter }
    : { source: filter.slice('source:'.length) };
};

/** What the Gum Center asks the server of the wallet that is signed in. */
export function readsOf({ api, session }: Needs) {
  return {
    async today(signal: AbortSignal): Promise<Result<TodayAnswer>> {
      const { wallet } = session.get();
      return wallet === null ? SIGNED_OUT : api.call('GET /api/gum/today', { wallet }, { signal });
    },
    /** Of a month such as 2028-02; null: the server's own. */
    async attendance(month: string | null, signal: AbortSignal): Promise<Result<AttendanceAnswer>> {
      const { wallet } = session.get();
      if (wallet === null) return SIGNED_OUT;
      const asked = month === null ? { wallet } : { wallet, month };
      return api.call('GET /api/gum/attendance', asked, { signal });
    },
    async charts(days: number, signal: AbortSignal): Promise<Result<ChartsAnswer>> {
      const { wallet } = session.get();
      return wallet === null ? SIGNED_OUT : api.call('GET /api/gum/charts', { wallet, days }, { signal });
    },
    async usedSources(signal: AbortSignal): Promise<Result<readonly UsedSource[]>> {
      const { wallet } = session.get();
      if (wallet === null) return SIGNED_OUT;
      const answer = await api.call('GET /api/gum/used-sources', { wallet }, { signal });
      return answer.ok ? ok(answer.value.sources) : answer;
    },
    /** A page after `cursor`, the `next` of the page before it (null: the newest). */
    async page(
      filter: Filter,
      cursor: string | null,
      signal: AbortSignal,
      limit = PAGE_LINES,
    ): Promise<Result<TransactionsAnswer>> {
      const { wallet } = session.get();
      if (wallet === null) return SIGNED_OUT;
      const asked = { wallet, limit, ...queryOf(filter), ...(cursor !== null && { cursor }) };
      return api.call('GET /api/gum/transactions', asked, { signal });
    },
  };
}
