import { inFolder, pathOf, type FileEntry } from '@shared/domain/system/disk/entries.ts';
import { fittingName } from '@shared/domain/system/disk/names.ts';
import type { AppContext, Desktop } from '../../kernel/app.ts';
import { contentOf, fileOf, hasSameBytes } from '../../services/disk/content.ts';
import type { DiskService, Done } from '../../services/disk/disk.ts';
import { KEEP_TEXTS as TEXTS, type Kept } from './keepTexts.ts';
import { theDisk } from './theDisk.ts';

/** What a program has made. */
export interface Made extends Kept {
  readonly file: Blob;
  readonly name: string;
  /** The id of the folder of the disk that such things lie in. */
  readonly folder: string;
}

interface Keeping {
  readonly desktop: Pick<Desktop, 'openFor' | 'toast'>;
  readonly services: Pick<AppContext['services'], 'tabs'>;
}

/** Keeps what a program has made on the disk, and says where it lies, or why it does not (DISK-12). */
export async function keepMade(app: Keeping, made: Made): Promise<void> {
  const disk = theDisk(app.services);
  await disk.opened;
  // A file whose bytes cannot be read, as where the browser has no memory left, is with the person all the same.
  const done = await keptOn(disk, made).catch((): Done<never> => ({ ok: false, error: 'failed' }));
  if (!done.ok) {
    app.desktop.toast({ title: TEXTS.notKept, description: TEXTS.why(done.error, made), isSaved: true });
    return;
  }
  const { entries, status } = disk.get();
  const path = pathOf(entries, done.value.id);
  app.desktop.toast({
    title: done.value.isNew ? TEXTS.kept(made) : TEXTS.keptBefore,
    description: `${status === 'visit' ? TEXTS.forThisVisit(path) : path}${TEXTS.without(made)}`,
    isSaved: true,
    onPress: () => app.desktop.openFor('disk', made.folder),
  });
}

/** The file as which it lies on the disk, and whether it does so only now. */
async function keptOn(
  disk: DiskService,
  { file, name, folder }: Made,
): Promise<Done<{ readonly id: string; readonly isNew: boolean }>> {
  const same = await sameIn(disk, folder, file);
  if (same !== null) return { ok: true, value: { id: same.id, isNew: false } };
  const content = await contentOf(name, file);
  const done = await disk.save({ folder, name: fittingName(name), content, besideOthers: true });
  return done.ok ? { ok: true, value: { id: done.value.id, isNew: true } } : done;
}

/** A file of the folder that is the same, byte for byte; null: there is none. */
async function sameIn(disk: DiskService, folder: string, file: Blob): Promise<FileEntry | null> {
  for (const entry of inFolder(disk.get().entries, folder)) {
    if (entry.kind !== 'file' || entry.size !== file.size) continue;
    const content = await disk.content(entry.id);
    if (content.ok && (await hasSameBytes(file, fileOf(entry.name, content.value)))) return entry;
  }
  return null;
}
