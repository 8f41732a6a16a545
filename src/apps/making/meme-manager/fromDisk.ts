import { PICTURES } from '@shared/domain/system/disk/entries.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { chooseFile } from '../../../overlays/disk/chooseFile.ts';
import { tellProblem } from '../../../overlays/disk/tellProblem.ts';
import { theDisk } from '../../../overlays/disk/theDisk.ts';
import { fileOf } from '../../../services/disk/content.ts';

/** A picture of the disk that the person chooses; null: they chose none, or were told why it cannot be read. */
export async function pictureFromDisk(
  app: Pick<AppContext, 'desktop' | 'services' | 'sound'>,
): Promise<File | null> {
  const chosen = await chooseFile(app, { mode: 'open', kind: 'picture', folder: PICTURES });
  if (chosen?.file == null) return null;
  const { id, name } = chosen.file;
  const content = await theDisk(app.services).content(id);
  if (content.ok) return new File([fileOf(name, content.value)], name);
  await tellProblem(app, 'open', content);
  return null;
}
