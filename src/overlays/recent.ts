import { isInBin, type DiskEntries, type FileEntry } from '@shared/domain/system/disk/entries.ts';
import * as shape from '../kernel/shape.ts';
import type { Store, StoredValue } from '../services/storage/storage.ts';

/*
 * What this browser remembers of what a person opened. Settings forgets all of it.
 */

const idsOrWords = shape.reader(shape.array(shape.string));

/** What was run, the last first (SHELL-29). */
export const RUN_BEFORE: StoredValue<readonly string[]> = {
  name: 'run-before',
  version: 1,
  read: idsOrWords,
};

/** The files of the disk that were opened, by their ids, the last first (SHELL-30). */
const OPENED_FILES: StoredValue<readonly string[]> = { name: 'opened-files', version: 1, read: idsOrWords };

const FILES_MOST = 15;

/** The files that were opened last and are there still, the last first. */
export const recentFiles = (lasting: Store, entries: DiskEntries): readonly FileEntry[] =>
  (lasting.get(OPENED_FILES) ?? []).flatMap((id) => {
    const entry = entries.get(id);
    return entry?.kind === 'file' && !isInBin(entries, id) ? [entry] : [];
  });

/** A file of the disk was opened. */
export function rememberFile(lasting: Store, entries: DiskEntries, id: string): void {
  const before = recentFiles(lasting, entries).map((file) => file.id);
  lasting.set(OPENED_FILES, [id, ...before.filter((one) => one !== id)].slice(0, FILES_MOST));
}

export function forgetRecent(lasting: Store): void {
  lasting.remove(OPENED_FILES);
  lasting.remove(RUN_BEFORE);
}
