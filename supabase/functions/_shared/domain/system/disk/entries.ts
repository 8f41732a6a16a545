/** What lies on a person's disk (C:), and where (DISK-1). */
interface Lying {
  readonly id: string;
  readonly name: string;
  /** The id of the folder that it lies in. */
  readonly folder: string;
  /** When it was made, in milliseconds since the epoch; 0: it was always there. */
  readonly made: number;
  /** When it was changed last, in the same way. */
  readonly changed: number;
  /** Present: it lies in the recycle bin, and lay in this folder before. */
  readonly lay?: string;
  /** Present: it is this wallet's, which alone sees it; absent: it is of this browser, for all who use that (DISK-19). */
  readonly of?: string;
  /** It is a wallet's and lies in this browser alone all the same, because the wallet had everything deleted (WORDS-2). */
  readonly apart?: true;
}

export interface FolderEntry extends Lying {
  readonly kind: 'folder';
}

export interface FileEntry extends Lying {
  readonly kind: 'file';
  /** Of its content, in bytes. */
  readonly size: number;
  /** Raised by each save of its content: a save from an older one does not take away the other's words (DISK-6). */
  readonly version: number;
}

export type DiskEntry = FolderEntry | FileEntry;

/** Everything that lies on the disk, by id. */
export type DiskEntries = ReadonlyMap<string, DiskEntry>;

/** The disk itself, as the folder that lies in no other. */
export const ROOT = 'c';
export const RECYCLE_BIN = 'recycle-bin';
/** What lies in it lies on the desktop (DISK-16). */
export const DESKTOP = 'desktop';
export const DOCUMENTS = 'documents';
export const PICTURES = 'pictures';
export const SCHOOL = 'school';

/** The folders that are always there, and stay as they are (DISK-1). */
const FIXED: readonly (readonly [id: string, name: string])[] = [
  [DESKTOP, 'Desktop'],
  [DOCUMENTS, 'Documents'],
  ['games', 'Games'],
  [PICTURES, 'Pictures'],
  [RECYCLE_BIN, 'Recycle Bin'],
  [SCHOOL, 'School'],
];

const FIXED_IDS: ReadonlySet<string> = new Set([ROOT, ...FIXED.map(([id]) => id)]);

/** Whether it can neither be renamed, moved nor deleted. */
export const isFixed = (id: string): boolean => FIXED_IDS.has(id);

/** The disk with these entries on it. One whose folder is gone lies in C: itself, so that nothing is out of reach. */
export function diskOf(entries: readonly DiskEntry[]): DiskEntries {
  const all = new Map<string, DiskEntry>(
    FIXED.map(([id, name]) => [id, { kind: 'folder', id, name, folder: ROOT, made: 0, changed: 0 }]),
  );
  for (const entry of entries) if (!isFixed(entry.id)) all.set(entry.id, entry);
  for (const entry of entries) {
    if (all.has(entry.id) && !isReached(all, entry)) all.set(entry.id, { ...entry, folder: ROOT });
  }
  return all;
}

/** Whether this is a folder that things can lie in. */
export const isFolder = (entries: DiskEntries, id: string): boolean =>
  id === ROOT || entries.get(id)?.kind === 'folder';

/** What lies in a folder, in no order. */
export const inFolder = (entries: DiskEntries, folder: string): readonly DiskEntry[] =>
  [...entries.values()].filter((entry) => entry.folder === folder);

/** The folders round an entry, from the one that it lies in to C: itself. */
export function foldersRound(entries: DiskEntries, id: string): readonly string[] {
  const round: string[] = [];
  let at = entries.get(id)?.folder;
  while (at !== undefined && !round.includes(at)) {
    round.push(at);
    at = entries.get(at)?.folder;
  }
  return round;
}

const isReached = (entries: DiskEntries, { id, folder }: DiskEntry): boolean =>
  isFolder(entries, folder) && foldersRound(entries, id).at(-1) === ROOT;

/** Whether it lies in the recycle bin, or in a folder that does. */
export const isInBin = (entries: DiskEntries, id: string): boolean =>
  id === RECYCLE_BIN || foldersRound(entries, id).includes(RECYCLE_BIN);

/** An entry and everything in it, from the outside in. */
export function withContents(entries: DiskEntries, id: string): readonly DiskEntry[] {
  const entry = entries.get(id);
  if (entry === undefined) return [];
  return [entry, ...inFolder(entries, id).flatMap((inner) => withContents(entries, inner.id))];
}

/** Bytes of an entry, or of everything in a folder. */
export const sizeOf = (entries: DiskEntries, id: string): number =>
  withContents(entries, id).reduce((sum, entry) => sum + (entry.kind === 'file' ? entry.size : 0), 0);

/** Where it is, such as `C:\Documents\Notes.txt`. */
export function pathOf(entries: DiskEntries, id: string): string {
  const names = [id, ...foldersRound(entries, id)].flatMap((one) => entries.get(one)?.name ?? []);
  return `C:\\${names.toReversed().join('\\')}`;
}

/** What lies at a path, such as `c:/documents/notes.txt`, whatever its case: its id. Null: nothing, or it is in the bin. */
export function entryAt(entries: DiskEntries, path: string): string | null {
  const [drive, ...names] = path.toLowerCase().split(/[\\/]+/);
  if (drive !== 'c:') return null;
  let at = ROOT;
  for (const name of names.filter((one) => one !== '')) {
    const inner = inFolder(entries, at).find((entry) => entry.name.toLowerCase() === name);
    if (inner === undefined || at === RECYCLE_BIN) return null;
    at = inner.id;
  }
  return at;
}
