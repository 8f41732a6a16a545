import type { Entry } from '../../kernel/app.ts';
import type { BuildMode } from '../../kernel/features.ts';
import type { MenuEntry, MenuItem } from '../../kernel/menu.ts';
import { appFor, isLink, isVisible, startMenuApps } from '../apps/registry.ts';
import { keysOf, type ShellCommand } from '../keyboard/shellKeys.ts';
import type { Person, Shell } from '../shell.ts';
import { modeOf } from '../windows/windowMachine.ts';
import type { DesktopEvent, MenuTarget } from './desktopMachine.ts';

type Entries = readonly MenuEntry<string>[];

/** A menu as it is made: icons are names in the icon set. */
export interface MenuContent {
  readonly label: string;
  readonly entries: Entries;
  /** With large icons, and the product's name up its side. */
  readonly start: boolean;
}

interface Parts {
  readonly shell: Pick<Shell, 'registry' | 'desktop' | 'actions' | 'commands'>;
  readonly person: Person;
  readonly mode: BuildMode;
}

/** What the menu of this thing offers this person now; null: the thing is gone. */
export function menuOf(target: MenuTarget, parts: Parts): MenuContent | null {
  switch (target.kind) {
    case 'start':
      return { label: 'Start', entries: startEntries(parts), start: true };
    case 'desktop':
      return { label: 'Desktop', entries: desktopEntries(parts), start: false };
    case 'taskbar':
      return { label: 'Taskbar', entries: taskbarEntries(parts), start: false };
    case 'icon':
      return iconMenu(target.id, parts);
    case 'window':
      return windowMenu(target.id, parts);
  }
}

/** An entry that does what keys do, and shows them. */
function commandItem(label: string, command: ShellCommand, { shell }: Parts): MenuItem<string> {
  return { label, keys: keysOf(command), run: shell.commands[command] };
}

function entryItem(entry: Entry, label: string, size: 16 | 32, { shell }: Parts): MenuItem<string> {
  return { label, icon: `${entry.icon}-${size}`, run: () => shell.actions.open(entry.id) };
}

function startEntries(parts: Parts): Entries {
  const { shell, person, mode } = parts;
  const offered = startMenuApps(shell.registry, person.level, mode).map((entry) =>
    entryItem(entry, entry.startMenuLabel?.(person.signedIn) ?? entry.title, 32, parts),
  );
  const programs = [...shell.registry.values()]
    .filter((entry) => isVisible(entry, person.level, mode))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'))
    .map((entry) => entryItem(entry, entry.title, 16, parts));
  const help = appFor(shell.registry, 'help');
  return [
    { label: 'Programs', icon: 'programs-32', items: programs },
    'separator',
    ...offered,
    ...(help === undefined ? [] : (['separator', entryItem(help, help.title, 32, parts)] as const)),
  ];
}

function arrangeEntries({ shell }: Parts): Entries {
  const { area, stack, lowered } = shell.desktop.getSnapshot().context;
  const seen = stack.some(({ actor }) => modeOf(actor.getSnapshot()) !== 'minimized');
  const item = (label: string, disabled: boolean, event: DesktopEvent): MenuItem<string> => ({
    label,
    disabled,
    run: () => shell.desktop.send(event),
  });
  // On a phone every window fills the screen.
  const fixed = area.compact || !seen;
  return [
    item('Cascade Windows', fixed, { type: 'user.arrange', how: 'cascade' }),
    item('Tile Windows Horizontally', fixed, { type: 'user.arrange', how: 'rows' }),
    item('Tile Windows Vertically', fixed, { type: 'user.arrange', how: 'columns' }),
    lowered.length > 0
      ? { ...item('Undo Minimize All', false, { type: 'user.restoreAll' }), keys: keysOf('toggleAll') }
      : { ...item('Minimize All Windows', !seen, { type: 'user.minimizeAll' }), keys: keysOf('toggleAll') },
  ];
}

/** The window in which the desktop is made one's own, where there is one. */
function settingsEntries({ shell, person, mode }: Parts): Entries {
  const settings = appFor(shell.registry, 'settings');
  if (settings === undefined || !isVisible(settings, person.level, mode)) return [];
  return ['separator', { label: 'Properties', run: () => shell.actions.openFor('settings') }];
}

function desktopEntries(parts: Parts): Entries {
  return [
    ...arrangeEntries(parts),
    'separator',
    commandItem('Keyboard Shortcuts', 'sheet', parts),
    ...settingsEntries(parts),
  ];
}

function taskbarEntries(parts: Parts): Entries {
  return [...arrangeEntries(parts), ...settingsEntries(parts)];
}

function iconMenu(id: string, parts: Parts): MenuContent | null {
  const { actions, registry } = parts.shell;
  const entry = registry.get(id);
  if (entry === undefined) return null;
  const help: Entries = isLink(entry) ? [] : [{ label: 'Help', run: () => actions.openFor('help', id) }];
  return {
    label: entry.title,
    start: false,
    entries: [
      { label: 'Open', isDefault: true, run: () => actions.open(id) },
      ...help,
      'separator',
      { label: 'Properties', run: () => actions.tellAbout(entry) },
    ],
  };
}

function windowMenu(id: string, { shell }: Parts): MenuContent | null {
  const { stack, area } = shell.desktop.getSnapshot().context;
  const window = stack.find((open) => open.id === id);
  if (window === undefined) return null;
  const { actor } = window;
  const snapshot = actor.getSnapshot();
  const { spec, title } = snapshot.context;
  const windowMode = modeOf(snapshot);
  const loose = windowMode === 'normal' && !area.compact;
  const raise = (): void => shell.desktop.send({ type: 'user.focus', id });
  const restore = (): void => {
    raise();
    if (windowMode === 'maximized') actor.send({ type: 'user.maximize' });
  };
  return {
    label: title,
    start: false,
    entries: [
      {
        label: 'Restore',
        disabled: windowMode === 'normal',
        isDefault: windowMode === 'minimized',
        run: restore,
      },
      { label: 'Move', disabled: !loose, run: () => actor.send({ type: 'user.grasp', how: 'move' }) },
      {
        label: 'Size',
        disabled: !loose || !spec.resizable,
        run: () => actor.send({ type: 'user.grasp', how: 'size' }),
      },
      {
        label: 'Minimize',
        disabled: windowMode === 'minimized' || !spec.minimizable,
        keys: keysOf('minimize'),
        run: () => shell.desktop.send({ type: 'user.minimize', id }),
      },
      {
        label: 'Maximize',
        disabled: !loose || !spec.maximizable,
        keys: keysOf('maximize'),
        run: () => {
          raise();
          actor.send({ type: 'user.maximize' });
        },
      },
      'separator',
      {
        label: 'Close',
        isDefault: windowMode !== 'minimized',
        keys: keysOf('close'),
        run: () => actor.send({ type: 'user.close' }),
      },
    ],
  };
}
