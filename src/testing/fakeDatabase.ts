import * as fake from 'fake-indexeddb';
import { vi } from 'vitest';

const { indexedDB: _shared, ...CLASSES } = fake;

/**
 * The browser's database for a test, empty unless the one of before is given: another page of the same browser has it too.
 * Answers it.
 */
export function fakeDatabase(database: IDBFactory = new fake.IDBFactory()): IDBFactory {
  for (const [name, value] of Object.entries(CLASSES)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', database);
  return database;
}
