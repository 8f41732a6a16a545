import { ok, type Result } from '../../../supabase/functions/_shared/kernel/result.ts';
import type { Address } from '../../../supabase/functions/_shared/kernel/units.ts';
import type { Api } from '../api/api.ts';
import { createChanges, type Changes } from '../tabs/changes.ts';
import type { Tabs } from '../tabs/tabs.ts';

declare module '../tabs/tabs.ts' {
  interface TabMessages {
    /** What the wallet holds changed, or what is known of it. */
    collection: { readonly wallet: string };
  }
}

/** News of what wallets hold, and how to have the server ask the chain for it. */
export interface CollectionService extends Changes {
  /** Has the server read from the chain again what the session's wallet holds, and tells everybody once it has. */
  refresh(wallet: Address, signal?: AbortSignal): Promise<Result<null>>;
  /**
   * The same at the first look at the collection of the session's wallet since the page was opened: the index may not
   * have heard of that wallet yet. Where it fails, what the index knows has to do, and the next look tries again.
   */
  refreshOnce(wallet: Address): void;
}

export function createCollection(tabs: Tabs, api: Pick<Api, 'call'>): CollectionService {
  const changes = createChanges(tabs, 'collection');
  const refreshed = new Set<Address>();

  async function refresh(wallet: Address, signal?: AbortSignal): Promise<Result<null>> {
    const answer = await api.call('POST /api/collection/refresh', { wallet }, signal ? { signal } : {});
    if (!answer.ok) return answer;
    changes.changed(wallet);
    return ok(null);
  }

  return {
    ...changes,
    refresh,
    refreshOnce(wallet) {
      if (refreshed.has(wallet)) return;
      refreshed.add(wallet);
      void refresh(wallet).then(({ ok: done }) => {
        if (!done) refreshed.delete(wallet);
      });
    },
  };
}
