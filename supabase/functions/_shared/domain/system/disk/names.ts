import { withoutEnd } from '../../../kernel/edges.ts';
import { inFolder, type DiskEntries } from './entries.ts';

/** A name has so many characters at most (DISK-2). */
export const FILE_NAME_MOST = 60;

/** What no name may have: the characters that Windows 95 refused, and those that cannot be seen. */
const REFUSED = /[\\/:*?"<>|\u0000-\u001f\u007f]/;
const EACH_REFUSED = new RegExp(REFUSED, 'g');

/** Why a name cannot be given. */
export type NameProblem = 'no-name' | 'long-name' | 'refused-letters';

/** A name as it is kept. Windows 95 left out dots at its end as well. */
export const trimmedName = (text: string): string => withoutEnd(text.trim(), '. ');

/** Why nothing can be called so; null: it can (DISK-2). */
export function nameProblem(text: string): NameProblem | null {
  const name = trimmedName(text);
  if (name === '') return 'no-name';
  if (name.length > FILE_NAME_MOST) return 'long-name';
  return REFUSED.test(name) ? 'refused-letters' : null;
}

/** Two names that no folder has both of: case makes no difference. */
export const isSameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Whether something else in this folder is called so. */
export const isTaken = (entries: DiskEntries, folder: string, name: string, except?: string): boolean =>
  inFolder(entries, folder).some((entry) => entry.id !== except && isSameName(entry.name, name));

/** What follows a name's last dot is an extension where it is this short, with the dot. */
const EXTENSION_MOST = 10;

/** A name in two parts: what a person calls it, and the extension with its dot; '' where there is none. */
export function partsOf(name: string): readonly [stem: string, extension: string] {
  const dot = name.lastIndexOf('.');
  if (dot <= 0 || name.length - dot > EXTENSION_MOST) return [name, ''];
  return [name.slice(0, dot), name.slice(dot)];
}

/** The first of these names that is free; the name is shortened before its extension where it would be too long. */
function firstFree(
  name: string,
  isFree: (name: string) => boolean,
  nameOf: (stem: string, count: number) => string,
): string {
  const [stem, extension] = partsOf(name);
  for (let count = 1; ; count += 1) {
    const over = nameOf(stem, count).length + extension.length - FILE_NAME_MOST;
    const kept = over > 0 ? stem.slice(0, Math.max(0, stem.length - over)) : stem;
    const free = trimmedName(`${nameOf(kept, count)}${extension}`);
    if (isFree(free)) return free;
  }
}

/** The name of a thing that comes into a folder: its own, or where that is taken `Copy of ...`, `Copy (2) of ...` (DISK-2). */
export const copyName = (entries: DiskEntries, folder: string, name: string): string =>
  freeCopyName(name, (free) => !isTaken(entries, folder, free));

/** The same among any names. */
export function freeCopyName(name: string, isFree: (name: string) => boolean): string {
  if (isFree(name)) return name;
  return firstFree(name, isFree, (stem, count) => `Copy ${count === 1 ? '' : `(${count}) `}of ${stem}`);
}

/** The name of a new thing in a folder: this one, or where that is taken with a number behind it, such as `New Folder (2)`. */
export const newName = (entries: DiskEntries, folder: string, name: string): string =>
  numberedName(name, (free) => !isTaken(entries, folder, free));

/** The same among any names. */
export const numberedName = (name: string, isFree: (name: string) => boolean): string =>
  firstFree(name, isFree, (stem, count) => (count === 1 ? stem : `${stem} (${count})`));

/** The name of a file whose words were saved on two computers at once, for those that came second (DISK-21). */
export function nameFromElsewhere(name: string): string {
  const [stem, extension] = partsOf(name);
  const end = ' (from another computer)';
  if (stem.endsWith(end)) return name;
  return `${trimmedName(stem.slice(0, FILE_NAME_MOST - end.length - extension.length))}${end}${extension}`;
}

/** The name of one of many things of the same kind in a folder, such as `Desktop 1.png`: the first number that is free. */
export const countedName = (entries: DiskEntries, folder: string, name: string): string =>
  firstFree(
    name,
    (free) => !isTaken(entries, folder, free),
    (stem, count) => `${stem} ${count}`,
  );

/** A name that can be given, made of any text, such as that of a file from elsewhere: what is refused becomes a line. */
export function fittingName(text: string): string {
  const [stem, extension] = partsOf(trimmedName(text.replaceAll(EACH_REFUSED, '_')));
  return trimmedName(`${stem.slice(0, FILE_NAME_MOST - extension.length)}${extension}`) || 'File';
}
