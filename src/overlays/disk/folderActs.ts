import {
  inFolder,
  isInBin,
  RECYCLE_BIN,
  type DiskEntries,
  type DiskEntry,
  type FileEntry,
} from '@shared/domain/system/disk/entries.ts';
import { kindOf, type FileKind } from '@shared/domain/system/disk/kinds.ts';
import { copyName, fittingName } from '@shared/domain/system/disk/names.ts';
import type { AppContext, Desktop } from '../../kernel/app.ts';
import { contentOf, fileOf } from '../../services/disk/content.ts';
import type { DiskService } from '../../services/disk/disk.ts';
import { saveFile } from '../saveFile.ts';
import { clipboard } from './clipboard.ts';
import { factsOf, factsOfDisk } from './facts.ts';
import { follow } from './shortcuts.ts';
import { tellProblem } from './tellProblem.ts';
import { DISK_TEXTS as TEXTS } from './texts.ts';

/** What a file is opened for, by its kind; a kind that no program opens is given to the device. */
const OPENED_FOR: Readonly<Partial<Record<FileKind, 'text-file' | 'picture-file'>>> = {
  text: 'text-file',
  calendar: 'text-file',
  table: 'text-file',
  picture: 'picture-file',
};

interface Asking extends Pick<AppContext, 'sound'> {
  readonly desktop: Pick<Desktop, 'ask' | 'has' | 'hasFor' | 'open' | 'openFor'>;
}

/** What a person does with the things of a folder. Each says itself why it was not done. */
export interface FolderActs {
  /** Answers the id of the new folder, whose name is to be written; null: none was made. */
  makeFolder(folder: string): Promise<string | null>;
  /** The same for an empty text. */
  makeText(folder: string): Promise<string | null>;
  /** Answers whether it is called so now. */
  rename(id: string, name: string): Promise<boolean>;
  cut(ids: readonly string[]): void;
  copy(ids: readonly string[]): void;
  paste(into: string): Promise<void>;
  /** Puts things into a folder, or copies of them. Answers whether that was done. */
  put(ids: readonly string[], into: string, isCopy: boolean): Promise<boolean>;
  /** To the bin; from the bin, or where that is asked for, for good after a question. */
  remove(ids: readonly string[], forGood: boolean): Promise<void>;
  restore(ids: readonly string[]): Promise<void>;
  emptyBin(): Promise<void>;
  /** Files from the person's device come into a folder, each with a name of its own. */
  add(files: readonly File[], folder: string): Promise<void>;
  /** Gives the person a file for their device. */
  download(file: FileEntry): Promise<void>;
  openFile(file: FileEntry): Promise<void>;
  /** Opens a picture in the program that made it, or in Paint (REOPEN-1). */
  edit(file: FileEntry): Promise<void>;
  showFacts(entry: DiskEntry | null): Promise<void>;
  /** What lies in this browser alone is the wallet's from then on (DISK-20). */
  keepWithWallet(): Promise<void>;
}

async function isSure({ desktop }: Asking, entries: DiskEntries, ids: readonly string[]): Promise<boolean> {
  const { title, remove, items, quoted, yes, no } = TEXTS.sure;
  const [first = ''] = ids;
  const what = ids.length === 1 ? quoted(entries.get(first)?.name ?? '') : items(ids.length);
  const message = remove(what);
  const answer = await desktop.ask({ title, message, icon: 'warning', buttons: [yes, no], isFinal: true });
  return answer === yes;
}

async function download(app: Asking, disk: DiskService, file: FileEntry): Promise<void> {
  const content = await disk.content(file.id);
  if (content.ok) saveFile(fileOf(file.name, content.value), file.name);
  else await tellProblem(app, 'open', content);
}

/** Opens a file by its program, and what a shortcut leads to; what no program opens is offered to the device (DISK-13). */
async function openFile(app: Asking, disk: DiskService, file: FileEntry): Promise<void> {
  const kind = kindOf(file.name);
  if (kind === 'shortcut') {
    const content = await disk.content(file.id);
    if (content.ok) await follow(app.desktop, content.value);
    else await tellProblem(app, 'open', content);
    return;
  }
  const purpose = OPENED_FOR[kind];
  if (purpose !== undefined) {
    app.desktop.openFor(purpose, file.id);
    return;
  }
  const { title, message, save, cancel } = TEXTS.noProgram;
  const answer = await app.desktop.ask({
    title,
    message: message(file.name),
    icon: 'info',
    buttons: [save, cancel],
  });
  if (answer === save) await download(app, disk, file);
}

/** The acts of a window on the disk. */
export function folderActs(app: Asking, disk: DiskService): FolderActs {
  const entries = () => disk.get().entries;
  async function removeForGood(ids: readonly string[]): Promise<void> {
    if (ids.length === 0 || !(await isSure(app, entries(), ids))) return;
    if (await tellProblem(app, 'delete', await disk.remove(ids))) app.sound('drop');
  }
  async function put(ids: readonly string[], into: string, isCopy: boolean): Promise<boolean> {
    const done = isCopy
      ? await tellProblem(app, 'copy', await disk.copy(ids, into))
      : await tellProblem(app, 'move', await disk.move(ids, into));
    if (done) app.sound('drop');
    return done;
  }
  return {
    async makeFolder(folder) {
      const made = await disk.makeFolder(folder);
      await tellProblem(app, 'make', made);
      return made.ok ? made.value.id : null;
    },
    async makeText(folder) {
      const name = `${TEXTS.newText}.txt`;
      const made = await disk.save({ folder, name, content: '', besideOthers: true });
      await tellProblem(app, 'make', made);
      return made.ok ? made.value.id : null;
    },
    rename: async (id, name) => tellProblem(app, 'rename', await disk.rename(id, name)),
    cut: (ids) => clipboard.set({ ids, isCut: true }),
    copy: (ids) => clipboard.set({ ids, isCut: false }),
    async paste(into) {
      const clip = clipboard.get();
      if (clip === null) return;
      const { ids, isCut } = clip;
      // What was cut is pasted once.
      if ((await put(ids, into, !isCut)) && isCut) clipboard.set(null);
    },
    put,
    async remove(ids, forGood) {
      if (ids.length === 0) return;
      if (forGood || ids.some((id) => isInBin(entries(), id))) return removeForGood(ids);
      if (await tellProblem(app, 'delete', await disk.bin(ids))) app.sound('drop');
    },
    async restore(ids) {
      if (await tellProblem(app, 'restore', await disk.restore(ids))) app.sound('restore');
    },
    emptyBin: () => removeForGood(inFolder(entries(), RECYCLE_BIN).map(({ id }) => id)),
    async add(files, folder) {
      for (const file of files) {
        const name = copyName(entries(), folder, fittingName(file.name));
        const content = await contentOf(name, file);
        if (!(await tellProblem(app, 'add', await disk.save({ folder, name, content })))) return;
      }
      if (files.length > 0) app.sound('drop');
    },
    async keepWithWallet() {
      if (await tellProblem(app, 'save', await disk.keepWithWallet())) app.sound('drop');
    },
    download: (file) => download(app, disk, file),
    openFile: (file) => openFile(app, disk, file),
    async edit(file) {
      // Where its code does not come there is Paint.
      const code = await import('./editPicture.ts').catch(() => null);
      if (code !== null) await code.editPicture(app, disk, file);
      else app.desktop.openFor('edit-picture', file.id);
    },
    async showFacts(entry) {
      const following = disk.following.get();
      if (entry !== null) await app.desktop.ask(factsOf(entries(), entry, following));
      else await app.desktop.ask(factsOfDisk(disk.get(), await disk.free(), following));
    },
  };
}
