import type { DiskEntry } from './entries.ts';
import { kindTitle } from './kinds.ts';

/** What a folder can be sorted by. */
export const SORTS = ['name', 'size', 'kind', 'date'] as const;
export type Sort = (typeof SORTS)[number];

const byName = (a: DiskEntry, b: DiskEntry): number =>
  a.name.localeCompare(b.name, 'en', { numeric: true, sensitivity: 'base' }) || (a.id < b.id ? -1 : 1);

const ORDERS: Readonly<Record<Sort, (a: DiskEntry, b: DiskEntry) => number>> = {
  name: byName,
  size: (a, b) => bytesOf(a) - bytesOf(b) || byName(a, b),
  kind: (a, b) => kindTitle(a).localeCompare(kindTitle(b), 'en') || byName(a, b),
  date: (a, b) => a.changed - b.changed || byName(a, b),
};

const bytesOf = (entry: DiskEntry): number => (entry.kind === 'file' ? entry.size : 0);

/** Folders first, whichever way the rest goes. */
export function sorted(entries: readonly DiskEntry[], sort: Sort, isDown = false): readonly DiskEntry[] {
  const order = ORDERS[sort];
  return entries.toSorted((a, b) => {
    if (a.kind !== b.kind) return a.kind === 'folder' ? -1 : 1;
    return isDown ? order(b, a) : order(a, b);
  });
}

const UNITS = ['KB', 'MB', 'GB', 'TB'] as const;

/** Bytes as a person reads them: `1 byte`, `812 bytes`, `1.2 KB`, `34 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  let [value, unit] = [bytes / 1024, 0];
  // What would be rounded to 1024 is 1 of the next unit.
  while (value >= 1023.5 && unit < UNITS.length - 1) [value, unit] = [value / 1024, unit + 1];
  const digits = value < 9.95 ? 1 : 0;
  return `${value.toFixed(digits)} ${UNITS[unit]}`;
}
