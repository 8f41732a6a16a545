import type { Ruled } from './changes.ts';
import { isFixed, RECYCLE_BIN, ROOT, type DiskEntries, type DiskEntry, type FolderEntry } from './entries.ts';
import { fittingName, freeCopyName, nameProblem, trimmedName } from './names.ts';

/** A file that holds a disk has so many entries at most (DISK-14). */
export const HELD_MOST = 5_000;

/** Folders of such a file lie so deep at most; a deeper one comes to C: itself, with what is in it. */
const DEPTH_MOST = 32;

/** How what comes is told from what is here. */
export interface Coming {
  /** The id of what comes, for one of the file. */
  readonly newId: (id: string) => string;
  /** Whether a file that comes is the same as one that lies here, byte for byte. */
  readonly isSame: (coming: string, here: string) => boolean;
}

/**
 * Puts what a file holds beside what lies on the disk, and takes nothing away (DISK-14). Folders of one name become one; a
 * file that is here already does not come; another one of its name comes as a copy. The file may be made by anyone: what
 * lies in no folder of it, in itself, in the bin or too deep comes to C:, and what cannot be a name becomes one.
 */
export function merged(entries: DiskEntries, held: readonly DiskEntry[], { newId, isSame }: Coming): Ruled {
  const folders = new Map(held.flatMap((one) => (one.kind === 'folder' ? [[one.id, one] as const] : [])));
  const depths = depthsOf(folders);
  /** Where the folders of the file are here. */
  const places = new Map<string, string>();
  const names = namesIn(entries);
  const put: DiskEntry[] = [];

  const placeFor = (folder: string): string => {
    if (isFixed(folder)) return folder === RECYCLE_BIN ? ROOT : folder;
    return places.get(folder) ?? ROOT;
  };
  const lay = (entry: DiskEntry, folder: string): void => {
    const { lay: _before, ...rest } = entry;
    const here = names(folder);
    const name = nameProblem(entry.name) === null ? trimmedName(entry.name) : fittingName(entry.name);
    const laid = {
      ...rest,
      id: newId(entry.id),
      folder,
      name: freeCopyName(name, (free) => !here.has(free.toLowerCase())),
    };
    put.push(laid);
    here.set(laid.name.toLowerCase(), laid);
  };
  for (const folder of [...folders.values()].toSorted((a, b) => depthOf(depths, a) - depthOf(depths, b))) {
    if (isFixed(folder.id)) continue;
    const into = depthOf(depths, folder) === 1 && folders.has(folder.folder) ? ROOT : placeFor(folder.folder);
    const like = names(into).get(trimmedName(folder.name).toLowerCase());
    if (like?.kind === 'folder' && like.id !== RECYCLE_BIN) places.set(folder.id, like.id);
    else {
      lay(folder, into);
      places.set(folder.id, newId(folder.id));
    }
  }
  for (const file of held) {
    if (file.kind !== 'file') continue;
    const into = placeFor(file.folder);
    if (![...names(into).values()].some((here) => isSame(file.id, here.id))) lay(file, into);
  }
  return { ok: true, value: { put } };
}

const depthOf = (depths: ReadonlyMap<string, number>, { id }: FolderEntry): number => depths.get(id) ?? 1;

/** How deep each folder lies: 1 in a folder of the disk itself. One that lies in itself, or too deep, begins anew. */
function depthsOf(folders: ReadonlyMap<string, FolderEntry>): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  for (const first of folders.values()) {
    const way = new Set<FolderEntry>();
    let at: FolderEntry | undefined = first;
    while (at !== undefined && !depths.has(at.id) && !way.has(at)) {
      way.add(at);
      at = folders.get(at.folder);
    }
    let depth = at === undefined ? 0 : (depths.get(at.id) ?? 0);
    for (const { id } of [...way].toReversed()) {
      depth = depth < DEPTH_MOST ? depth + 1 : 1;
      depths.set(id, depth);
    }
  }
  return depths;
}

/** What lies in each folder, by names without case. */
function namesIn(entries: DiskEntries): (folder: string) => Map<string, DiskEntry> {
  const folders = new Map<string, Map<string, DiskEntry>>();
  const of = (folder: string): Map<string, DiskEntry> => {
    const known = folders.get(folder) ?? new Map<string, DiskEntry>();
    folders.set(folder, known);
    return known;
  };
  for (const entry of entries.values()) of(entry.folder).set(entry.name.toLowerCase(), entry);
  return of;
}
