import { isFolder, ROOT, type DiskEntries } from '@shared/domain/system/disk/entries.ts';
import { sizeText } from '@shared/domain/system/disk/sorting.ts';
import type { AppContext } from '../../kernel/app.ts';
import type { FolderActs } from './folderActs.ts';
import { openFloppy } from './floppy.ts';
import type { Item } from './items.ts';
import { DISK_TEXTS as TEXTS } from './texts.ts';
import { theDisk } from './theDisk.ts';

/** What stands above C: itself: the computer, with its drives and its control panel. */
export const COMPUTER = 'computer';
const FLOPPY = 'a';
const CONTROL_PANEL = 'control-panel';

/** What is in the computer. */
export const computerItems = (free: number | null): readonly Item[] => [
  { id: FLOPPY, name: TEXTS.floppy, icon: 'floppy', size: '', kind: TEXTS.floppyDrive, date: '' },
  {
    id: ROOT,
    name: TEXTS.drive,
    icon: 'hard-disk',
    size: free === null ? '' : TEXTS.free(sizeText(free)),
    kind: TEXTS.localDisk,
    date: '',
  },
  {
    id: CONTROL_PANEL,
    name: TEXTS.controlPanel,
    icon: 'settings',
    size: '',
    kind: TEXTS.systemFolder,
    date: '',
  },
];

/** What a place is called in the title of its window. */
export function placeName(entries: DiskEntries, place: string): string {
  if (place === COMPUTER) return TEXTS.computer;
  return entries.get(place)?.name ?? TEXTS.drive;
}

/** The place round a place; null: there is none. */
export function placeAbove(entries: DiskEntries, place: string): string | null {
  if (place === COMPUTER) return null;
  return entries.get(place)?.folder ?? COMPUTER;
}

interface OpenParts {
  readonly app: Pick<AppContext, 'desktop' | 'services' | 'sound' | 'clock'>;
  readonly acts: FolderActs;
  readonly entries: DiskEntries;
  readonly goTo: (folder: string) => void;
}

/** Opens what is pressed: a folder here, a file by its program. Of what lies in the bin it tells where that was. */
export function openItem({ app, acts, entries, goTo }: OpenParts, id: string): void {
  const entry = entries.get(id);
  if (entry?.lay !== undefined) void acts.showFacts(entry);
  else if (isFolder(entries, id)) goTo(id);
  else if (entry?.kind === 'file') void acts.openFile(entry);
  else if (id === CONTROL_PANEL) app.desktop.openFor('settings');
  else void openFloppy(app, theDisk(app.services));
}
