import type { ListedEntry } from '../../kernel/app.ts';

/** A folder of Programs, and whose programs lie in it: districts of src/apps, and groups that manifests name. */
const FOLDERS: readonly (readonly [label: string, groups: readonly string[]])[] = [
  ['Accessories', ['accessories']],
  ['Games', ['arcade']],
  ['Internet', ['internet']],
  ['Making Things', ['making']],
  ['Office', ['office']],
  ['People', ['people']],
  ['School', ['school', 'collection']],
  ['System', ['system']],
  ['Town', ['town']],
];

interface ProgramFolder {
  readonly label: string;
  readonly listed: readonly ListedEntry[];
}

/** What the folder of an entry is called; undefined: it lies in none. */
export const folderOf = ({ entry: { group = '' } }: Pick<ListedEntry, 'entry'>): string | undefined =>
  FOLDERS.find(([, groups]) => groups.includes(group))?.[0];

/** The programs of a person in their folders, in order, without those that would be empty; `loose` lie in none (SHELL-28). */
export function inFolders(listed: readonly ListedEntry[]): {
  readonly folders: readonly ProgramFolder[];
  readonly loose: readonly ListedEntry[];
} {
  const inIt = (label: string | undefined) => listed.filter((one) => folderOf(one) === label);
  const folders = FOLDERS.map(([label]) => ({ label, listed: inIt(label) }));
  return { folders: folders.filter((folder) => folder.listed.length > 0), loose: inIt(undefined) };
}
