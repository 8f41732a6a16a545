import { PICTURES, type FileEntry } from '@shared/domain/system/disk/entries.ts';
import { mediaTypeOf } from '@shared/domain/system/disk/kinds.ts';
import { copyName, partsOf } from '@shared/domain/system/disk/names.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { askAboutStale } from '../../../overlays/disk/askAboutFile.ts';
import { chooseFile } from '../../../overlays/disk/chooseFile.ts';
import { tellProblem } from '../../../overlays/disk/tellProblem.ts';
import type { DiskService } from '../../../services/disk/disk.ts';

/** A name for what is saved, which is always a PNG. */
export const pngName = (name: string): string =>
  mediaTypeOf(name) === 'image/png' ? name : `${partsOf(name)[0]}.png`;

interface SavingParts {
  readonly app: AppContext;
  readonly disk: DiskService;
  /** The file that the picture is; null: none yet. */
  readonly file: FileEntry | null;
  readonly name: string;
  /** The version of the file that the picture was drawn over. */
  readonly version: () => number;
  /** The picture as it is now; null: it was told that it cannot be written. */
  readonly png: () => Promise<Blob | null>;
  readonly onSaved: (file: FileEntry) => void;
}

type Place = Pick<FileEntry, 'folder' | 'name'>;

/** How a picture is saved on the disk. Each answers whether it was. */
export function savesOf({ app, disk, file, name, version, png, onSaved }: SavingParts) {
  async function saveIn(place: Place, over: Pick<FileEntry, 'id' | 'version'> | null): Promise<boolean> {
    const content = await png();
    if (content === null) return false;
    const { folder, name: called } = place;
    const done = await disk.save({ folder, name: called, content, ...(over !== null && { over }) });
    if (done.ok) {
      onSaved(done.value);
      return true;
    }
    if (over !== null && done.error === 'gone') return saveAs();
    if (over !== null && done.error === 'changed') return saveStale(over.id, place);
    return tellProblem(app, 'save', done);
  }
  async function saveAs(): Promise<boolean> {
    const wanted = { name: pngName(name), folder: file?.folder ?? PICTURES };
    const chosen = await chooseFile(app, { mode: 'save', kind: 'picture', ...wanted });
    if (chosen === null) return false;
    const called = pngName(chosen.name);
    return saveIn({ folder: chosen.folder, name: called }, called === chosen.name ? chosen.file : null);
  }
  /** The file was saved elsewhere since this picture was begun: neither is lost (DISK-6). */
  async function saveStale(id: string, place: Place): Promise<boolean> {
    const answer = await askAboutStale(app, 'Paint', place.name);
    const all = disk.get().entries;
    const now = all.get(id);
    if (answer === 'replace' && now?.kind === 'file') return saveIn(place, now);
    if (answer !== 'both') return false;
    return saveIn({ ...place, name: copyName(all, place.folder, place.name) }, null);
  }
  return {
    saveAs,
    async save(): Promise<boolean> {
      if (file === null || pngName(file.name) !== file.name) return saveAs();
      return saveIn(file, { id: file.id, version: version() });
    },
  };
}
