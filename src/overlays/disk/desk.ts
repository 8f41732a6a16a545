import {
  DESKTOP,
  inFolder,
  isFolder,
  RECYCLE_BIN,
  type DiskEntries,
} from '@shared/domain/system/disk/entries.ts';
import { kindOf } from '@shared/domain/system/disk/kinds.ts';
import { FILE_NAME_MOST } from '@shared/domain/system/disk/names.ts';
import type { AppContext, Desktop } from '../../kernel/app.ts';
import type { Desk, DeskThing, ShortcutTarget } from '../../kernel/desk.ts';
import type { Writable } from '../../kernel/store.ts';
import type { DiskService } from '../../services/disk/disk.ts';
import type { LayoutPort } from '../../services/disk/followLayout.ts';
import { recentFiles } from '../recent.ts';
import { clipboard } from './clipboard.ts';
import { effectOf, takeDrop } from './drops.ts';
import { folderActs, type FolderActs } from './folderActs.ts';
import { actOfKeys, contextChoices, deskChoices, type MenuParts } from './folderMenus.ts';
import { iconOf, itemsIn, type Item } from './items.ts';
import { FIRST_VIEW } from './look.ts';
import { menuParts } from './menuParts.ts';
import { saveShortcut, shortcutFile, shortcutName, targetIn } from './shortcuts.ts';
import { tellProblem } from './tellProblem.ts';
import { DISK_TEXTS as TEXTS } from './texts.ts';
import { theDisk } from './theDisk.ts';

interface Parts extends Pick<AppContext, 'sound'> {
  readonly desktop: Pick<Desktop, 'ask' | 'has' | 'hasFor' | 'open' | 'openFor'>;
  /** The icon of a program; undefined: there is no such program. */
  readonly iconOf: (appId: string) => string | undefined;
  readonly services: Pick<AppContext['services'], 'api' | 'online' | 'session' | 'storage' | 'tabs'>;
  /** What the desktop shows. */
  readonly desk: Writable<Desk>;
  readonly capture: (windowId: string | null) => void;
  /** Where icons lie and which are hidden, which follows the wallet too (DISK-21). */
  readonly layout: () => Promise<LayoutPort>;
  /** What lies under the windows, over which things are dragged. */
  readonly ground: HTMLElement;
}

/** From now on what lies in C:\Desktop lies on the desktop, and takes what a folder's window takes (DISK-16). */
export function watchDesk(parts: Parts): void {
  const disk = theDisk(parts.services);
  const doing: Doing = { disk, acts: folderActs(parts, disk), leads: new Map() };
  const show = (): void => {
    parts.desk.set(deskOf(parts, doing));
    void readShortcuts(doing).then((isNew) => {
      if (isNew) show();
    });
  };
  disk.subscribe(show);
  show();
  takeDrops(parts.ground, doing);
  watchOwner(disk, parts.services, parts.layout);
}

type Services = Pick<AppContext['services'], 'api' | 'online' | 'session' | 'tabs'>;

/**
 * From now on the disk is that of the person who is signed in, or a guest's (DISK-19). While it is not known yet who that is,
 * it stays whose it was. With the first wallet comes what follows it (DISK-21).
 */
function watchOwner(
  disk: DiskService,
  { api, online, session, tabs }: Services,
  layout: () => Promise<LayoutPort>,
): void {
  let isFollowed = false;
  async function look(): Promise<void> {
    const { status, wallet } = session.get();
    if (status === 'restoring' || status === 'away') return;
    await disk.belongsTo(wallet);
    if (wallet === null || isFollowed) return;
    isFollowed = true;
    try {
      const { followWallet } = await import('../../services/disk/followWallet.ts');
      followWallet({ disk, api, tabs, layout: await layout(), random: Math.random, page: window });
    } catch {
      // The file did not come.
      isFollowed = false;
      online.whenBack(() => void look());
    }
  }
  session.subscribe(() => void look());
  void look();
}

function deskOf(parts: Parts, doing: Doing): Desk {
  const { entries } = doing.disk.get();
  const choices = (ids: readonly string[]): MenuParts => menuOfThings(parts, doing, ids);
  return {
    things: itemsIn(entries, DESKTOP, FIRST_VIEW).map((item) => thingOf(item, parts, doing)),
    open: (id) => openThing(parts.desktop, doing, id),
    menuOf: (ids) => (ids.length === 0 ? deskChoices(choices([])) : contextChoices(choices(ids))),
    recent: () =>
      recentFiles(parts.services.storage.lasting, entries).map((file) => ({
        label: file.name,
        icon: `${iconOf(file)}-16`,
        run: () => void doing.acts.openFile(file),
      })),
    press(keys, ids) {
      // Without one of these Alt+Enter is the programs'.
      if (ids.length === 0 && keys.altKey) return false;
      const act = actOfKeys(keys, { ...choices(ids), canGoUp: false });
      act?.();
      return act !== null;
    },
    drop(ids, onto) {
      const takes = takesThings(entries, onto);
      if (takes) void doing.acts.put(ids, onto, false);
      return takes;
    },
    keepShortcut: (to) => void keepShortcut(parts, doing, to),
    capture: parts.capture,
  };
}

/** A shortcut has the icon of the program that it leads to, once it was read, and no extension. */
function thingOf({ id, name, icon }: Item, { iconOf }: Parts, { leads }: Doing): DeskThing {
  if (kindOf(name) !== 'shortcut') return { id, title: name, icon };
  return { id, title: shortcutName(name), icon: iconOf(leads.get(id) ?? '') ?? icon, isShortcut: true };
}

/** Reads which programs the shortcuts on the desktop lead to. Answers whether one was new. */
async function readShortcuts({ disk, leads }: Doing): Promise<boolean> {
  const unread = inFolder(disk.get().entries, DESKTOP).filter(
    ({ id, name }) => kindOf(name) === 'shortcut' && !leads.has(id),
  );
  for (const { id } of unread) {
    const content = await disk.content(id);
    leads.set(id, content.ok ? (targetIn(content.value)?.appId ?? '') : '');
  }
  return unread.length > 0;
}

/** A folder opens in its window, a file in its program. */
function openThing(desktop: Parts['desktop'], { acts, disk }: Doing, id: string): void {
  const entry = disk.get().entries.get(id);
  if (entry?.kind === 'folder') desktop.openFor('disk', entry.id);
  else if (entry !== undefined) void acts.openFile(entry);
}

interface Doing {
  readonly disk: DiskService;
  readonly acts: FolderActs;
  /** The programs to which shortcuts lead, by their ids. */
  readonly leads: Map<string, string>;
}

/** What can be done with these, as in the window of their folder; names are asked for in a dialog. */
function menuOfThings({ desktop }: Parts, doing: Doing, ids: readonly string[]): MenuParts {
  const { entries } = doing.disk.get();
  const nothing = (): void => undefined;
  const shown = {
    ...{ acts: doing.acts, entries, ids, place: DESKTOP, view: FIRST_VIEW },
    selection: { chosen: new Set(ids), at: null, anchor: null },
    clip: clipboard.get(),
  };
  return menuParts(shown, {
    open: (id) => openThing(desktop, doing, id),
    ...{
      goTo: nothing,
      setView: nothing,
      setSelection: nothing,
      pick: nothing,
      close: nothing,
      help: nothing,
    },
    setRenaming: (id) => void askForName(desktop, doing, id),
  });
}

/** Asks what it is to be called, until that is a name or the person leaves it as it is. */
async function askForName(desktop: Parts['desktop'], doing: Doing, id: string): Promise<void> {
  const entry = doing.disk.get().entries.get(id);
  if (entry === undefined) return;
  const isShortcut = kindOf(entry.name) === 'shortcut';
  const before = isShortcut ? shortcutName(entry.name) : entry.name;
  const { rename, newName, ok, cancel } = TEXTS;
  const name = await desktop.ask({
    title: rename,
    message: newName(before),
    icon: 'question',
    buttons: [ok, cancel],
    prompt: { label: TEXTS.name, value: before, maxLength: FILE_NAME_MOST },
  });
  if (name === null || name === before) return;
  const isDone = await doing.acts.rename(id, isShortcut ? shortcutFile(name) : name);
  if (!isDone) await askForName(desktop, doing, id);
}

async function keepShortcut(parts: Parts, { disk }: Doing, to: ShortcutTarget): Promise<void> {
  if (await tellProblem(parts, 'make', await saveShortcut(disk, DESKTOP, to))) parts.sound('drop');
}

/** Whether an icon of the desktop takes things: the bin's, or that of a folder which lies there. */
const takesThings = (entries: DiskEntries, icon: string): boolean =>
  icon === RECYCLE_BIN || (entries.get(icon)?.folder === DESKTOP && isFolder(entries, icon));

/** Things that are dragged over the desktop go into it, or into the folder or the bin whose icon they are dropped on. */
function takeDrops(ground: HTMLElement, { disk, acts }: Doing): void {
  const folderAt = ({ target }: Event): string => {
    const icon = target instanceof Element ? target.closest<HTMLElement>('[data-icon]') : null;
    const id = icon?.dataset['icon'] ?? DESKTOP;
    return takesThings(disk.get().entries, id) ? id : DESKTOP;
  };
  ground.addEventListener('dragover', (event) => {
    const effect = effectOf(event, folderAt(event));
    if (effect === null || event.dataTransfer === null) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = effect;
  });
  ground.addEventListener('drop', (event) => {
    const folder = folderAt(event);
    if (effectOf(event, folder) === null) return;
    event.preventDefault();
    takeDrop(event, folder, { acts, entries: disk.get().entries });
  });
}
