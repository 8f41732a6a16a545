import { useEffect, useState } from 'react';
import type { Token } from '@shared/contract/collection/collection.ts';
import { BEGINNING } from '@shared/domain/people/username.ts';
import { ok } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import type { Desktop } from '../../../kernel/app.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { tokenName } from '../../../overlays/collection/tokenTexts.ts';
import { useLoaded } from '../../../overlays/hooks.ts';
import { usePrizes } from '../../../overlays/prizes/prizes.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { tokenSearch, type Found } from './found.ts';
import { FIND_TEXTS as TEXTS } from './texts.ts';

/** The server is asked when nothing was typed for so long (ms). */
const DEBOUNCE_MS = 300;

/** More are in OnlyFlunks. */
const MOST = 10;

/** What the server is asked for: prizes, people, the person's own tokens (SHELL-21). */
export interface Asked {
  readonly found: readonly Found[];
  /** A person who is not signed in finds neither people nor tokens. */
  readonly isGuest: boolean;
  readonly isAsking: boolean;
  /** What cannot be found just now, in words. */
  readonly missing: readonly string[];
}

/** What of the server's is called so. */
export function useAsked(text: string): Asked {
  const { desktop } = useApp();
  const prizes = usePrizes();
  const people = usePeople(text);
  const tokens = useOwnTokens(text);
  const isMissing = { tokens: tokens.status === 'unknown', people: people.status === 'unknown' };
  return {
    found: [
      ...(prizes.value ?? []).map(({ id, name, description }) => ({
        id: `prize ${id}`,
        name,
        where: TEXTS.prize,
        icon: 'market',
        words: description,
        open: () => desktop.openFor('prizes', id),
      })),
      ...people.usernames.map((username) => ({
        id: `person ${username}`,
        name: username,
        where: TEXTS.person,
        icon: 'myplace',
        open: () => desktop.openFor('profile-page', username),
      })),
      ...tokenLines(tokens.tokens, desktop),
    ],
    isGuest: tokens.status === 'guest',
    isAsking: tokens.status === 'asking' || people.status === 'asking',
    missing: [
      ...(isMissing.tokens ? [TEXTS.yourFlunks] : []),
      ...(isMissing.people ? [TEXTS.people] : []),
      ...(prizes.value === null && prizes.failure !== null ? [TEXTS.prizes] : []),
    ],
  };
}

const tokenLines = (tokens: readonly Token[], desktop: Desktop): readonly Found[] =>
  tokens.map((token) => ({
    id: `${token.collection}/${token.tokenId}`,
    name: tokenName(token),
    where: TEXTS.yours(token.collection),
    icon: 'onlyflunks',
    words: [token.name, ...token.traits.map(({ value }) => value)].join(' '),
    open: () => desktop.openFor('token-details', `${token.collection}/${token.tokenId}`),
  }));

/** People whose usernames begin so, as far as they have pages here. */
function usePeople(text: string): {
  readonly status: 'asking' | 'known' | 'unknown';
  readonly usernames: readonly string[];
} {
  const { desktop, services } = useApp();
  const { api, session } = services;
  const { wallet } = useStore(session);
  const wanted = text.trim();
  const isName = wallet !== null && BEGINNING.test(wanted) && desktop.hasFor('profile-page');
  const beginning = useSettled(isName ? wanted : '');
  const { value, failure } = useLoaded(
    async (signal) => {
      if (wallet === null || beginning === '') return ok({ beginning, usernames: [] });
      const answer = await api.call('GET /api/myplace/people', { wallet, beginning }, { signal });
      return answer.ok ? ok({ beginning, usernames: answer.value.usernames }) : answer;
    },
    [api, wallet, beginning],
  );
  if (!isName) return { status: 'known', usernames: [] };
  if (failure !== null) return { status: 'unknown', usernames: [] };
  return value?.beginning === wanted
    ? { status: 'known', usernames: value.usernames }
    : { status: 'asking', usernames: [] };
}

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
function useOwnTokens(text: string): OwnTokens {
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
