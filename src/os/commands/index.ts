import type { WindowActor } from '../windows/windowMachine.ts';
import {
  closeWindow,
  fillLeftHalf,
  fillRightHalf,
  maximizeWindow,
  minimizeWindow,
  openWindowMenu,
  restoreWindow,
} from './windowCommands.ts';
import { activeWindow, isAvailable, perform, type Command, type CommandShell } from './command.ts';
import {
  help,
  keyboardShortcuts,
  minimizeAll,
  nextPane,
  nextWindow,
  previousPane,
  previousWindow,
  startMenu,
  toggleBuildMode,
  toggleEntry,
  undoMinimizeAll,
} from './desktopCommands.ts';

/*
 * The commands that have keys, in the order of the sheet of shortcuts. Those that only menus offer are imported by
 * os/desktop/menus.ts alone, which is not part of the first screen.
 *
 * Which keys are free: Alt+F4, Alt+Tab and Ctrl+Esc belong to the system that the browser runs on, Ctrl+W, Ctrl+Tab and
 * Ctrl+N to the browser, Alt and a letter to its menus, and Option and a letter types on a Mac. Ctrl+Alt and a letter is
 * what Chromium, Firefox and Safari leave to pages everywhere, but for D, L and T, which Linux desktops take. Where AltGr
 * (which reports Ctrl and Alt) types a character, the character is typed. VoiceOver keeps Ctrl and Option for itself,
 * so menus offer every command too. The key above Tab and Ctrl+F6, which changed windows within a program in 1995, are
 * free. F6 alone stays the browser's, because it leads out of the page.
 */

/** Commands of the desktop as a whole. */
export const DESKTOP_COMMANDS: readonly Command[] = [
  startMenu,
  nextPane,
  previousPane,
  nextWindow,
  previousWindow,
  minimizeAll,
  undoMinimizeAll,
  help,
  keyboardShortcuts,
  toggleBuildMode,
];

/** Commands that keys perform on the window in front. */
export const WINDOW_COMMANDS: readonly Command<WindowActor>[] = [
  closeWindow,
  minimizeWindow,
  maximizeWindow,
  restoreWindow,
  fillLeftHalf,
  fillRightHalf,
  openWindowMenu,
];

/** A command as keys perform it, bound to what it is done to at that moment. */
export interface KeyCommand {
  readonly keys: readonly string[];
  available(): boolean;
  enabled(): boolean;
  perform(): void;
}

/** Every command that keys perform: the shell's, and one for each app with shortcuts. */
export function keyCommands(shell: CommandShell): readonly KeyCommand[] {
  return [
    ...DESKTOP_COMMANDS.map((command) => onDesktop(command, shell)),
    ...WINDOW_COMMANDS.map((command) => onActiveWindow(command, shell)),
    ...[...shell.registry.values()].map((entry) => onDesktop(toggleEntry(entry), shell)),
  ];
}

const onDesktop = (command: Command, shell: CommandShell): KeyCommand => ({
  keys: command.keys,
  available: () => isAvailable(command, shell),
  enabled: () => command.enabled(shell, null),
  perform: () => perform(command, shell, null),
});

const onActiveWindow = (command: Command<WindowActor>, shell: CommandShell): KeyCommand => ({
  keys: command.keys,
  available: () => isAvailable(command, shell),
  enabled() {
    const window = activeWindow(shell);
    return window !== undefined && command.enabled(shell, window);
  },
  perform() {
    const window = activeWindow(shell);
    if (window === undefined) shell.actions.sound('disabled');
    else perform(command, shell, window);
  },
});
