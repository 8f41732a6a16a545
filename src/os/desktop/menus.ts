import type { Entry, ListedEntry } from '../../kernel/app.ts';
import type { Mode } from '../../kernel/features.ts';
import type { MenuEntry, MenuItem } from '../../kernel/menu.ts';
import { appFor, isLink, labelOf, programsOf, startMenuApps } from '../apps/registry.ts';
import {
  arrangeIcons,
  captureDesktop,
  captureWindow,
  cascadeWindows,
  createShortcut,
  desktopProperties,
  entryProperties,
  hideIcon,
  moveWindow,
  openEntry,
  showHiddenIcons,
  sizeWindow,
  tileHorizontally,
  tileVertically,
} from '../commands/menuCommands.ts';
import {
  closeWindow,
  entryHelp,
  fillLeftHalf,
  fillRightHalf,
  maximizeWindow,
  minimizeWindow,
  restoreWindow,
} from '../commands/windowCommands.ts';
import { isAvailable, perform, type Command, type CommandShell } from '../commands/command.ts';
import { keyboardShortcuts, minimizeAll, undoMinimizeAll } from '../commands/desktopCommands.ts';
import type { Person } from '../shell.ts';
import { modeOf } from '../windows/windowMachine.ts';
import type { MenuTarget } from './desktopMachine.ts';
import { inFolders } from './programFolders.ts';

type Item = MenuItem<string>;
type Entries = readonly MenuEntry<string>[];

/** A menu as it is made: icons are names in the icon set. */
export interface MenuContent {
  readonly label: string;
  readonly entries: Entries;
  /** With large icons, and the product's name up its side. */
  readonly start: boolean;
}

/** Whom a menu is for. */
interface Viewer {
  readonly person: Person;
  readonly mode: Mode;
}

/** What the menu of this target offers this person now; null when the target no longer exists. */
export function menuOf(target: MenuTarget, shell: CommandShell, viewer: Viewer): MenuContent | null {
  switch (target.kind) {
    case 'start':
      return { label: 'Start', entries: startEntries(shell, viewer), start: true };
    case 'desktop':
      return { label: 'Desktop', entries: desktopEntries(shell), start: false };
    case 'taskbar':
      return { label: 'Taskbar', entries: taskbarEntries(shell), start: false };
    case 'windows':
      return { label: 'Windows', entries: windowEntries(shell), start: false };
    case 'icon':
      return iconMenu(target.id, shell, viewer);
    case 'window':
      return windowMenu(target.id, shell);
  }
}

/** A command as an entry; `changes` say what this menu shows of it in another way. */
function item<Target>(
  command: Command<Target>,
  shell: CommandShell,
  target: Target,
  changes: Partial<Item> = {},
): Item {
  const [keys] = command.keys;
  return {
    label: command.label,
    disabled: !command.enabled(shell, target),
    run: () => perform(command, shell, target),
    ...(keys === undefined ? {} : { keys }),
    ...changes,
  };
}

const programItem = (entry: Entry, label: string, size: 16 | 32, shell: CommandShell): Item =>
  item(openEntry, shell, entry, { label, icon: `${entry.icon}-${size}`, opens: entry.id });

function startEntries(shell: CommandShell, { person, mode }: Viewer): Entries {
  const { registry } = shell;
  const { level, signedIn, away } = person;
  const offered = startMenuApps(registry, level, mode).map((entry) =>
    programItem(entry, entry.startMenuLabel?.(signedIn || away) ?? labelOf(entry, person), 32, shell),
  );
  const find = appFor(registry, 'find');
  const help = appFor(registry, 'help');
  const run = appFor(registry, 'run');
  const shutDown = appFor(registry, 'shut-down');
  return [
    { label: 'Programs', icon: 'programs-32', items: programEntries(shell, { person, mode }) },
    { label: 'Recent', icon: 'folder-32', items: recentEntries(shell) },
    'separator',
    ...offered,
    'separator',
    programItem(find, `${find.title}...`, 32, shell),
    programItem(help, help.title, 32, shell),
    programItem(run, `${run.title}...`, 32, shell),
    'separator',
    programItem(shutDown, `${shutDown.title}...`, 32, shell),
  ];
}

/** Programs in their folders, and behind those what lies in none (SHELL-28). */
function programEntries(shell: CommandShell, { person, mode }: Viewer): Entries {
  const { folders, loose } = inFolders(programsOf(shell.registry, person, mode));
  const itemsOf = (listed: readonly ListedEntry[]): Entries =>
    listed.map(({ entry, label }) => programItem(entry, label, 16, shell));
  return [
    ...folders.map(({ label, listed }) => ({ label, icon: 'programs-16', items: itemsOf(listed) })),
    ...itemsOf(loose),
  ];
}

/** The files that were opened last, the last first (SHELL-30). */
function recentEntries({ desk }: CommandShell): Entries {
  const recent = desk.get().recent();
  return recent.length === 0 ? [{ label: '(Empty)', disabled: true }] : recent;
}

function arrangeEntries(shell: CommandShell): Entries {
  const toggleAll = undoMinimizeAll.enabled(shell, null) ? undoMinimizeAll : minimizeAll;
  return [cascadeWindows, tileHorizontally, tileVertically, toggleAll].map((command) =>
    item(command, shell, null),
  );
}

const propertiesEntries = (shell: CommandShell): Entries =>
  isAvailable(desktopProperties, shell) ? ['separator', item(desktopProperties, shell, null)] : [];

const desktopEntries = (shell: CommandShell): Entries => [
  item(arrangeIcons, shell, null),
  item(showHiddenIcons, shell, null),
  'separator',
  ...ownEntries(shell),
  ...arrangeEntries(shell),
  'separator',
  item(captureDesktop, shell, null),
  item(keyboardShortcuts, shell, null),
  ...propertiesEntries(shell),
];

/** What the person can put onto it; nothing before the code for that has come. */
function ownEntries({ desk }: CommandShell): Entries {
  const own = desk.get().menuOf([]);
  return own.length === 0 ? [] : [...own, 'separator'];
}

const taskbarEntries = (shell: CommandShell): Entries => [
  ...arrangeEntries(shell),
  ...propertiesEntries(shell),
];

/** All open windows, the active one in bold, in the order of the taskbar. */
function windowEntries({ desktop }: CommandShell): Entries {
  const { stack, tasks, active } = desktop.getSnapshot().context;
  return tasks.flatMap((id): Entries => {
    const snapshot = stack.find((open) => open.id === id)?.actor.getSnapshot();
    if (snapshot === undefined) return [];
    const { title, spec } = snapshot.context;
    const run = (): void => desktop.send({ type: 'user.focus', id });
    return [{ label: title, icon: `${spec.icon}-16`, isDefault: id === active, run }];
  });
}

function iconMenu(id: string, shell: CommandShell, { person }: Viewer): MenuContent | null {
  const entry = shell.registry.get(id);
  if (entry === undefined) return thingMenu(id, shell);
  return {
    label: labelOf(entry, person),
    start: false,
    entries: [
      item(openEntry, shell, entry, { isDefault: true }),
      ...(isLink(entry) ? [] : [item(entryHelp, shell, entry)]),
      'separator',
      item(hideIcon, shell, entry),
      item(entryProperties, shell, entry),
    ],
  };
}

/** Of something of the person's own, with all that are selected beside it. */
function thingMenu(id: string, { desk, desktop }: CommandShell): MenuContent | null {
  const { things, menuOf } = desk.get();
  const thing = things.find((one) => one.id === id);
  if (thing === undefined) return null;
  const { selectedIcons } = desktop.getSnapshot().context;
  const together = selectedIcons.includes(id)
    ? things.filter((one) => selectedIcons.includes(one.id))
    : [thing];
  return { label: thing.title, start: false, entries: menuOf(together.map((one) => one.id)) };
}

function windowMenu(id: string, shell: CommandShell): MenuContent | null {
  const window = shell.desktop.getSnapshot().context.stack.find((open) => open.id === id)?.actor;
  if (window === undefined) return null;
  const snapshot = window.getSnapshot();
  const minimized = modeOf(snapshot) === 'minimized';
  return {
    label: snapshot.context.title,
    start: false,
    entries: [
      item(restoreWindow, shell, window, { isDefault: minimized }),
      item(moveWindow, shell, window),
      item(sizeWindow, shell, window),
      item(minimizeWindow, shell, window),
      item(maximizeWindow, shell, window),
      item(fillLeftHalf, shell, window),
      item(fillRightHalf, shell, window),
      'separator',
      item(createShortcut, shell, window),
      item(captureWindow, shell, window),
      'separator',
      item(closeWindow, shell, window, { isDefault: !minimized }),
    ],
  };
}
