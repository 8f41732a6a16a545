import type { Failure } from '../../kernel/result.ts';
import { locationOf, NOBODY, visitRefusal, type Holder, type VisitRefusal } from './town.ts';

/** What a page knows of its person's rights in town: nothing while the server's index is asked. */
export type TownState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly failure: Failure }
  | { readonly status: 'loaded'; readonly holder: Holder };

/** Whether the person of a page may be in a place of the town; unknown: the server could not be asked. */
export type Entry =
  | { readonly status: 'checking' | 'entered' }
  | Refused
  | { readonly status: 'unknown'; readonly failure: Failure };

export interface Refused {
  readonly status: 'refused';
  readonly refusal: VisitRefusal;
  readonly holder: Holder;
}

/**
 * Whether the person of a page may be in a place, by what is known of them so far. A place of build mode exists in build
 * mode alone (TOWN-2), and one that does not exist is refused before the server has answered.
 */
export function entryTo(place: string, town: TownState, isBuildMode: boolean): Entry {
  const location = locationOf(place);
  if (location === null || (location.inBuildMode === true && !isBuildMode)) {
    const holder = town.status === 'loaded' ? town.holder : NOBODY;
    return { status: 'refused', refusal: 'UNKNOWN_PLACE', holder };
  }
  if (town.status === 'loading') return { status: 'checking' };
  if (town.status === 'error') return { status: 'unknown', failure: town.failure };
  const refusal = visitRefusal(place, town.holder);
  return refusal === null ? { status: 'entered' } : { status: 'refused', refusal, holder: town.holder };
}
