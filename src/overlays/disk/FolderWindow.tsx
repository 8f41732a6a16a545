import { useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { RECYCLE_BIN, ROOT, sizeOf, type DiskEntries } from '@shared/domain/system/disk/entries.ts';
import { canFollow } from '@shared/domain/system/disk/seen.ts';
import { sizeText } from '@shared/domain/system/disk/sorting.ts';
import type { DiskService } from '../../services/disk/disk.ts';
import type { StoragePort } from '../../services/storage/storage.ts';
import { useApp } from '../appContext.ts';
import { Button } from '../controls/Button.tsx';
import { MenuBar } from '../controls/MenuBar.tsx';
import { StatusBar } from '../controls/panels.tsx';
import { PopupMenu } from '../controls/PopupMenu.tsx';
import type { PagePoint } from '../controls/useLongPress.ts';
import { useStore } from '../useStore.ts';
import { clipboard } from './clipboard.ts';
import { COMPUTER, computerItems, openItem, placeName } from './computer.ts';
import { DiskNotRead } from './DiskNotRead.tsx';
import { folderActs } from './folderActs.ts';
import { actOfKeys, contextChoices, folderMenus, type MenuParts } from './folderMenus.ts';
import { FolderView } from './FolderView.tsx';
import { FOLLOW_TEXTS } from './followTexts.ts';
import { itemsIn, type Item } from './items.ts';
import { FIRST_VIEW, FOLDER_VIEW, type View } from './look.ts';
import { menuParts } from './menuParts.ts';
import { NOTHING, only, within, type Selection } from './selection.ts';
import { DISK_TEXTS as TEXTS } from './texts.ts';
import { theDisk } from './theDisk.ts';
import { useDrops } from './useDrops.ts';

/** What is said of a place where nothing lies, and its picture. */
const emptyOf = (place: string) =>
  place === RECYCLE_BIN
    ? { empty: TEXTS.emptyBinNow, emptyIcon: 'trash' }
    : { empty: TEXTS.empty, emptyIcon: 'folder' };

/** A window on the disk: My Computer, a folder, the Recycle Bin (DISK-9). It begins with this folder. */
export function FolderWindow({ start }: { readonly start: string }) {
  const app = useApp();
  const disk = theDisk(app.services);
  const { status, entries } = useStore(disk);
  const [asked, setAsked] = useState(start);
  // The folder may have been deleted meanwhile.
  const place = ABOVE.includes(asked) || entries.has(asked) ? asked : ROOT;
  const [view, setView] = useView(app.services.storage);
  const free = useFree(disk);
  const items = place === COMPUTER ? computerItems(free) : itemsIn(entries, place, view);
  const ids = items.map(({ id }) => id);
  const [wanted, setSelection] = useState<Selection>(NOTHING);
  const selection = within(wanted, ids);
  const [renaming, setRenaming] = useState<string | null>(null);
  const [menuAt, setMenuAt] = useState<PagePoint | null>(null);
  const acts = useMemo(() => folderActs(app, disk), [app, disk]);
  const [picker, setPicker] = useState<HTMLInputElement | null>(null);
  const clip = useStore(clipboard);
  const drops = useDrops({ acts, entries, place });
  const name = placeName(entries, place);
  useEffect(() => app.setTitle(name), [app, name]);

  if (status !== 'ready' && status !== 'visit') return <DiskNotRead disk={disk} status={status} />;
  const goTo = (folder: string): void => {
    app.sound('open');
    setAsked(folder);
    setSelection(NOTHING);
  };
  const open = (id: string): void => openItem({ app, acts, entries, goTo }, id);
  const parts = menuParts(
    { acts, entries, place, ids, selection, clip, view },
    {
      ...{ setView, setSelection, setRenaming, goTo, open },
      pick: () => picker?.click(),
      close: app.close,
      help: () => app.desktop.openFor('help', app.appId),
    },
  );
  return (
    <div className="folder-window" onKeyDown={(event) => onWindowKey(event, parts)} {...drops.handlers}>
      <MenuBar menus={folderMenus(parts)} />
      <FingerBar {...parts} />
      {status === 'visit' && <VisitNote />}
      {ABOVE.includes(place) && <KeepNote disk={disk} onKeep={acts.keepWithWallet} />}
      <FolderView
        label={name}
        items={items}
        {...emptyOf(place)}
        view={view}
        onSort={(sort) => setView({ ...view, sort, isDown: view.sort === sort && !view.isDown })}
        selection={selection}
        onSelect={setSelection}
        onOpen={open}
        onMenu={setMenuAt}
        over={drops.over}
        onDragStart={drops.start}
        {...(clip?.isCut === true && { cut: new Set(clip.ids) })}
        renaming={renaming}
        onRename={(id, text) => {
          setSelection(only(id));
          setRenaming(null);
          if (text !== null) void acts.rename(id, text).then((isDone) => setRenaming(isDone ? null : id));
        }}
      />
      <StatusBar panels={statusOf(selection, items, entries, free)} />
      <input
        ref={setPicker}
        className="folder-pick"
        type="file"
        multiple
        aria-label={TEXTS.addFiles}
        onChange={(event) => {
          void acts.add([...(event.currentTarget.files ?? [])], place);
          event.currentTarget.value = '';
        }}
      />
      {menuAt !== null && (
        <PopupMenu label={name} choices={contextChoices(parts)} at={menuAt} onClose={() => setMenuAt(null)} />
      )}
    </div>
  );
}

/** How folders are looked at: as the person did last, in any window. */
function useView({ lasting }: StoragePort): readonly [View, (view: View) => void] {
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
function useFree(disk: DiskService): number | null {
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

/** Where it is said what lies in this browser alone. */
const ABOVE = [COMPUTER, ROOT];

const VisitNote = () => (
  <p className="folder-note" role="note">
    {TEXTS.visit}
  </p>
);

interface KeepNoteProps {
  readonly disk: DiskService;
  readonly onKeep: () => Promise<void>;
}

/** Says to a person who is signed in what lies in this browser alone, and lets them keep that with their wallet (DISK-20). */
function KeepNote({ disk, onKeep }: KeepNoteProps) {
  const { owner, entries } = useStore(disk);
  const count = owner === null ? 0 : [...entries.values()].filter(canFollow).length;
  if (count === 0) return null;
  return (
    <div className="folder-keep" role="note">
      <p>{FOLLOW_TEXTS.note(count)}</p>
      <Button onClick={() => void onKeep()}>{FOLLOW_TEXTS.keep}</Button>
    </div>
  );
}

/** What a finger does most: it has no keys, and menus are small. */
function FingerBar({ acts, canGoUp, takesThings, canPaste, isBin, hasThings }: MenuParts) {
  return (
    <div className="folder-bar" role="toolbar" aria-label={TEXTS.bar.label}>
      <Button disabled={!canGoUp} onClick={acts.up}>
        {TEXTS.bar.up}
      </Button>
      {takesThings && <Button onClick={acts.newFolder}>{TEXTS.bar.newFolder}</Button>}
      {takesThings && <Button onClick={acts.addFiles}>{TEXTS.bar.add}</Button>}
      {canPaste && <Button onClick={acts.paste}>{TEXTS.bar.paste}</Button>}
      {isBin && (
        <Button disabled={!hasThings} onClick={acts.emptyBin}>
          {TEXTS.bar.empty}
        </Button>
      )}
    </div>
  );
}

/** Such as `3 object(s)` and `1.2 KB`: of what is chosen, or of all. */
function statusOf(
  { chosen }: Selection,
  items: readonly Item[],
  entries: DiskEntries,
  free: number | null,
): readonly string[] {
  const ids = chosen.size > 0 ? [...chosen] : items.map(({ id }) => id);
  const bytes = ids.reduce((sum, id) => sum + sizeOf(entries, id), 0);
  const { status } = TEXTS;
  return [
    chosen.size > 0 ? status.chosen(chosen.size) : status.objects(items.length),
    sizeText(bytes),
    ...(free === null || chosen.size > 0 ? [] : [status.free(free)]),
  ];
}

/** The keys of the window's commands; those that walk are the list's. */
function onWindowKey(event: KeyboardEvent, parts: MenuParts): void {
  // In a menu its own keys count.
  const { target } = event;
  if (target instanceof Element && target.closest('[role=menu], [role=menubar], input') !== null) return;
  const act = actOfKeys(event, parts);
  if (act === null) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}
