import type { NewsItem } from '@shared/contract/people/news.ts';
import { ok, type Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import type { Api } from '../api/api.ts';
import { walletTopic } from '../tabs/tabs.ts';

/** A wallet has seen its news in another tab. */
export const NEWS_SEEN = walletTopic('news-seen');

export interface NewsPage {
  /** Newest first. */
  readonly news: readonly NewsItem[];
  /** Where older ones begin; null: there are none. */
  readonly next: string | null;
}

/** So many are read at once. */
export const NEWS_PAGE = 30;

/** A page of the wallet's news, the newest where no cursor is given. */
export async function readNews(
  { call }: Pick<Api, 'call'>,
  wallet: Address,
  { cursor, signal }: { readonly cursor?: string | undefined; readonly signal?: AbortSignal } = {},
): Promise<Result<NewsPage>> {
  const asked = { wallet, limit: NEWS_PAGE, ...(cursor !== undefined && { cursor }) };
  const answer = await call('GET /api/news', asked, signal ? { signal } : {});
  return answer.ok ? ok({ news: answer.value.news, next: answer.value.next }) : answer;
}
