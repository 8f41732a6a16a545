import {
  inFolder,
  RECYCLE_BIN,
  type DiskEntries,
  type DiskEntry,
} from '@shared/domain/system/disk/entries.ts';
import { kindOf, kindTitle, type FileKind } from '@shared/domain/system/disk/kinds.ts';
import { sizeText, sorted } from '@shared/domain/system/disk/sorting.ts';
import type { View } from './look.ts';
import { dateText } from './texts.ts';

/** One thing in a folder, as it is shown. */
export interface Item {
  readonly id: string;
  readonly name: string;
  /** A name in the icon set. */
  readonly icon: string;
  readonly size: string;
  readonly kind: string;
  readonly date: string;
}

const KIND_ICONS: Readonly<Record<FileKind, string>> = {
  text: 'notepad',
  picture: 'picture',
  calendar: 'calendar',
  table: 'document',
  shortcut: 'programs',
  other: 'document',
};

/** The icon of an entry: a folder's, the bin's, or that of its kind. */
export function iconOf({ id, kind, name }: Pick<DiskEntry, 'id' | 'kind' | 'name'>): string {
  if (id === RECYCLE_BIN) return 'trash';
  return kind === 'folder' ? 'folder' : KIND_ICONS[kindOf(name)];
}

const itemOf = (entry: DiskEntry): Item => ({
  id: entry.id,
  name: entry.name,
  icon: iconOf(entry),
  size: entry.kind === 'file' ? sizeText(entry.size) : '',
  kind: kindTitle(entry),
  date: dateText(entry.changed),
});

/** What lies in a folder, in order. */
export const itemsIn = (
  entries: DiskEntries,
  folder: string,
  { sort, isDown }: Pick<View, 'sort' | 'isDown'>,
): readonly Item[] => sorted(inFolder(entries, folder), sort, isDown).map(itemOf);
