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
 * The address of a place's picture. Knows the addresses of all places: import it when one is wanted. Throws when there is
 * no such place.
 */
export function placePicture(place: string, hour: 'day' | 'night'): string {
  const url = BY_NAME.get(`${place}-${hour}`);
  if (url === undefined) throw new Error(`there is no picture of ${place} by ${hour}`);
  return url;
}
