import { useState, type DragEvent } from 'react';
import { isFixed, isFolder, RECYCLE_BIN, type DiskEntries } from '@shared/domain/system/disk/entries.ts';
import * as shape from '../../kernel/shape.ts';
import { keyOf } from '../controls/useLongPress.ts';
import { COMPUTER } from './computer.ts';
import type { FolderActs } from './folderActs.ts';

/** What is dragged of the disk, as ids in JSON: another tab of the same browser has the same disk. */
const TYPE = 'application/x-flunks-95-disk';
const IDS = shape.array(shape.words);

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
      event.dataTransfer.setData(TYPE, JSON.stringify(ids));
      event.dataTransfer.effectAllowed = 'copyMove';
      takeToBinIcon(() => void acts.put(ids, RECYCLE_BIN, false));
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
        if (event.dataTransfer.types.includes('Files')) {
          void acts.add([...event.dataTransfer.files], folder);
          return;
        }
        const ids = idsIn(event.dataTransfer).filter((id) => id !== folder);
        const isThere = ids.every((id) => entries.get(id)?.folder === folder);
        if (effect === 'copy' || !isThere) void acts.put(ids, folder, effect === 'copy');
      },
    },
  };
}

/** What a drop does: files of the device come as copies, and not into the bin; Ctrl copies. Null: nothing that is taken. */
function effectOf({ dataTransfer, ctrlKey }: DragEvent, folder: string | null): 'copy' | 'move' | null {
  if (dataTransfer.types.includes('Files')) return folder === RECYCLE_BIN ? null : 'copy';
  if (!dataTransfer.types.includes(TYPE)) return null;
  return ctrlKey && folder !== RECYCLE_BIN ? 'copy' : 'move';
}

/** The icon of the bin on the desktop, which is drawn on the canvas and has an element over it. */
const BIN_ICON = `[data-icon='${RECYCLE_BIN}']`;

/** Takes what is dragged from now on to the bin where it is dropped on the bin's icon. */
function takeToBinIcon(bin: () => void): void {
  const over = new AbortController();
  const { signal } = over;
  const isOnBin = ({ target }: Event): boolean =>
    target instanceof Element && target.closest(BIN_ICON) !== null;
  addEventListener(
    'dragover',
    (event) => {
      if (!isOnBin(event)) return;
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'move';
    },
    { signal, capture: true },
  );
  addEventListener(
    'drop',
    (event) => {
      over.abort();
      if (!isOnBin(event)) return;
      event.preventDefault();
      bin();
    },
    { signal, capture: true },
  );
  // A drag that ends elsewhere ends with one of these: what was dragged may be gone by then, and hear of no end.
  for (const end of ['dragend', 'pointerdown']) addEventListener(end, () => over.abort(), { signal });
}

function idsIn(dropped: DataTransfer): readonly string[] {
  try {
    return IDS(JSON.parse(dropped.getData(TYPE))) ?? [];
  } catch {
    return [];
  }
}
