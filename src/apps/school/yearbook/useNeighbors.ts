import { filtersOf, orderOf, type TokenQuery } from '@shared/domain/collection/tokenQuery.ts';
import { ok, type Result } from '@shared/kernel/result.ts';
import type { Api } from '../../../services/api/api.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { useLoaded } from '../../../overlays/hooks.ts';

/** The students beside one, by their tokens' ids; null: there is none, or it is not known yet. */
interface Neighbors {
  readonly previous: string | null;
  readonly next: string | null;
}
const NOBODY: Neighbors = { previous: null, next: null };

/** Who stands before and behind a student in a list; of a student who is not in it, no student. */
export function useNeighbors(tokenId: string, query: TokenQuery): Neighbors {
  const { api } = useApp().services;
  const { value } = useLoaded(
    async (signal) => {
      const found = await neighborsOf(tokenId, query, api, signal);
      return found.ok ? ok({ ...found.value, of: tokenId }) : found;
    },
    [tokenId, JSON.stringify(query)],
  );
  return value?.of === tokenId ? value : NOBODY;
}

async function neighborsOf(
  tokenId: string,
  query: TokenQuery,
  api: Api,
  signal: AbortSignal,
): Promise<Result<Neighbors>> {
  const list = { ...filtersOf(query), ...orderOf(query) };
  const behind = await api.call(
    'GET /api/collection/tokens',
    { ...list, after: `Flunks/${tokenId}`, offset: 0, limit: 1 },
    { signal },
  );
  if (!behind.ok) return behind;
  const { place } = behind.value;
  if (place === 0) return ok(NOBODY);
  const before = await api.call(
    'GET /api/collection/tokens',
    { ...list, offset: Math.max(0, place - 2), limit: Math.min(2, place) },
    { signal },
  );
  if (!before.ok) return before;
  const ids = before.value.tokens.map((token) => token.tokenId);
  if (ids.at(-1) !== tokenId) return ok(NOBODY);
  return ok({ previous: ids.at(-2) ?? null, next: behind.value.tokens[0]?.tokenId ?? null });
}
