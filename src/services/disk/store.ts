import type { DiskChange, Ruled } from '@shared/domain/system/disk/changes.ts';
import { applied } from '@shared/domain/system/disk/changes.ts';
import type { DiskEntries, DiskEntry } from '@shared/domain/system/disk/entries.ts';
import type { Following } from '@shared/domain/system/disk/follow.ts';

/** What is in a file: words, or bytes of any kind. */
export type Content = string | Blob;

/** Contents that come with a change, by the ids of their files; of those alone that the change puts in. */
export type Contents = ReadonlyMap<string, Content>;

/** Where entries and contents are kept. Every function may throw what the browser's database throws. */
export interface DiskStore {
  entries(): Promise<readonly DiskEntry[]>;
  /** Null: there is no such file (any more). */
  content(id: string): Promise<Content | null>;
  /** Whose disk is seen, until they sign out: a wallet's, or a guest's (null). */
  owner(): Promise<string | null>;
  setOwner(wallet: string | null): Promise<void>;
  /**
   * Reads all entries and puts in what the rule makes of them, all of it or nothing: no other change comes between, and a
   * page that ends meanwhile leaves everything as it was (DISK-6).
   *
   * @param wallet of whose copy the rule asks what is known; absent: it does not ask
   */
  change(
    rule: (entries: DiskEntries, following: Following) => Ruled,
    contents: Contents,
    wallet?: string,
  ): Promise<Ruled>;
}

export const NOTHING_KNOWN: Following = { bases: new Map(), mark: null };

/** A store for this visit alone, where the browser keeps nothing. */
export function createVisitStore(): DiskStore {
  let entries: DiskEntries = new Map();
  let owner: string | null = null;
  const contents = new Map<string, Content>();
  const known = new Map<string, Following>();
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
    owner: () => Promise.resolve(owner),
    setOwner(wallet) {
      owner = wallet;
      return Promise.resolve();
    },
    change(rule, given, wallet = '') {
      const ruled = rule(entries, known.get(wallet) ?? NOTHING_KNOWN);
      if (ruled.ok) {
        entries = applied(entries, ruled.value);
        copy(ruled.value);
        for (const { id } of ruled.value.put) {
          const content = given.get(id);
          if (content !== undefined) contents.set(id, content);
        }
        for (const [id, text] of ruled.value.texts ?? []) {
          if (text === null) contents.delete(id);
          else contents.set(id, text);
        }
        const { followed } = ruled.value;
        if (followed !== undefined) {
          const bases = new Map(known.get(followed.wallet)?.bases);
          for (const [id, base] of followed.put) bases.set(id, base);
          for (const id of followed.remove) bases.delete(id);
          known.set(followed.wallet, { bases, mark: followed.mark });
        }
      }
      return Promise.resolve(ruled);
    },
  };
}
