import { PERSON_IDS } from '@shared/domain/town/case/people.ts';
import type { ThingId } from '@shared/domain/town/case/things.ts';
import { store, type Writable } from '../../kernel/store.ts';
import { wrongUse } from '../things/wrongUse.ts';
import type { Reaction } from './hotspots/hotspot.ts';
import type { HotspotNow } from './placeNow.ts';

/** What the person has in hand, and what they are offered to take. */
export interface Hand {
  /** It is used on what they press next; null: the hand is empty. */
  readonly held: Writable<ThingId | null>;
  /** It lies where they pressed last; null: nothing does. */
  readonly offered: Writable<ThingId | null>;
  /** What comes to mind at a thing that was used; null: nothing does. */
  readonly recalled: Writable<Recollection | null>;
}

/** A scene of the story that is seen over the place, and the line that goes with it. */
export interface Recollection {
  readonly scene: string;
  readonly line: string;
}

/** An empty hand, to which nothing is offered. */
export const emptyHand = (): Hand => ({
  held: store<ThingId | null>(null),
  offered: store<ThingId | null>(null),
  recalled: store<Recollection | null>(null),
});

/**
 * What comes of the thing in hand where a hotspot is pressed; null: the hand is empty, or it is an exit, which full hands open as
 * well. What belongs there is put down; what does not stays in hand for the next try.
 */
export function useHand(
  { held, offered }: Hand,
  { reaction, uses }: HotspotNow,
  place: string,
): Reaction | null {
  offered.set(null);
  const thing = held.get();
  if (thing === null) return null;
  const use = uses[thing] ?? shownBy(reaction, thing);
  if (use === undefined) return reaction.exit === undefined ? wrongUse(thing, place) : null;
  held.set(null);
  return use;
}

/** A thing that is held to a person is shown to them (TALK-3). */
function shownBy({ talk }: Reaction, thing: ThingId): Reaction | undefined {
  const person = PERSON_IDS.find((id) => id === talk?.split('/')[0]);
  return person === undefined ? undefined : { sound: 'select', talk: `${person}/with/${thing}` };
}
