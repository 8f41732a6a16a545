import { describe, expect, it } from 'vitest';
import { aShell, BETA } from '../../testing/aShell.ts';
import { anApp, registryOf } from '../../testing/apps.ts';
import { keyCommands } from './index.ts';
import { shortcutSheet } from './sheet.ts';

const shell = aShell(
  registryOf(
    anApp('help'),
    anApp('gum', { title: 'Gum', shortcuts: ['g'], access: ['ADMIN'] }),
    anApp('night', { title: 'Night', shortcuts: ['t', 'alt+t'], access: ['ADMIN'] }),
  ),
);
const groups = () => shortcutSheet(shell).map(({ title }) => title);
const labelled = (label: string) =>
  shortcutSheet(shell)
    .flatMap(({ lines }) => lines)
    .find((line) => line.label === label);

describe('the sheet of shortcuts', () => {
  it('has keys in each line of each of its groups (SHELL-9)', () => {
    for (const { title, lines } of shortcutSheet(shell)) {
      expect([title, lines.length > 0]).toEqual([title, true]);
      for (const { label, keys } of lines) expect([label, keys.length > 0]).toEqual([label, true]);
    }
    expect(labelled('Open the menu of what has the focus')).toBeDefined();
  });

  it('has one line for commands that take turns on the same keys', () => {
    expect(labelled('Maximize / Restore')?.keys).toEqual(['Ctrl+Alt+X']);
    expect(labelled('Minimize All Windows / Undo Minimize All')?.keys).toEqual(['Ctrl+Alt+M']);
  });

  it('has each line once in its group', () => {
    for (const { lines } of shortcutSheet(shell)) {
      expect(new Set(lines.map(({ label }) => label)).size).toBe(lines.length);
    }
  });

  it('lists the keys of the apps that the person sees, and the developer’s for the developer (SHELL-9)', () => {
    shell.person.set(BETA);
    expect(groups()).not.toContain('Programs');
    expect(labelled('Turn the build mode on or off')).toBeUndefined();
    shell.person.set({ ...BETA, level: 'ADMIN', developer: true });
    expect(shortcutSheet(shell).at(-1)).toEqual({
      title: 'Programs',
      lines: [
        { keys: ['Ctrl+G'], label: 'Open or close Gum' },
        { keys: ['Ctrl+T', 'Ctrl+Alt+T'], label: 'Open or close Night' },
      ],
    });
    expect(labelled('Turn the build mode on or off')?.keys).toEqual(['Ctrl+Alt+B']);
  });

  it('shows of Ctrl and Cmd, which do the same, only Ctrl', () => {
    shell.person.set({ ...BETA, level: 'ADMIN' });
    const shown = shortcutSheet(shell).flatMap(({ lines }) => lines.flatMap(({ keys }) => keys));
    expect(shown.filter((key) => key.includes('Cmd'))).toEqual([]);
    expect(keyCommands(shell).flatMap(({ keys }) => keys)).toContain('Cmd+G');
  });
});
