import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { Base, FollowedChange, Mark } from '@shared/domain/system/disk/changes.ts';
import type { DiskEntries, DiskEntry } from '@shared/domain/system/disk/entries.ts';
import type { Following } from '@shared/domain/system/disk/follow.ts';
import * as shape from '../../kernel/shape.ts';
import { NOTHING_KNOWN, type Content, type DiskStore } from './store.ts';

/** Raised when what is kept changes its shape; an older page then says that it is too old (DISK-7). */
const VERSION = 2;
const DATABASE = 'disk';
const STORES = ['entries', 'contents', 'bases', 'marks'] as const;
/** Under which key of `marks` it says whose disk is seen. */
const OWNER = 'owner';

interface Schema extends DBSchema {
  /** What lies on the disk, by id. */
  entries: { key: string; value: unknown };
  /** What is in the files, by the same ids. */
  contents: { key: string; value: unknown };
  /** What is known of the copies of wallets (DISK-21), by wallet and id. */
  bases: { key: [wallet: string, id: string]; value: unknown };
  /** How far each copy was read, by wallet, and whose disk is seen. */
  marks: { key: string; value: unknown };
}

const LYING = {
  id: shape.words,
  name: shape.words,
  folder: shape.words,
  made: shape.number,
  changed: shape.number,
  lay: shape.optional(shape.words),
  of: shape.optional(shape.words),
  apart: shape.optional(shape.literal(true)),
};
const ENTRIES: shape.Shape<DiskEntry[]> = shape.each(
  shape.anyOf(
    shape.object({ ...LYING, kind: shape.literal('folder') }),
    shape.object({ ...LYING, kind: shape.literal('file'), size: shape.whole(0), version: shape.whole(1) }),
  ),
);
const BASE: shape.Shape<Base & { readonly id: string }> = shape.object({
  id: shape.words,
  version: shape.whole(0),
  name: shape.string,
  folder: shape.string,
  lay: shape.nullable(shape.string),
  content: shape.whole(0),
  picture: shape.nullable(shape.string),
  saved: shape.whole(-1),
  layout: shape.optional(shape.string),
});
const MARK: shape.Shape<Mark> = shape.object({ copy: shape.nullable(shape.string), since: shape.whole(0) });
const CONTENT: shape.Shape<Content> = shape.anyOf(
  shape.string,
  shape.checked(shape.unknown, (found): found is Blob => found instanceof Blob) as shape.Shape<Blob>,
);

/**
 * Entries and contents in the browser's database. Throws where there is none, and a `VersionError` where a newer version of
 * the product has written it.
 *
 * @param onNewer told when another tab opens the database in a newer version, for which this one lets go of it
 */
export async function openBrowserStore(onNewer: () => void): Promise<DiskStore> {
  let connection: Promise<IDBPDatabase<Schema>> | null = null;
  const connect = async (): Promise<IDBPDatabase<Schema>> => {
    connection ??= openDB<Schema>(DATABASE, VERSION, {
      upgrade(database) {
        for (const name of STORES) {
          if (!database.objectStoreNames.contains(name)) database.createObjectStore(name);
        }
      },
      blocking(_version, _blocked, event) {
        (event.target as IDBDatabase).close();
        onNewer();
      },
      // The next act opens it again.
      terminated: () => (connection = null),
    });
    try {
      return await connection;
    } catch (fault) {
      connection = null;
      throw fault;
    }
  };
  await connect();

  return {
    async entries() {
      return ENTRIES(await (await connect()).getAll('entries')) ?? [];
    },
    async content(id) {
      return CONTENT(await (await connect()).get('contents', id)) ?? null;
    },
    async owner() {
      return OWNING(await (await connect()).get('marks', OWNER)) ?? null;
    },
    async setOwner(wallet) {
      await (await connect()).put('marks', wallet, OWNER);
    },
    async change(rule, given, wallet) {
      const database = await connect();
      // Strict: what was said to be saved is on the disk of the machine too.
      const act = database.transaction(STORES, 'readwrite', { durability: 'strict' });
      const [entries, contents] = [act.objectStore('entries'), act.objectStore('contents')];
      try {
        const known = wallet === undefined ? NOTHING_KNOWN : await knownOf(act, wallet);
        const ruled = rule(byId(ENTRIES(await entries.getAll()) ?? []), known);
        if (ruled.ok) {
          const { put, remove = [], copies = [], texts = new Map<string, string | null>() } = ruled.value;
          for (const { from, to } of copies) {
            const content = await contents.get(from);
            if (content !== undefined) await contents.put(content, to);
          }
          for (const entry of put) await entries.put(entry, entry.id);
          for (const { id } of put) {
            const content = given.get(id);
            if (content !== undefined) await contents.put(content, id);
          }
          for (const [id, text] of texts) {
            if (text === null) await contents.delete(id);
            else await contents.put(text, id);
          }
          for (const id of remove) {
            await entries.delete(id);
            await contents.delete(id);
          }
          if (ruled.value.followed !== undefined) await keepKnown(act, ruled.value.followed);
        }
        await act.done;
        return ruled;
      } catch (fault) {
        // Where the transaction failed, its own error says why.
        const reason: unknown = act.error ?? fault;
        abort(act);
        await act.done.catch(() => undefined);
        throw reason;
      }
    },
  };
}

const OWNING = shape.nullable(shape.words);
const byId = (entries: readonly DiskEntry[]): DiskEntries =>
  new Map(entries.map((entry) => [entry.id, entry]));

type Act = IDBPTransaction<Schema, typeof STORES, 'readwrite'>;

async function knownOf(act: Act, wallet: string): Promise<Following> {
  // An array comes after all texts.
  const ofWallet = IDBKeyRange.bound([wallet, ''], [wallet, []]);
  const bases = (await act.objectStore('bases').getAll(ofWallet)).flatMap((found) => {
    const base = BASE(found);
    return base === undefined ? [] : [[base.id, base] as const];
  });
  return { bases: new Map(bases), mark: MARK(await act.objectStore('marks').get(wallet)) ?? null };
}

async function keepKnown(act: Act, { wallet, put, remove, mark }: FollowedChange): Promise<void> {
  const bases = act.objectStore('bases');
  for (const [id, base] of put) await bases.put({ id, ...base }, [wallet, id]);
  for (const id of remove) await bases.delete([wallet, id]);
  await act.objectStore('marks').put(mark, wallet);
}

/** Ends a transaction without anything done, unless it has ended. */
function abort(act: { abort(): void }): void {
  try {
    act.abort();
  } catch {
    // It has ended.
  }
}
