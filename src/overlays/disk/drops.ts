import { RECYCLE_BIN, type DiskEntries } from '@shared/domain/system/disk/entries.ts';
import * as shape from '../../kernel/shape.ts';
import type { FolderActs } from './folderActs.ts';

/** What is dragged of the disk, as ids in JSON: another tab of the same browser has the same disk. */
const TYPE = 'application/x-flunks-95-disk';
const IDS = shape.array(shape.words);

/** Of an event of a drag. */
interface Dragged {
  readonly dataTransfer: DataTransfer | null;
  readonly ctrlKey: boolean;
}

/** Has things of the disk dragged. */
export function dragIds(dataTransfer: DataTransfer, ids: readonly string[]): void {
  dataTransfer.setData(TYPE, JSON.stringify(ids));
  dataTransfer.effectAllowed = 'copyMove';
}

/** What a drop does: files of the device come as copies, and not into the bin; Ctrl copies. Null: nothing that is taken. */
export function effectOf({ dataTransfer, ctrlKey }: Dragged, folder: string | null): 'copy' | 'move' | null {
  if (dataTransfer === null) return null;
  if (dataTransfer.types.includes('Files')) return folder === RECYCLE_BIN ? null : 'copy';
  if (!dataTransfer.types.includes(TYPE)) return null;
  return ctrlKey && folder !== RECYCLE_BIN ? 'copy' : 'move';
}

/** Puts what was dropped into a folder: files of the device as copies, things of the disk unless they lie there already. */
export function takeDrop(
  event: Dragged,
  folder: string,
  { acts, entries }: { readonly acts: FolderActs; readonly entries: DiskEntries },
): void {
  const { dataTransfer } = event;
  const effect = effectOf(event, folder);
  if (dataTransfer === null || effect === null) return;
  if (dataTransfer.types.includes('Files')) {
    void acts.add([...dataTransfer.files], folder);
    return;
  }
  const ids = idsIn(dataTransfer).filter((id) => id !== folder);
  const isThere = ids.every((id) => entries.get(id)?.folder === folder);
  if (effect === 'copy' || !isThere) void acts.put(ids, folder, effect === 'copy');
}

function idsIn(dropped: DataTransfer): readonly string[] {
  try {
    return IDS(JSON.parse(dropped.getData(TYPE))) ?? [];
  } catch {
    return [];
  }
}
