import { isFixed, isInBin, pathOf, type DiskEntry } from '@shared/domain/system/disk/entries.ts';
import { kindOf } from '@shared/domain/system/disk/kinds.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { folderActs } from '../../../overlays/disk/folderActs.ts';
import { iconOf } from '../../../overlays/disk/items.ts';
import { theDisk } from '../../../overlays/disk/theDisk.ts';
import type { DiskService } from '../../../services/disk/disk.ts';
import type { Found } from './found.ts';

/** The words of so many notes are looked through, and of so much of each (bytes). */
const NOTES_MOST = 200;
const NOTE_MOST = 65_536;

/**
 * What the person has put onto their disk, and the words of their notes; not what lies in the bin (SHELL-21).
 *
 * @param tell gets what was found, at first and after each change of the disk, until `closed`
 */
export async function watchDisk(
  app: Pick<AppContext, 'desktop' | 'services' | 'sound'>,
  tell: (found: readonly Found[]) => void,
  closed: AbortSignal,
): Promise<void> {
  const disk = theDisk(app.services);
  const { openFile } = folderActs(app, disk);
  const look = async (): Promise<void> => {
    const { entries } = disk.get();
    const own = [...entries.values()].filter(({ id }) => !isFixed(id) && !isInBin(entries, id));
    const words = await wordsOf(disk, own);
    if (closed.aborted || disk.get().entries !== entries) return;
    tell(
      own.map((entry) => ({
        id: `disk ${entry.id}`,
        name: entry.name,
        where: pathOf(entries, entry.folder),
        icon: iconOf(entry),
        words: words.get(entry.id) ?? '',
        open: () => (entry.kind === 'folder' ? app.desktop.openFor('disk', entry.id) : void openFile(entry)),
      })),
    );
  };
  await disk.opened;
  if (closed.aborted) return;
  closed.addEventListener(
    'abort',
    disk.subscribe(() => void look()),
  );
  await look();
}

/** The words of notes, by their ids. */
async function wordsOf(
  disk: DiskService,
  entries: readonly DiskEntry[],
): Promise<ReadonlyMap<string, string>> {
  const notes = entries.filter(
    (entry) => entry.kind === 'file' && kindOf(entry.name) === 'text' && entry.size <= NOTE_MOST,
  );
  const read = notes.slice(0, NOTES_MOST).map(async ({ id }) => {
    const content = await disk.content(id);
    if (!content.ok) return [id, ''] as const;
    const { value } = content;
    return [id, typeof value === 'string' ? value : await value.text()] as const;
  });
  return new Map(await Promise.all(read));
}
