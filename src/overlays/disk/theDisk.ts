import type { AppContext } from '../../kernel/app.ts';
import { createDisk, type DiskService } from '../../services/disk/disk.ts';

type Services = Pick<AppContext['services'], 'tabs'>;

/** One for each page, made with the first window that needs it: nothing of it is in the first screen. */
const disks = new WeakMap<Services['tabs'], DiskService>();

/** The person's disk (DISK-1), the same for all windows. */
export function theDisk({ tabs }: Services): DiskService {
  const known = disks.get(tabs);
  if (known !== undefined) return known;
  const disk = createDisk({ tabs, storage: 'storage' in navigator ? navigator.storage : null });
  disks.set(tabs, disk);
  return disk;
}
