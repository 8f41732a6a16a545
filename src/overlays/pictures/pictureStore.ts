/** Pictures of drafts, as they are written, by their ids: in this browser's database, so that drafts survive a reload. */
export interface PictureStore {
  /** Answers whether it is kept beyond this visit. */
  keep(id: string, picture: Blob): Promise<boolean>;
  /** Null: there is no such picture (any more). */
  find(id: string): Promise<Blob | null>;
  /** Forgets all but these. */
  keepOnly(ids: ReadonlySet<string>): Promise<void>;
}

const TABLE = 'pictures';

const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database failed'));
  });

async function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(TABLE);
  return done(request);
}

/** Opens the store of a database that is a program's own. Where a browser has no database or no room left, pictures are kept for this visit. */
export function createPictureStore(name: string): PictureStore {
  const visit = new Map<string, Blob>();
  const within = async <Value>(
    mode: IDBTransactionMode,
    act: (table: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value | null> => {
    try {
      const database = await open(name);
      try {
        return await done(act(database.transaction(TABLE, mode).objectStore(TABLE)));
      } finally {
        database.close();
      }
    } catch {
      return null;
    }
  };
  return {
    async keep(id, picture) {
      visit.set(id, picture);
      return (await within('readwrite', (table) => table.put(picture, id))) !== null;
    },
    async find(id) {
      const kept: unknown = visit.get(id) ?? (await within('readonly', (table) => table.get(id)));
      return kept instanceof Blob ? kept : null;
    },
    async keepOnly(ids) {
      const keys = (await within('readonly', (table) => table.getAllKeys())) ?? [];
      for (const key of keys) {
        if (typeof key === 'string' && !ids.has(key)) await within('readwrite', (table) => table.delete(key));
      }
    },
  };
}
