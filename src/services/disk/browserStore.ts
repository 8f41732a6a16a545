import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { diskOf, type DiskEntry } from '@shared/domain/system/disk/entries.ts';
import * as shape from '../../kernel/shape.ts';
import type { Content, DiskStore } from './store.ts';

/** Raised when what is kept changes its shape; an older page then says that it is too old (DISK-7). */
const VERSION = 1;
const DATABASE = 'disk';
const BOTH = ['entries', 'contents'] as const;

interface Schema extends DBSchema {
  /** What lies on the disk, by id. */
  entries: { key: string; value: unknown };
  /** What is in the files, by the same ids. */
  contents: { key: string; value: unknown };
}

const LYING = {
  id: shape.words,
  name: shape.words,
  folder: shape.words,
  made: shape.number,
  changed: shape.number,
  lay: shape.optional(shape.words),
};
const ENTRIES: shape.Shape<DiskEntry[]> = shape.each(
  shape.anyOf(
    shape.object({ ...LYING, kind: shape.literal('folder') }),
    shape.object({ ...LYING, kind: shape.literal('file'), size: shape.whole(0), version: shape.whole(1) }),
  ),
);
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
        for (const name of BOTH) database.createObjectStore(name);
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
    async change(rule, given) {
      const database = await connect();
      // Strict: what was said to be saved is on the disk of the machine too.
      const act = database.transaction(BOTH, 'readwrite', { durability: 'strict' });
      const [entries, contents] = [act.objectStore('entries'), act.objectStore('contents')];
      try {
        const ruled = rule(diskOf(ENTRIES(await entries.getAll()) ?? []));
        if (ruled.ok) {
          const { put, remove = [], copies = [] } = ruled.value;
          for (const { from, to } of copies) {
            const content = await contents.get(from);
            if (content !== undefined) await contents.put(content, to);
          }
          for (const entry of put) await entries.put(entry, entry.id);
          for (const { id } of put) {
            const content = given.get(id);
            if (content !== undefined) await contents.put(content, id);
          }
          for (const id of remove) {
            await entries.delete(id);
            await contents.delete(id);
          }
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

/** Ends a transaction without anything done, unless it has ended. */
function abort(act: { abort(): void }): void {
  try {
    act.abort();
  } catch {
    // It has ended.
  }
}
