import * as fake from 'fake-indexeddb';
import { vi } from 'vitest';

const { indexedDB: _shared, ...CLASSES } = fake;

/**
 * The browser's database for a test, empty unless the one of before is given: another page of the same browser has it too.
 * Answers it. Its classes stay after the test, for what is still being read then: it would fail where no one hears of it.
 */
export function fakeDatabase(database: IDBFactory = new fake.IDBFactory()): IDBFactory {
  Object.assign(globalThis, CLASSES);
  vi.stubGlobal('indexedDB', database);
  return database;
}
