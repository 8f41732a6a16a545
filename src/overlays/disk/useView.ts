import { useEffect, useState } from 'react';
import type { DiskService } from '../../services/disk/disk.ts';
import type { StoragePort } from '../../services/storage/storage.ts';
import { useStore } from '../useStore.ts';
import { FIRST_VIEW, FOLDER_VIEW, type View } from './look.ts';

/** How folders are looked at: as the person did last, in any window. */
export function useView({ lasting }: StoragePort): readonly [View, (view: View) => void] {
  const [view, setView] = useState(() => lasting.get(FOLDER_VIEW) ?? FIRST_VIEW);
  return [
    view,
    (next) => {
      setView(next);
      lasting.set(FOLDER_VIEW, next);
    },
  ];
}

/** The room that is left, asked for with every change of the disk; null: the browser does not tell, or not yet. */
export function useFree(disk: DiskService): number | null {
  const { entries } = useStore(disk);
  const [free, setFree] = useState<number | null>(null);
  useEffect(() => {
    let isOver = false;
    void disk.free().then((bytes) => {
      if (!isOver) setFree(bytes);
    });
    return () => {
      isOver = true;
    };
  }, [disk, entries]);
  return free;
}
