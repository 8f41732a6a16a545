import type { DiskChange, Ruled } from '@shared/domain/system/disk/changes.ts';
import { applied } from '@shared/domain/system/disk/changes.ts';
import { diskOf, type DiskEntries, type DiskEntry } from '@shared/domain/system/disk/entries.ts';

/** What is in a file: words, or bytes of any kind. */
export type Content = string | Blob;

/** Contents that come with a change, by the ids of their files; of those alone that the change puts in. */
export type Contents = ReadonlyMap<string, Content>;

/** Where entries and contents are kept. Every function may throw what the browser's database throws. */
export interface DiskStore {
  entries(): Promise<readonly DiskEntry[]>;
  /** Null: there is no such file (any more). */
  content(id: string): Promise<Content | null>;
  /**
   * Reads all entries and puts in what the rule makes of them, all of it or nothing: no other change comes between, and a
   * page that ends meanwhile leaves everything as it was (DISK-6).
   */
  change(rule: (entries: DiskEntries) => Ruled, contents: Contents): Promise<Ruled>;
}

/** A store for this visit alone, where the browser keeps nothing. */
export function createVisitStore(): DiskStore {
  let entries: DiskEntries = diskOf([]);
  const contents = new Map<string, Content>();
  const copy = ({ copies = [], remove = [] }: DiskChange): void => {
    for (const { from, to } of copies) {
      const content = contents.get(from);
      if (content !== undefined) contents.set(to, content);
    }
    for (const id of remove) contents.delete(id);
  };
  return {
    entries: () => Promise.resolve([...entries.values()]),
    content: (id) => Promise.resolve(contents.get(id) ?? null),
    change(rule, given) {
      const ruled = rule(entries);
      if (ruled.ok) {
        entries = applied(entries, ruled.value);
        copy(ruled.value);
        for (const { id } of ruled.value.put) {
          const content = given.get(id);
          if (content !== undefined) contents.set(id, content);
        }
      }
      return Promise.resolve(ruled);
    },
  };
}
