import type { Truth } from '@shared/domain/town/story.ts';
import type { LocalTime } from '@shared/domain/system/timeWindows.ts';
import { createTally, type PlaceEffect } from '../town/play/reactions/effects.ts';
import type { Hotspot, Reaction } from '../town/play/hotspots/hotspot.ts';
import type { HourName } from '../town/play/hour.ts';
import type { Place } from '../town/play/place.ts';
import { hotspotNow, type Known } from '../town/play/placeNow.ts';

const cut = (frame: string) => ({ frame, x: 1, y: 2 });
const look = (hour: string) => ({
  picture: `${hour}-picture`,
  loops: [{ name: 'bulbs', fps: 8, order: [-1, 0], cuts: [cut(`${hour}-bulbs`)] }],
  hover: { door: cut(`${hour}-door`) },
  passers: [],
  cuts: { lamp: cut(`${hour}-lamp`) },
});

/** A place with a door that answers, by night a little further left, a loop and a tune; `changes` make it another. */
export function aPlace(id: string, changes: Partial<Place> = {}): Place {
  const model = {
    size: [352, 208],
    hotspots: { door: { x: 144, y: 105, w: 31, h: 30 }, way: { x: 320, y: 120, w: 8, h: 8 } },
    day: look('day'),
    night: { ...look('night'), hotspots: { door: { x: 140, y: 105, w: 31, h: 30 } } },
  } as const;
  return {
    id,
    title: `The ${id}`,
    model,
    bundle: {
      atlas: { url: `${id}/atlas.webp`, frames: {} },
      pictures: { 'day-picture': { url: `${id}/day.webp` }, 'night-picture': { url: `${id}/night.webp` } },
      places: { [id]: model },
    },
    alt: { day: `The ${id} by day.`, night: `The ${id} by night.` },
    tune: { webm: `${id}.webm`, m4a: `${id}.m4a`, seconds: 60, volume: 1 },
    middle: 'door',
    hotspots: {
      door: { label: 'Door', sound: 'knock', answers: { day: ['Closed.'], night: ['Who?', 'Go away.'] } },
    },
    ...changes,
  };
}

const NOON: LocalTime = { hour: 12, day: 1 };

/** A person who presses the hotspots of a place, on a Monday at noon by the town's clock where the test says no other time. */
export function aVisit(
  hotspots: Readonly<Record<string, Hotspot>>,
  hour: HourName = 'day',
  facts: readonly Truth[] = [],
) {
  const tally = createTally();
  let known: Known = { hour, facts: new Set(facts) };
  let effects: PlaceEffect[] = [];
  const end = (reaction: Reaction, now = NOON): void => {
    effects.push(...tally.effectsOf(reaction, { hour: known.hour, now }));
  };
  return {
    press(name: string, now = NOON) {
      const hotspot = hotspots[name];
      const there = hotspot && hotspotNow(hotspot, known);
      if (there) end(there.reaction, now);
    },
    /** What was opened has led to this. */
    end,
    learn(...learned: Truth[]) {
      known = { ...known, facts: new Set(learned) };
    },
    turn(next: HourName) {
      known = { ...known, hour: next };
      tally.clear();
    },
    /** What has come since this was last asked. */
    came(): readonly PlaceEffect[] {
      const came = effects;
      effects = [];
      return came;
    },
  };
}
