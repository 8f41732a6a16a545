import type { Place } from './place.ts';

/** Every place's file by its path; each is a chunk of its own, which comes when somebody goes there. */
const FILES = import.meta.glob<Place>('./*/place.ts', { import: 'place' });

/** The ids of all places. */
export const PLACES: readonly string[] = Object.keys(FILES).map((path) => path.split('/')[1] ?? '');

/** Loads what a place's file says. Throws when there is no such place, or its file cannot be had. */
export async function loadPlace(id: string): Promise<Place> {
  const load = FILES[`./${id}/place.ts`];
  if (load === undefined) throw new Error(`there is no place ${id}`);
  return load();
}
