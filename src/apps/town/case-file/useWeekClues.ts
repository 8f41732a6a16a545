import { clueFact } from '@shared/domain/town/episode.ts';
import { placeOfSpot } from '@shared/domain/town/spots.ts';
import { useWeek } from '../../../overlays/useWeek.ts';
import type { Clue } from '../../../town/clues/clue.ts';

/** The middle of a place's picture. */
const MIDDLE: Clue['look'] = [176, 104];

/** The cards of the weeks of which these facts tell (EPISODE-7). Their words come with the week. */
export function useWeekClues(facts: ReadonlySet<string>): readonly Clue[] {
  const clues = useWeek()?.clues ?? [];
  return clues.flatMap(({ episode, at, title, text }): Clue[] => {
    const fact = clueFact(episode);
    if (!facts.has(fact)) return [];
    return [{ id: fact, fact, at: null, place: placeOfSpot(at), look: MIDDLE, title, lines: text }];
  });
}
