import type { KeyGroup } from '../../kernel/app.ts';
import { isAvailable, type Command, type CommandAudience } from './command.ts';
import { DESKTOP_COMMANDS, WINDOW_COMMANDS } from './index.ts';
import { toggleEntry } from './desktopCommands.ts';

type Line = KeyGroup['lines'][number];

/** Keys that widgets answer by themselves, while they have the focus. */
const FOCUS_KEYS: readonly Line[] = [
  { keys: ['Shift+F10', 'Menu'], label: 'Open the menu of what has the focus' },
];
const TITLE_KEYS: readonly Line[] = [
  { keys: ['Arrows'], label: 'On its title: move it' },
  { keys: ['Shift+Arrows'], label: 'On its title: size it' },
  { keys: ['Enter'], label: 'On its title: maximize or restore it' },
  { keys: ['Esc'], label: 'Close it, where it is a dialog' },
];
const LIST_KEYS: readonly Line[] = [
  { keys: ['Arrows', 'Home', 'End'], label: 'Go to the next one, the first, the last' },
  { keys: ['A to Z'], label: 'Go to the next one that begins with it; in Start, find it' },
  { keys: ['Enter', 'Space'], label: 'Open it, or choose it' },
  { keys: ['Ctrl+A'], label: 'Select all icons' },
  { keys: ['Esc'], label: 'Leave the menu' },
];

/** The sheet of shortcuts for this person. */
export function shortcutSheet(shell: CommandAudience): readonly KeyGroup[] {
  const apps = linesOf([...shell.registry.values()].map(toggleEntry), shell);
  return [
    { title: 'Everywhere', lines: [...linesOf(DESKTOP_COMMANDS, shell), ...FOCUS_KEYS] },
    { title: 'The window in front', lines: [...linesOf(WINDOW_COMMANDS, shell), ...TITLE_KEYS] },
    { title: 'Icons and menus', lines: LIST_KEYS },
    ...(apps.length === 0 ? [] : [{ title: 'Programs', lines: apps }]),
  ];
}

/** The keys as they are shown. A Mac's Cmd is left out beside the Ctrl that does the same. */
export const shownKeys = ({ keys }: Pick<Command, 'keys'>): readonly string[] =>
  keys.filter((key) => !key.startsWith('Cmd+'));

/** One line for each set of keys: commands that share keys take turns, and stand together. */
function linesOf<Target>(commands: readonly Command<Target>[], shell: CommandAudience): readonly Line[] {
  const lines = new Map<string, Line>();
  for (const command of commands) {
    const keys = shownKeys(command);
    if (keys.length === 0 || !isAvailable(command, shell)) continue;
    const before = lines.get(keys.join());
    lines.set(keys.join(), { keys, label: before ? `${before.label} / ${command.label}` : command.label });
  }
  return [...lines.values()];
}
