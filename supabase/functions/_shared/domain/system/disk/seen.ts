import { diskOf, isFixed, RECYCLE_BIN, type DiskEntries, type DiskEntry } from './entries.ts';
import { numberedName } from './names.ts';

/**
 * What a person sees of all that lies in this browser: what is of the browser itself, and what is their wallet's (DISK-19).
 * Copies of a disk that have met hold the same entries, and show the same: what would lie in itself lies in C:, and of two
 * names that are the same the later one has a number behind it. What is of the browser gives way to what is the wallet's.
 *
 * @param wallet null: a guest
 */
export function seenBy(all: Iterable<DiskEntry>, wallet: string | null): DiskEntries {
  const own = [...all].filter(({ of }) => of === undefined || of === wallet).toSorted(byPrecedence);
  const entries = new Map(diskOf(own));
  const names = new Map<string, Set<string>>();
  const later: DiskEntry[] = [];
  for (const entry of entries.values()) {
    if (entry.folder === RECYCLE_BIN) continue;
    const taken = names.get(entry.folder) ?? new Set();
    names.set(entry.folder, taken);
    const name = entry.name.toLowerCase();
    if (taken.has(name)) later.push(entry);
    else taken.add(name);
  }
  for (const entry of later) {
    const taken = names.get(entry.folder) ?? new Set();
    const name = numberedName(entry.name, (free) => !taken.has(free.toLowerCase()));
    taken.add(name.toLowerCase());
    entries.set(entry.id, { ...entry, name });
  }
  return entries;
}

const byPrecedence = (a: DiskEntry, b: DiskEntry): number =>
  Number(a.of === undefined) - Number(b.of === undefined) || a.made - b.made || (a.id < b.id ? -1 : 1);

/** Whose the entries become that a change makes: the wallet's that sees the disk, or the browser's. */
export const madeBy = (before: DiskEntries, put: readonly DiskEntry[], wallet: string | null): DiskEntry[] =>
  put.map((entry) => {
    if (before.has(entry.id) || isFixed(entry.id)) return entry;
    const { of: _of, apart: _apart, ...fresh } = entry;
    return wallet === null ? fresh : { ...fresh, of: wallet };
  });

/** Whether it lies in this browser alone and can be kept with the wallet (DISK-19). */
export const canFollow = (entry: DiskEntry): boolean =>
  !isFixed(entry.id) && (entry.of === undefined || entry.apart === true);

/** What lies in this browser alone becomes the wallet's (DISK-19). */
export const keptWith = (entries: DiskEntries, wallet: string): DiskEntry[] =>
  [...entries.values()].filter(canFollow).map(({ apart: _apart, ...entry }) => ({ ...entry, of: wallet }));
