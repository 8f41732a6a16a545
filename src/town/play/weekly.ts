import { clueFact, type Captions, type EpisodeNow, type WeekClue } from '@shared/domain/town/episode.ts';
import { WEEK_LOCK } from '@shared/domain/town/locks.ts';
import type { Fact } from '@shared/domain/town/story.ts';
import { weekOpening } from '@shared/domain/town/townEvents.ts';
import type { Readable } from '../../kernel/store.ts';
import type { Reaction } from './hotspots/hotspot.ts';

/** What this week lays over the places of the town. */
export interface WeekLayer {
  readonly id: string;
  readonly captions: Captions;
  readonly clue: WeekClue | null;
  readonly lock: EpisodeNow['lock'];
}

/** What a hotspot answers this week, and what of the week is met there (EPISODE-7). */
export interface Weekly {
  /** A reaction with the words of the week before its own. It is the same one as long as they are. */
  over(hotspot: string, reaction: Reaction): Reaction;
  /** What is known of a person who looks there; null: nothing more. */
  met(hotspot: string): Fact | null;
}

/** The week over one place, for a person of whom these facts are known; absent: none. */
export function createWeekly(
  week: Readable<WeekLayer | null> | undefined,
  place: string,
  facts: Pick<Readable<ReadonlySet<Fact>>, 'get'>,
): Weekly {
  const made = new Map<Reaction, { readonly known: string; readonly reaction: Reaction }>();
  const clueAt = (hotspot: string): WeekClue | null => {
    const clue = week?.get()?.clue ?? null;
    return clue?.at === `${place}/${hotspot}` ? clue : null;
  };
  /** What hangs there; its words are said until it is opened. */
  const lockAt = (hotspot: string): { readonly words: readonly string[] } | null => {
    const { id, lock = null } = week?.get() ?? {};
    if (id === undefined || lock?.at !== `${place}/${hotspot}`) return null;
    return { words: facts.get().has(weekOpening(id)) ? [] : [lock.before] };
  };
  return {
    over(hotspot, reaction) {
      const { answers } = reaction;
      const caption = week?.get()?.captions[`${place}/${hotspot}`];
      const lock = lockAt(hotspot);
      const words = [clueAt(hotspot)?.text ?? [], lock?.words ?? [], caption ?? []].flat();
      if (answers === undefined || (words.length === 0 && lock === null)) return reaction;
      const before = made.get(reaction);
      const known = [lock === null ? '' : WEEK_LOCK, ...words].join('\n');
      if (before?.known === known) return before.reaction;
      const overlaid: Reaction = {
        ...reaction,
        ...(lock !== null && { opens: { purpose: 'lock', params: WEEK_LOCK } }),
        answers:
          'day' in answers
            ? { day: [...words, ...answers.day], night: [...words, ...answers.night] }
            : [...words, ...answers],
      };
      made.set(reaction, { known, reaction: overlaid });
      return overlaid;
    },
    met(hotspot) {
      const id = week?.get()?.id;
      return id !== undefined && clueAt(hotspot) !== null ? clueFact(id) : null;
    },
  };
}
