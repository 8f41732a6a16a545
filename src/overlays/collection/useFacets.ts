import type { TraitsAnswer } from '@shared/contract/collection/collection.ts';
import { filtersOf, type TokenQuery } from '@shared/domain/collection/tokenQuery.ts';
import type { Address } from '@shared/kernel/units.ts';
import { useApp } from '../appContext.ts';
import { useLoaded, type Loaded } from '../hooks.ts';

/** How many tokens there would be with each choice beside those of the query, of an owner or (null) of everybody. */
export function useFacets(owner: Address | null, query: TokenQuery): Loaded<TraitsAnswer> {
  const { api } = useApp().services;
  const asked = { ...(owner !== null && { owner }), ...filtersOf(query) };
  return useLoaded(
    (signal) => api.call('GET /api/collection/traits', asked, { signal }),
    [JSON.stringify(asked)],
  );
}
