import { useEffect, useState } from 'react';
import type { Token } from '@shared/contract/collection/collection.ts';
import { ok } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { useLoaded } from '../../../overlays/hooks.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { tokenSearch } from './found.ts';

/** The server is asked when nothing was typed for so long (ms). */
const DEBOUNCE_MS = 300;
/** More are in OnlyFlunks. */
const MOST = 10;

/** What the server found for a search in a wallet. */
interface Answer {
  readonly search: string;
  readonly wallet: Address | null;
  readonly tokens: readonly Token[];
}

/** What is known of the person's own tokens of a name. */
interface OwnTokens {
  readonly status: 'guest' | 'asking' | 'known' | 'unknown';
  readonly tokens: readonly Token[];
}

/** The person's own tokens of that name or number, by the server's index. */
export function useOwnTokens(text: string): OwnTokens {
  const { api, session } = useApp().services;
  const { status, wallet } = useStore(session);
  const search = useSettled(tokenSearch(text));
  const { value, failure } = useLoaded<Answer>(
    async (signal) => {
      if (wallet === null || search === '') return ok({ search, wallet, tokens: [] });
      const query = { owner: wallet, search, limit: MOST };
      const answer = await api.call('GET /api/collection/tokens', query, { signal });
      return answer.ok ? ok({ search, wallet, tokens: answer.value.tokens }) : answer;
    },
    [api, wallet, search],
  );
  if (status === 'guest') return { status, tokens: [] };
  if (wallet === null) return { status: status === 'away' ? 'unknown' : 'asking', tokens: [] };
  if (value?.search === tokenSearch(text) && value.wallet === wallet && failure === null) {
    return { status: 'known', tokens: value.tokens };
  }
  return { status: failure === null ? 'asking' : 'unknown', tokens: [] };
}

/** The value once it has stayed the same for a while. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
