import type { Place } from '../play/place.ts';

/** Every place's file by its path; each is a chunk of its own, which comes when the person goes there. */
const FILES = import.meta.glob<Place>('./*/**/place.ts', { import: 'place' });

/** The files by the ids of their places: `arcade/place.ts` is 'arcade', `arcade/lobby/place.ts` 'arcade-lobby'. */
const FILE_OF = new Map(
  Object.entries(FILES).map(([path, load]) => [path.split('/').slice(1, -1).join('-'), load]),
);

/** The ids of all places. */
export const PLACES: readonly string[] = [...FILE_OF.keys()];

/** Loads a place's file. Throws when there is no such place, or the file does not arrive. */
export async function loadPlace(id: string): Promise<Place> {
  const load = FILE_OF.get(id);
  if (load === undefined) throw new Error(`there is no place ${id}`);
  return load();
}
