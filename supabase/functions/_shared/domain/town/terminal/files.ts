import type { CommandLevel } from './command.ts';
import type { Words } from './words.ts';

export interface FileEntry {
  readonly kind: 'file';
  readonly words: Words;
  readonly level: CommandLevel;
}
export interface FolderEntry {
  readonly kind: 'folder';
  readonly entries: Readonly<Record<string, Entry>>;
  readonly level: CommandLevel;
}
export type Entry = FileEntry | FolderEntry;

export const file = (words: Words, level: CommandLevel = 'BETA'): FileEntry => ({
  kind: 'file',
  words,
  level,
});
export const folder = (entries: FolderEntry['entries'], level: CommandLevel = 'BETA'): FolderEntry => ({
  kind: 'folder',
  entries,
  level,
});

/** A path from the root, from where the person stands: 'gym', '..', '/office/memo.txt'. */
export function pathFrom(standing: string, typed: string): string {
  const parts: string[] = [];
  for (const part of (typed.startsWith('/') ? typed : `${standing}/${typed}`).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

/** What lies at a path; null: nothing does. */
export function entryAt(root: FolderEntry, path: string): Entry | null {
  let found: Entry = root;
  for (const name of path.split('/').filter(Boolean)) {
    if (found.kind !== 'folder' || !Object.hasOwn(found.entries, name)) return null;
    const next: Entry | undefined = found.entries[name];
    if (next === undefined) return null;
    found = next;
  }
  return found;
}

/** The highest level that anything on the way to a path asks for. */
export function levelOfPath(root: FolderEntry, path: string): CommandLevel {
  const names = path.split('/').filter(Boolean);
  const ways = names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`);
  return ways.some((way) => entryAt(root, way)?.level === 'ADMIN') ? 'ADMIN' : 'BETA';
}

/** A name as `ls` shows it: a folder ends in a slash. */
export const listedName = (name: string, entry: Entry): string =>
  entry.kind === 'folder' ? `${name}/` : name;

/** Every path below the root. */
export function pathsBelow(root: FolderEntry, path = ''): readonly string[] {
  return Object.entries(root.entries).flatMap(([name, entry]) => {
    const here = `${path}/${name}`;
    return entry.kind === 'folder' ? [here, ...pathsBelow(entry, here)] : [here];
  });
}
