import { FAULT } from '@shared/kernel/result.ts';
import type { DiskService, DiskStatus } from '../../services/disk/disk.ts';
import { useApp } from '../appContext.ts';
import { NotRead } from '../controls/WindowState.tsx';
import { DISK_TEXTS as TEXTS } from './texts.ts';

interface DiskNotReadProps {
  readonly disk: DiskService;
  readonly status: DiskStatus;
}

/** What stands in a window on the disk until that was read, and where it cannot be (DISK-7). */
export function DiskNotRead({ disk, status }: DiskNotReadProps) {
  const { services } = useApp();
  if (status === 'newer')
    return (
      <NotRead
        icon="hard-disk"
        failure={FAULT}
        texts={TEXTS.newer}
        again={() => void services.version.restart()}
      />
    );
  return (
    <NotRead
      icon="hard-disk"
      failure={status === 'opening' ? null : FAULT}
      texts={TEXTS.notRead}
      again={() => void disk.again()}
    />
  );
}
