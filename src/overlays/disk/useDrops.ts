import { useState, type DragEvent } from 'react';
import { isFixed, isFolder, type DiskEntries } from '@shared/domain/system/disk/entries.ts';
import { keyOf } from '../controls/useLongPress.ts';
import { COMPUTER } from './computer.ts';
import { dragIds, effectOf, takeDrop } from './drops.ts';
import type { FolderActs } from './folderActs.ts';

interface DropParts {
  readonly acts: FolderActs;
  readonly entries: DiskEntries;
  /** The folder that the window shows. */
  readonly place: string;
}

interface Drops {
  /** The folder of the list over which something is dragged; null: it goes to the one that the window shows. */
  readonly over: string | null;
  /** Begins to drag these; nothing where one of them stays where it is. */
  readonly start: (event: DragEvent, ids: readonly string[]) => void;
  readonly handlers: Readonly<Record<'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>>;
}

/**
 * Things of the disk that a mouse drags between folders, and files that come from the person's device (DISK-10, DISK-15). They
 * go into the folder under the pointer, or into the one that the window shows.
 */
export function useDrops({ acts, entries, place }: DropParts): Drops {
  const [over, setOver] = useState<string | null>(null);
  /** The folder under the pointer; null: nothing can be put there. */
  const folderAt = (event: DragEvent): string | null => {
    const under = keyOf(event.target);
    const folder = under !== null && isFolder(entries, under) ? under : place;
    return folder === COMPUTER ? null : folder;
  };
  return {
    over,
    start(event, ids) {
      if (ids.length === 0 || ids.some((id) => isFixed(id) || !entries.has(id))) {
        event.preventDefault();
        return;
      }
      dragIds(event.dataTransfer, ids);
    },
    handlers: {
      onDragOver(event) {
        const folder = folderAt(event);
        const effect = effectOf(event, folder);
        if (folder === null || effect === null) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = effect;
        setOver(folder === place ? null : folder);
      },
      onDragLeave(event) {
        if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget))
          setOver(null);
      },
      onDrop(event) {
        const folder = folderAt(event);
        const effect = effectOf(event, folder);
        setOver(null);
        if (folder === null || effect === null) return;
        event.preventDefault();
        takeDrop(event, folder, { acts, entries });
      },
    },
  };
}
