import type { Entry, KeyGroup } from '../../kernel/app.ts';

/** What keys and menus may ask of the shell; commands.ts does it. */
export type ShellCommand =
  | 'start'
  | 'nextPane'
  | 'previousPane'
  | 'nextWindow'
  | 'previousWindow'
  | 'toggleAll'
  | 'windowMenu'
  | 'close'
  | 'minimize'
  | 'maximize'
  | 'help'
  | 'sheet';

export interface ShellKey {
  /** As the sheet of shortcuts shows them; any of them will do. */
  readonly keys: readonly string[];
  readonly label: string;
  /** What the host runs when they are pressed, wherever the focus is; absent: a widget answers them itself. */
  readonly command?: ShellCommand;
}

export interface ShellKeys {
  readonly title: string;
  readonly lines: readonly ShellKey[];
}

/**
 * The table of keys: the host listens to it, menus show it, and the sheet of shortcuts is filled from it.
 *
 * Alt+F4, Alt+Tab and Ctrl+Esc belong to the system that the browser runs on, Ctrl+W, Ctrl+Tab and Ctrl+N to the
 * browser, Alt and a letter to its menus, and Option and a letter types on a Mac. Ctrl+Alt and a letter is what
 * Chromium, Firefox and Safari leave to pages everywhere. Left out are D, L and T, which Linux desktops take, and
 * where AltGr (which says that it is Ctrl and Alt) types a character, the character is typed. VoiceOver keeps Ctrl and
 * Option for itself: all of it is in menus too. The key above Tab and Ctrl+F6, which changed windows within a program
 * in 1995, are free. F6 alone stays the browser's: it is how one leaves the page.
 */
export const SHELL_KEYS: readonly ShellKeys[] = [
  {
    title: 'Everywhere',
    lines: [
      { keys: ['Ctrl+Alt+S'], label: 'Open the Start menu', command: 'start' },
      {
        keys: ['Ctrl+F6', 'Ctrl+Alt+P'],
        label: 'Go to the desktop, the windows, the taskbar',
        command: 'nextPane',
      },
      { keys: ['Ctrl+Shift+F6'], label: 'Go round them the other way', command: 'previousPane' },
      {
        keys: ['Ctrl+`'],
        label: 'Switch to another window: hold Ctrl and press again',
        command: 'nextWindow',
      },
      { keys: ['Ctrl+Shift+`'], label: 'Switch the other way round', command: 'previousWindow' },
      { keys: ['Ctrl+Alt+M'], label: 'Minimize all windows, or bring them back', command: 'toggleAll' },
      { keys: ['Shift+F10', 'Menu'], label: 'Open the menu of what has the focus' },
      { keys: ['F1'], label: 'Help about the window in front', command: 'help' },
      { keys: ['Ctrl+Alt+H'], label: 'This sheet; ? too, on the desktop and the taskbar', command: 'sheet' },
    ],
  },
  {
    title: 'The window in front',
    lines: [
      { keys: ['Ctrl+Alt+W'], label: 'Close it', command: 'close' },
      { keys: ['Ctrl+Alt+N'], label: 'Minimize it', command: 'minimize' },
      { keys: ['Ctrl+Alt+X'], label: 'Maximize or restore it', command: 'maximize' },
      { keys: ['Ctrl+Alt+-'], label: 'Open its menu', command: 'windowMenu' },
      { keys: ['Arrows'], label: 'On its title: move it' },
      { keys: ['Shift+Arrows'], label: 'On its title: size it' },
      { keys: ['Enter'], label: 'On its title: maximize or restore it' },
      { keys: ['Esc'], label: 'Close it, where it is a dialog' },
    ],
  },
  {
    title: 'Icons and menus',
    lines: [
      { keys: ['Arrows', 'Home', 'End'], label: 'Go to the next one, the first, the last' },
      { keys: ['A to Z'], label: 'Go to the next one that begins with this letter' },
      { keys: ['Enter', 'Space'], label: 'Open it, or choose it' },
      { keys: ['Esc'], label: 'Leave the menu' },
    ],
  },
];

/** The table with the keys of these apps, which toggle their windows. */
export function keysFor(entries: readonly Entry[]): readonly KeyGroup[] {
  const apps = entries.flatMap((entry) => {
    const keys = appKeys(entry);
    return keys.length === 0 ? [] : [{ keys, label: `Open or close ${entry.title}` }];
  });
  return apps.length === 0 ? SHELL_KEYS : [...SHELL_KEYS, { title: 'Programs', lines: apps }];
}

/** The keys of an app as they are shown. */
export const appKeys = ({ shortcuts = [] }: Entry): readonly string[] =>
  shortcuts.map((keys) => `Ctrl+${keys.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())}`);

const lines = SHELL_KEYS.flatMap((group) => group.lines);

/** The keys of a command as a menu shows them. */
export const keysOf = (command: ShellCommand): string =>
  lines.find((line) => line.command === command)?.keys[0] ?? '';
