import { LOCATIONS } from '@shared/domain/town/town.ts';

// Asked for in another way than a place asks for its picture: otherwise each address became a script of its own.
const URLS = import.meta.glob<string>('@bundles/*/*-{day,night}.webp', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});
const BY_NAME = new Map(
  Object.entries(URLS).map(([path, url]) => [/([^/]+)\.webp$/.exec(path)?.[1] ?? path, url]),
);

/**
 * The address of a place's picture; of its location's for a room that has none of its own (`picture` of definePlace).
 * Knows the addresses of all places: import it when one is wanted. Throws when there is no such place.
 */
export function placePicture(place: string, hour: 'day' | 'night'): string {
  const house = LOCATIONS.find(({ id }) => place.startsWith(`${id}-`));
  const url = BY_NAME.get(`${place}-${hour}`) ?? BY_NAME.get(`${house?.id ?? place}-${hour}`);
  if (url === undefined) throw new Error(`there is no picture of ${place} by ${hour}`);
  return url;
}
