import { useEffect, useState } from 'react';
import { clueFact } from '@shared/domain/town/episode.ts';
import { placeOfSpot } from '@shared/domain/town/spots.ts';
import type { TownWeek } from '@shared/contract/town/week.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { weekOf } from '../../../services/week/week.ts';
import { loadPlace } from '../../../town/places/index.ts';
import type { Clue } from './clue.ts';

type Looks = Readonly<Record<string, Clue['look']>>;

const NO_CLUES: TownWeek['clues'] = [];
/** The middle of a picture, until it is known where in it the clue lies. */
const MIDDLE: Clue['look'] = [176, 104];

/** The cards of the weeks that the person has met (EPISODE-7). Their words come with the week. */
export function useWeekClues(): readonly Clue[] {
  const { services } = useApp();
  const facts = useStore(services.story);
  const clues = useStore(weekOf(services))?.clues ?? NO_CLUES;
  const met = clues.filter(({ episode }) => facts.has(clueFact(episode)));
  const spots = met.map(({ at }) => at).join(' ');
  const [looks, setLooks] = useState<Looks>({});
  useEffect(() => {
    let isGone = false;
    Promise.all(spots.split(' ').flatMap((spot) => (spot === '' ? [] : [lookOf(spot)]))).then(
      (found) => isGone || setLooks(Object.fromEntries(found)),
      // The card says everything without its picture.
      console.error,
    );
    return () => {
      isGone = true;
    };
  }, [spots]);
  return met.map(({ episode, at, title, text }): Clue => {
    const fact = clueFact(episode);
    return {
      id: fact,
      fact,
      at: null,
      place: placeOfSpot(at),
      look: looks[at] ?? MIDDLE,
      title,
      lines: text,
    };
  });
}

/** The middle of a spot in the picture of its place. */
async function lookOf(spot: string): Promise<readonly [string, Clue['look']]> {
  const id = placeOfSpot(spot);
  const { bundle } = await loadPlace(id);
  const box = bundle.places[id]?.hotspots[spot.slice(id.length + 1)];
  return [spot, box === undefined ? MIDDLE : [box.x + box.w / 2, box.y + box.h / 2]];
}
