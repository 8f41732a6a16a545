import { whatNext } from '@shared/domain/town/case/whatNext.ts';
import { isOnMap, locationOf } from '@shared/domain/town/town.ts';
import { entryTo, type TownState } from '@shared/domain/town/townEntry.ts';
import { CLUES } from './clues.ts';

/** What is still open at a location, and never what it is. */
export type Left = 'take' | 'ask' | 'look';

/** The locations on the map at which something is still open, by the rule of What Next (CASE-10). */
export function leftInTown(
  facts: ReadonlySet<string>,
  town: TownState,
  isBuildMode: boolean,
): ReadonlyMap<string, readonly Left[]> {
  const hints = whatNext({
    ...{ facts, cards: CLUES, joins: [] },
    mayEnter: (place) => entryTo(place, town, isBuildMode).status === 'entered',
  });
  const left = new Map<string, readonly Left[]>();
  for (const hint of hints) {
    const at = 'place' in hint ? locationOf(hint.place)?.id : undefined;
    if (!('place' in hint) || at === undefined || !isOnMap(at, isBuildMode)) continue;
    left.set(at, [...new Set([...(left.get(at) ?? []), hint.kind])]);
  }
  return left;
}
