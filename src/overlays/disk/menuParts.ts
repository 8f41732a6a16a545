import { isFixed, isInBin, RECYCLE_BIN, ROOT, type DiskEntries } from '@shared/domain/system/disk/entries.ts';
import { kindOf } from '@shared/domain/system/disk/kinds.ts';
import type { Clip } from './clipboard.ts';
import { COMPUTER, placeAbove } from './computer.ts';
import type { FolderActs } from './folderActs.ts';
import type { MenuParts } from './folderMenus.ts';
import type { View } from './look.ts';
import { everything, inverted, only, type Selection } from './selection.ts';

interface Shown {
  readonly acts: FolderActs;
  readonly entries: DiskEntries;
  readonly place: string;
  /** What is shown, in its order. */
  readonly ids: readonly string[];
  readonly selection: Selection;
  readonly clip: Clip | null;
  readonly view: View;
}

interface Changes {
  readonly setView: (view: View) => void;
  readonly setSelection: (selection: Selection) => void;
  readonly setRenaming: (id: string) => void;
  readonly goTo: (place: string) => void;
  readonly open: (id: string) => void;
  /** Lets the person choose files of their device. */
  readonly pick: () => void;
  readonly close: () => void;
  readonly help: () => void;
}

/** What the menus, keys and buttons of a folder's window can do now. */
export function menuParts(shown: Shown, changes: Changes): MenuParts {
  const { acts, entries, place, ids, selection, clip, view } = shown;
  const { setView, setSelection, setRenaming, goTo, open, pick, close, help } = changes;
  const chosen = [...selection.chosen];
  const [first] = chosen;
  const one = chosen.length === 1 && first !== undefined ? first : null;
  const entry = one === null ? undefined : entries.get(one);
  const above = placeAbove(entries, place);
  const takesThings = place !== COMPUTER && !isInBin(entries, place);
  const whenOne = (act: (id: string) => void) => (): void => {
    if (one !== null) act(one);
  };
  async function make(kind: 'makeFolder' | 'makeText'): Promise<void> {
    const id = await acts[kind](place);
    if (id === null) return;
    setSelection(only(id));
    setRenaming(id);
  }
  function showFacts(): void {
    const of = one ?? place;
    const found = entries.get(of);
    if (found !== undefined || of === ROOT || of === COMPUTER) void acts.showFacts(found ?? null);
  }
  return {
    count: chosen.length,
    canChange: chosen.length > 0 && chosen.every((id) => entries.has(id) && !isFixed(id)),
    isFile: entry?.kind === 'file',
    isPicture: entry?.kind === 'file' && kindOf(entry.name) === 'picture',
    takesThings,
    isBin: place === RECYCLE_BIN,
    hasThings: ids.length > 0,
    canPaste: takesThings && clip !== null,
    canGoUp: above !== null,
    view,
    setView,
    acts: {
      open: whenOne(open),
      edit: () => void (entry?.kind === 'file' && acts.edit(entry)),
      newFolder: () => void make('makeFolder'),
      newText: () => void make('makeText'),
      addFiles: pick,
      toDevice: () => void (entry?.kind === 'file' && acts.download(entry)),
      restore: () => void acts.restore(chosen),
      emptyBin: () => void acts.emptyBin(),
      remove: () => void acts.remove(chosen, false),
      removeForGood: () => void acts.remove(chosen, true),
      rename: whenOne(setRenaming),
      properties: showFacts,
      close,
      cut: () => acts.cut(chosen),
      copy: () => acts.copy(chosen),
      paste: () => void acts.paste(place),
      selectAll: () => setSelection(everything(selection, ids)),
      invert: () => setSelection(inverted(selection, ids)),
      up: () => {
        if (above !== null) goTo(above);
      },
      help,
    },
  };
}
