import type { Result } from '../../../kernel/result.ts';
import {
  isFixed,
  isFolder,
  isInBin,
  foldersRound,
  RECYCLE_BIN,
  ROOT,
  withContents,
  type DiskEntries,
  type DiskEntry,
  type FileEntry,
} from './entries.ts';
import { copyName, isTaken, nameProblem, newName, trimmedName, type NameProblem } from './names.ts';

/** Why something cannot be done on the disk by its rules. */
export type RuleProblem =
  | NameProblem
  /** Something in that folder is called so already. */
  | 'taken'
  /** One of the folders that stay as they are. */
  | 'fixed'
  /** A folder would lie in itself. */
  | 'in-itself'
  /** It, or the folder that it is for, is there no more. */
  | 'gone'
  /** Another tab saved the file since it was opened. */
  | 'changed';

/** What this browser and the server agreed on last about an entry. */
export interface Base {
  readonly name: string;
  readonly folder: string;
  readonly lay: string | null;
  /** The version there in which its text or picture came. */
  readonly content: number;
  /** The hash of the picture that is in it. */
  readonly picture: string | null;
  readonly version: number;
  /** The file's version here (DISK-6) whose content that was; 0: none of this browser. */
  readonly saved: number;
  /** Of the layout of the desktop alone: what it was (layout.ts). */
  readonly layout?: string;
}

/** How far this browser has read the wallet's copy. */
export interface Mark {
  /** Which copy: another one is there after everything was deleted (WORDS-2). Null: there is none yet. */
  readonly copy: string | null;
  readonly since: number;
}

/** What becomes of what this browser knows of a wallet's copy. */
export interface FollowedChange {
  readonly wallet: string;
  readonly put: ReadonlyMap<string, Base>;
  readonly remove: readonly string[];
  readonly mark: Mark | null;
}

/** What a rule makes of the disk: entries that are put in place of those of the same id, and those that go. */
export interface DiskChange {
  readonly put: readonly DiskEntry[];
  /** Ids of entries that go, with their contents. */
  readonly remove?: readonly string[];
  /** Whose contents are copied to whom, by ids. */
  readonly copies?: readonly { readonly from: string; readonly to: string }[];
  /** What stands in files from now on, by their ids; null: nothing that is here, because it lies elsewhere. */
  readonly texts?: ReadonlyMap<string, string | null>;
  /** What becomes of what is known of the wallet's copy (follow.ts). */
  readonly followed?: FollowedChange;
}

export type Ruled = Result<DiskChange, RuleProblem>;

const does = (change: DiskChange): Ruled => ({ ok: true, value: change });
const refuses = (error: RuleProblem): Ruled => ({ ok: false, error });

/** Whether new things can be put there: in any folder but the bin. */
const takesThings = (entries: DiskEntries, folder: string): boolean =>
  isFolder(entries, folder) && !isInBin(entries, folder);

/** What is new: its id, and when it is made. */
interface Fresh {
  readonly id: string;
  readonly now: number;
}

/** Makes a folder with a name of its own, such as `New Folder (2)`. */
export function folderMade(entries: DiskEntries, folder: string, { id, now }: Fresh): Ruled {
  if (!takesThings(entries, folder)) return refuses('gone');
  const name = newName(entries, folder, 'New Folder');
  return does({ put: [{ kind: 'folder', id, name, folder, made: now, changed: now }] });
}

/** Gives an entry another name (DISK-2). */
export function renamed(entries: DiskEntries, id: string, text: string): Ruled {
  const entry = entries.get(id);
  if (entry === undefined) return refuses('gone');
  if (isFixed(id) || isInBin(entries, id)) return refuses('fixed');
  const problem = nameProblem(text);
  if (problem !== null) return refuses(problem);
  const name = trimmedName(text);
  if (isTaken(entries, entry.folder, name, id)) return refuses('taken');
  return does({ put: [{ ...entry, name }] });
}

/** Each entry in turn, with what became of the ones before it; the first that is refused ends it. */
function each(
  entries: DiskEntries,
  ids: readonly string[],
  change: (entries: DiskEntries, entry: DiskEntry) => Ruled,
): Ruled {
  const now = new Map(entries);
  const all = {
    put: [] as DiskEntry[],
    remove: [] as string[],
    copies: [] as { from: string; to: string }[],
  };
  for (const id of ids) {
    const entry = now.get(id);
    if (entry === undefined) return refuses('gone');
    const ruled = change(now, entry);
    if (!ruled.ok) return ruled;
    const { put, remove = [], copies = [] } = ruled.value;
    for (const one of put) now.set(one.id, one);
    for (const gone of remove) now.delete(gone);
    all.put.push(...put);
    all.remove.push(...remove);
    all.copies.push(...copies);
  }
  return does(all);
}

const inItself = (entries: DiskEntries, id: string, into: string): boolean =>
  into === id || foldersRound(entries, into).includes(id);

/** An entry that lies in a folder, no more in the bin. */
function laidInto({ lay: _before, ...entry }: DiskEntry, folder: string, name: string): DiskEntry {
  return { ...entry, folder, name };
}

/** Moves entries into a folder; where their names are taken they become copies by name (DISK-2, DISK-4). */
export function moved(entries: DiskEntries, ids: readonly string[], into: string): Ruled {
  if (into === RECYCLE_BIN) return binned(entries, ids);
  if (!takesThings(entries, into)) return refuses('gone');
  return each(entries, ids, (now, entry) => {
    if (isFixed(entry.id)) return refuses('fixed');
    if (inItself(now, entry.id, into)) return refuses('in-itself');
    if (entry.folder === into) return does({ put: [] });
    return does({ put: [laidInto(entry, into, copyName(now, into, entry.name))] });
  });
}

/** Copies entries into a folder, with everything in them. */
export function copied(
  entries: DiskEntries,
  ids: readonly string[],
  into: string,
  { newId, now }: { readonly newId: () => string; readonly now: number },
): Ruled {
  if (!takesThings(entries, into)) return refuses('gone');
  return each(entries, ids, (all, entry) => {
    if (isFixed(entry.id)) return refuses('fixed');
    if (inItself(all, entry.id, into)) return refuses('in-itself');
    const inside = withContents(all, entry.id);
    const copies = new Map(inside.map(({ id }) => [id, newId()]));
    const put = inside.map((one): DiskEntry => {
      const id = copies.get(one.id) ?? one.id;
      const isOuter = one.id === entry.id;
      const folder = isOuter ? into : (copies.get(one.folder) ?? into);
      const name = isOuter ? copyName(all, into, one.name) : one.name;
      return { ...laidInto(one, folder, name), id, made: now };
    });
    return does({ put, copies: [...copies].map(([from, to]) => ({ from, to })) });
  });
}

/** Puts entries into the recycle bin, which remembers where they lay (DISK-5). */
export function binned(entries: DiskEntries, ids: readonly string[]): Ruled {
  return each(entries, ids, (now, entry) => {
    if (isFixed(entry.id)) return refuses('fixed');
    if (isInBin(now, entry.id)) return does({ put: [] });
    return does({ put: [{ ...entry, folder: RECYCLE_BIN, lay: entry.folder }] });
  });
}

/** Takes entries away for good, with everything in them. */
export function removed(entries: DiskEntries, ids: readonly string[]): Ruled {
  return each(entries, ids, (now, { id }) =>
    isFixed(id)
      ? refuses('fixed')
      : does({ put: [], remove: withContents(now, id).map((entry) => entry.id) }),
  );
}

/** Puts entries of the bin back where they lay; in C: itself where that folder is gone or in the bin itself (DISK-5). */
export function restored(entries: DiskEntries, ids: readonly string[]): Ruled {
  return each(entries, ids, (now, entry) => {
    if (entry.folder !== RECYCLE_BIN) return does({ put: [] });
    const { lay = ROOT } = entry;
    const folder = takesThings(now, lay) ? lay : ROOT;
    return does({ put: [laidInto(entry, folder, copyName(now, folder, entry.name))] });
  });
}

/** A file that is saved: a new one, or one in place of what was opened as this version. */
export interface SavedFile extends Fresh {
  readonly folder: string;
  readonly name: string;
  readonly size: number;
  /** The file whose content it takes the place of, and the version that was opened. */
  readonly over?: { readonly id: string; readonly version: number };
  /** A name that is taken gets a number behind it, such as `meme (2).png`. */
  readonly besideOthers?: true;
}

/** Saves a file. Over another version than the one that was opened it does not go (DISK-6). */
export function saved(entries: DiskEntries, saving: SavedFile): Ruled {
  const { id, now, folder, name: text, size, over, besideOthers = false } = saving;
  if (over !== undefined) {
    const before = entries.get(over.id);
    if (before?.kind !== 'file' || isInBin(entries, over.id)) return refuses('gone');
    if (before.version !== over.version) return refuses('changed');
    const after: FileEntry = { ...before, size, changed: now, version: before.version + 1 };
    return does({ put: [after] });
  }
  const problem = nameProblem(text);
  if (problem !== null) return refuses(problem);
  if (!takesThings(entries, folder)) return refuses('gone');
  const name = besideOthers ? newName(entries, folder, trimmedName(text)) : trimmedName(text);
  if (isTaken(entries, folder, name)) return refuses('taken');
  return does({ put: [{ kind: 'file', id, name, folder, size, made: now, changed: now, version: 1 }] });
}

/** The disk after a change. */
export function applied(entries: DiskEntries, { put, remove = [] }: DiskChange): DiskEntries {
  const after = new Map(entries);
  for (const entry of put) after.set(entry.id, entry);
  for (const id of remove) after.delete(id);
  return after;
}
