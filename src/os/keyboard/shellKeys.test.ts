import { describe, expect, it } from 'vitest';
import { anApp } from '../../testing/apps.ts';
import { keysFor, keysOf, SHELL_KEYS } from './shellKeys.ts';

const lines = SHELL_KEYS.flatMap((group) => group.lines);
/** The keys of browsers and systems that a page never sees, or must not take (see the table). */
const TAKEN = [
  'Alt+F4',
  'Alt+Tab',
  'Ctrl+Escape',
  'Ctrl+W',
  'Ctrl+N',
  'Ctrl+T',
  'Ctrl+Tab',
  'Ctrl+F4',
  'F6',
  'F11',
];
const TAKEN_ON_LINUX = ['Ctrl+Alt+D', 'Ctrl+Alt+L', 'Ctrl+Alt+T', 'Ctrl+Alt+ArrowLeft', 'Ctrl+Alt+F4'];

describe('the table of keys', () => {
  it('gives no keys to two commands', () => {
    const keys = lines.flatMap((line) => (line.command === undefined ? [] : line.keys));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('takes no keys from the browser or the system, and no letter that one types', () => {
    const keys = lines.flatMap((line) => (line.command === undefined ? [] : line.keys));
    for (const key of keys) {
      expect([...TAKEN, ...TAKEN_ON_LINUX]).not.toContain(key);
      expect(key).toMatch(/^(Ctrl\+.+|F1)$/);
    }
  });

  it('says each line in its own words', () => {
    for (const { lines: own } of SHELL_KEYS) {
      expect(new Set(own.map(({ label }) => label)).size).toBe(own.length);
    }
  });

  it('tells menus the keys of a command', () => {
    expect(keysOf('close')).toBe('Ctrl+Alt+W');
  });

  it('lists the keys of those apps that the person sees', () => {
    const gum = anApp('gum', { title: 'Gum', shortcuts: ['g'] });
    const night = anApp('night', { title: 'Night', shortcuts: ['t', 'alt+t'] });
    expect(keysFor([anApp('help')])).toEqual(SHELL_KEYS);
    expect(keysFor([gum, night]).at(-1)?.lines).toEqual([
      { keys: ['Ctrl+G'], label: 'Open or close Gum' },
      { keys: ['Ctrl+T', 'Ctrl+Alt+T'], label: 'Open or close Night' },
    ]);
  });
});
