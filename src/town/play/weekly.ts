import { clueFact, type Captions, type WeekClue } from '@shared/domain/town/episode.ts';
import type { Fact } from '@shared/domain/town/story.ts';
import type { Readable } from '../../kernel/store.ts';
import type { Reaction } from './hotspots/hotspot.ts';

/** What this week lays over the places of the town. */
export interface WeekLayer {
  readonly id: string;
  readonly captions: Captions;
  readonly clue: WeekClue | null;
}

/** What a hotspot answers this week, and what of the week is met there (EPISODE-7). */
export interface Weekly {
  /** A reaction with the words of the week before its own. It is the same one as long as they are. */
  over(hotspot: string, reaction: Reaction): Reaction;
  /** What is known of a person who looks there; null: nothing more. */
  met(hotspot: string): Fact | null;
}

/** The week over one place; absent: none. */
export function createWeekly(week: Readable<WeekLayer | null> | undefined, place: string): Weekly {
  const made = new Map<Reaction, { readonly words: string; readonly reaction: Reaction }>();
  const clueAt = (hotspot: string): WeekClue | null => {
    const clue = week?.get()?.clue ?? null;
    return clue?.at === `${place}/${hotspot}` ? clue : null;
  };
  return {
    over(hotspot, reaction) {
      const { answers } = reaction;
      const caption = week?.get()?.captions[`${place}/${hotspot}`];
      const words = [clueAt(hotspot)?.text ?? [], caption ?? []].flat();
      if (answers === undefined || words.length === 0) return reaction;
      const before = made.get(reaction);
      if (before?.words === words.join('\n')) return before.reaction;
      const overlaid: Reaction = {
        ...reaction,
        answers:
          'day' in answers
            ? { day: [...words, ...answers.day], night: [...words, ...answers.night] }
            : [...words, ...answers],
      };
      made.set(reaction, { words: words.join('\n'), reaction: overlaid });
      return overlaid;
    },
    met(hotspot) {
      const id = week?.get()?.id;
      return id !== undefined && clueAt(hotspot) !== null ? clueFact(id) : null;
    },
  };
}
