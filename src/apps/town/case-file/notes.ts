import { inFolder, SCHOOL } from '@shared/domain/system/disk/entries.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { tellProblem } from '../../../overlays/disk/tellProblem.ts';
import { theDisk } from '../../../overlays/disk/theDisk.ts';
import { TEXTS } from './texts.ts';

/** Opens the person's own page in Notepad, and makes it where there is none yet (CASE-5). */
export async function openNotes(app: Pick<AppContext, 'desktop' | 'services'>): Promise<void> {
  const disk = theDisk(app.services);
  await disk.opened;
  const name = TEXTS.notesName;
  const there = inFolder(disk.get().entries, SCHOOL).find((entry) => entry.name === name);
  if (there !== undefined) {
    app.desktop.openFor('text-file', there.id);
    return;
  }
  const done = await disk.save({ folder: SCHOOL, name, content: TEXTS.notesText });
  await tellProblem(app, 'save', done);
  if (done.ok) app.desktop.openFor('text-file', done.value.id);
}
