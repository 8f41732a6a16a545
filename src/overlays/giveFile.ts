import type { AppContext } from '../kernel/app.ts';
import type { Made } from './disk/keepMade.ts';
import { saveFile } from './saveFile.ts';

interface Given extends Omit<Made, 'folder'> {
  readonly folder: string | null;
  /** What their disk keeps in place of the file. */
  readonly onDisk?: Blob;
}

/**
 * Gives the person what a program has made: as a file for their device, and as one on their disk (DISK-12). Without a folder
 * it is for the device alone: others who use this browser may not be meant to read it.
 */
export function giveFile(
  app: Pick<AppContext, 'desktop' | 'services'>,
  { file, name, folder, onDisk = file }: Given,
): void {
  saveFile(file, name);
  if (folder !== null) void keepLater(app, { file: onDisk, name, folder });
}

async function keepLater(app: Pick<AppContext, 'desktop' | 'services'>, made: Made): Promise<void> {
  // The disk's code may not come: the file is with the person already, and nothing was said of the disk.
  const code = await import('./disk/keepMade.ts').catch(() => null);
  await code?.keepMade(app, made);
}
