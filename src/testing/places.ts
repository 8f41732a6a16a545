import type { Place } from '../town/play/place.ts';

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
