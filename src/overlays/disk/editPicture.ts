import type { FileEntry } from '@shared/domain/system/disk/entries.ts';
import type { Desktop } from '../../kernel/app.ts';
import { fileOf } from '../../services/disk/content.ts';
import type { DiskService } from '../../services/disk/disk.ts';
import { makerOf, type Maker } from '../pictures/maker.ts';
import { tellProblem } from './tellProblem.ts';
import { DISK_TEXTS } from './texts.ts';

type Editing = Parameters<typeof tellProblem>[0] & {
  readonly desktop: Pick<Desktop, 'hasFor' | 'openFor'>;
};

/** The program that made a picture, as far as this person has it; null: Paint edits it. */
export const makerFor = (desktop: Pick<Desktop, 'hasFor'>, maker: ReturnType<typeof makerOf>): Maker | null =>
  maker !== null && maker !== 'unreadable' && desktop.hasFor(maker.opens) ? maker : null;

/** Opens the program that made a picture, with all of which it was made. */
export function openMaker(desktop: Pick<Desktop, 'openFor'>, { opens, params }: Maker, file: string): void {
  desktop.openFor(opens, opens === 'meme' ? file : params);
}

/** Opens a picture in the program that made it, with all of which it was made, and any other in Paint (REOPEN-1). */
export async function editPicture(app: Editing, disk: DiskService, file: FileEntry): Promise<void> {
  const content = await disk.content(file.id);
  if (!(await tellProblem(app, 'open', content)) || !content.ok) return;
  const bytes = new Uint8Array(await fileOf(file.name, content.value).arrayBuffer());
  const found = makerOf(bytes);
  const maker = makerFor(app.desktop, found);
  if (maker !== null) {
    openMaker(app.desktop, maker, file.id);
    return;
  }
  if (found === 'unreadable') await app.desktop.ask({ ...DISK_TEXTS.unreadableMaker, icon: 'info' });
  app.desktop.openFor('edit-picture', file.id);
}
