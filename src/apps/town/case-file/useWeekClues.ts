import type { WeekCard } from '@shared/contract/town/week.ts';
import { clueFact } from '@shared/domain/town/episode.ts';
import { placeOfSpot } from '@shared/domain/town/spots.ts';
import type { Fact } from '@shared/domain/town/story.ts';
import { weekOpening } from '@shared/domain/town/townEvents.ts';
import { useWeek } from '../../../overlays/useWeek.ts';
import type { Clue } from '../../../town/clues/clue.ts';

/** The middle of a place's picture. */
const MIDDLE: Clue['look'] = [176, 104];

const cardOf = (fact: Fact, { at, title, text }: WeekCard): Clue => ({
  ...{ id: fact, fact, at: null, place: placeOfSpot(at), look: MIDDLE, title, lines: text },
});

/**
 * The cards of the weeks of which these facts tell (EPISODE-7), whose words come with the week, and those that the person found
 * behind the locks of weeks (EPISODE-9).
 */
export function useWeekClues(
  facts: ReadonlySet<string>,
  behind: readonly WeekCard[] | undefined,
): readonly Clue[] {
  const clues = useWeek()?.clues ?? [];
  const met = clues.flatMap((clue) => {
    const fact = clueFact(clue.episode);
    return facts.has(fact) ? [cardOf(fact, clue)] : [];
  });
  return [...met, ...(behind ?? []).map((card) => cardOf(weekOpening(card.episode), card))];
}
