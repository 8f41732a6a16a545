import type { DiskEntry } from './entries.ts';
import { isSameName, partsOf } from './names.ts';

/** What a file is, by its extension (DISK-3). */
export type FileKind = 'text' | 'picture' | 'calendar' | 'table' | 'shortcut' | 'other';

interface KindLine {
  readonly extensions: readonly string[];
  readonly kind: FileKind;
  /** What a list calls it. */
  readonly title: string;
  /** Its media type. */
  readonly type: string;
}

const KINDS: readonly KindLine[] = [
  { extensions: ['.txt'], kind: 'text', title: 'Text Document', type: 'text/plain' },
  { extensions: ['.json'], kind: 'text', title: 'Data', type: 'application/json' },
  { extensions: ['.png'], kind: 'picture', title: 'PNG Picture', type: 'image/png' },
  { extensions: ['.jpg', '.jpeg'], kind: 'picture', title: 'JPEG Picture', type: 'image/jpeg' },
  { extensions: ['.gif'], kind: 'picture', title: 'GIF Picture', type: 'image/gif' },
  { extensions: ['.webp'], kind: 'picture', title: 'WebP Picture', type: 'image/webp' },
  { extensions: ['.ics'], kind: 'calendar', title: 'Calendar', type: 'text/calendar' },
  { extensions: ['.lnk'], kind: 'shortcut', title: 'Shortcut', type: 'text/plain' },
  { extensions: ['.csv'], kind: 'table', title: 'Table', type: 'text/csv' },
];

function lineOf(name: string): KindLine | undefined {
  const [, extension] = partsOf(name);
  return KINDS.find(({ extensions }) => extensions.some((one) => isSameName(one, extension)));
}

/** What a file of this name is. */
export const kindOf = (name: string): FileKind => lineOf(name)?.kind ?? 'other';

/** What a list calls it, such as `Text Document`, or `TAR File` where its extension is not known. */
export function kindTitle({ kind, name }: Pick<DiskEntry, 'kind' | 'name'>): string {
  if (kind === 'folder') return 'File Folder';
  const known = lineOf(name)?.title;
  if (known !== undefined) return known;
  const [, extension] = partsOf(name);
  return extension.length > 1 ? `${extension.slice(1).toUpperCase()} File` : 'File';
}

/** The media type of a file of this name. */
export const mediaTypeOf = (name: string): string => lineOf(name)?.type ?? 'application/octet-stream';

/** The name with the extension of a kind, where it has none of that kind. */
export function named(name: string, kind: FileKind): string {
  if (kindOf(name) === kind) return name;
  return `${name}${KINDS.find((line) => line.kind === kind)?.extensions[0] ?? ''}`;
}
