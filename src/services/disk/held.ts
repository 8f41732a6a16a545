import type { DiskEntries, DiskEntry, FileEntry } from '@shared/domain/system/disk/entries.ts';
import type { Coming } from '@shared/domain/system/disk/merge.ts';
import { randomId } from '../../kernel/randomId.ts';
import { fileOf, hasSameBytes } from './content.ts';
import type { Content } from './store.ts';

/** What a file holds of a disk; ids mean something in it alone. */
export interface Held {
  readonly entries: readonly DiskEntry[];
  /** By the ids of its files. */
  readonly contents: ReadonlyMap<string, Blob>;
}

/**
 * What comes of a file, under ids of this disk, and whether it is here already.
 *
 * @param contentOf the content of a file of this disk; null: it cannot be read
 */
export async function comingWith(
  { entries: held, contents }: Held,
  here: DiskEntries,
  contentOf: (id: string) => Promise<Content | null>,
): Promise<Coming & { readonly contents: ReadonlyMap<string, Blob> }> {
  const isSame = await samePairs(here, held, async (coming, like) => {
    const content = await contentOf(like.id);
    const file = contents.get(coming.id);
    if (content === null || file === undefined) return false;
    return hasSameBytes(file, fileOf(like.name, content));
  });
  const ids = new Map(held.map(({ id }) => [id, randomId()]));
  const newId = (id: string): string => ids.get(id) ?? id;
  return { isSame, newId, contents: new Map([...contents].map(([id, content]) => [newId(id), content])) };
}

/** Which files that come are the same as one that lies here: of those of one size and one name, or a copy's of it. */
async function samePairs(
  entries: DiskEntries,
  held: readonly DiskEntry[],
  isSame: (coming: FileEntry, here: FileEntry) => Promise<boolean>,
): Promise<(coming: string, here: string) => boolean> {
  const pairs = new Set<string>();
  // An id of this disk has no space; one of a file may have any letters.
  const pair = (coming: string, like: string): string => `${like} ${coming}`;
  const bySize = new Map<number, FileEntry[]>();
  for (const entry of entries.values()) {
    if (entry.kind !== 'file') continue;
    const alike = bySize.get(entry.size) ?? [];
    alike.push(entry);
    bySize.set(entry.size, alike);
  }
  for (const coming of held) {
    if (coming.kind !== 'file') continue;
    const name = coming.name.toLowerCase();
    for (const like of bySize.get(coming.size) ?? []) {
      const called = like.name.toLowerCase();
      if (called !== name && !called.endsWith(` of ${name}`)) continue;
      if (await isSame(coming, like)) pairs.add(pair(coming.id, like.id));
    }
  }
  return (coming, like) => pairs.has(pair(coming, like));
}
