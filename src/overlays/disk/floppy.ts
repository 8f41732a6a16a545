import type { AppContext } from '../../kernel/app.ts';
import { diskInOneFile, heldIn } from '../../services/disk/archive.ts';
import type { DiskService } from '../../services/disk/disk.ts';
import { saveFile } from '../saveFile.ts';
import { tellProblem } from './tellProblem.ts';
import { FLOPPY_TEXTS as TEXTS } from './floppyTexts.ts';

type Asking = Pick<AppContext, 'desktop' | 'sound' | 'clock'>;

/** The drive that takes the whole disk out as one file, and reads one back (DISK-14). */
export async function openFloppy(app: Asking, disk: DiskService): Promise<void> {
  const { title, message, save, read, cancel } = TEXTS;
  const buttons = [save, read, cancel];
  const answer = await app.desktop.ask({ title, message, icon: 'info', picture: 'floppy', buttons });
  if (answer === save) await takeOut(app, disk);
  if (answer !== read) return;
  const file = await pickFile();
  if (file !== null) await readBack(app, disk, file);
}

async function takeOut(app: Asking, disk: DiskService): Promise<void> {
  const done = await diskInOneFile(disk);
  if (done.ok) saveFile(done.value, TEXTS.fileName(app.clock.now()));
  else await tellProblem(app, 'open', done);
}

async function readBack(app: Asking, disk: DiskService, file: File): Promise<void> {
  const { title } = TEXTS;
  const tell = (message: string, icon: 'info' | 'error'): Promise<unknown> =>
    app.desktop.ask({ title, message, icon });
  const held = await heldIn(file).catch(() => ({ ok: false, error: 'broken' }) as const);
  if (!held.ok) {
    await tell(TEXTS.problems[held.error](file.name), 'error');
    return;
  }
  const { entries } = held.value;
  const progress = app.desktop.progress({ title, message: TEXTS.reading });
  const done = await disk.takeIn(held.value);
  progress.close();
  if (!done.ok) {
    await tellProblem(app, 'add', done);
    return;
  }
  app.sound('drop');
  const files = done.value.filter(({ kind }) => kind === 'file').length;
  const all = entries.filter(({ kind }) => kind === 'file').length;
  await tell(TEXTS.came(files, all - files), 'info');
}

/** Lets the person choose a file of their device; null: they chose none. */
const pickFile = (): Promise<File | null> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null));
    input.addEventListener('cancel', () => resolve(null));
    input.click();
  });
