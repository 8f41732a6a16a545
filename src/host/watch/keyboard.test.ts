// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asBuilt } from '../../kernel/features.ts';
import { store } from '../../kernel/store.ts';
import { DESKTOP_COMMANDS, WINDOW_COMMANDS } from '../../os/commands/index.ts';
import { shortcutSheet } from '../../os/commands/sheet.ts';
import { menuOf } from '../../os/desktop/menus.ts';
import type { Shell } from '../../os/shell.ts';
import type { Gate } from '../../services/access/access.ts';
import { aShell, BETA, type TestShell } from '../../testing/aShell.ts';
import { anApp, registryOf } from '../../testing/apps.ts';
import { watchKeyboard } from './keyboard.ts';

/** Presses keys as menus and the sheet spell them; answers whether the shell took them from the browser. */
function press(spelled: string, target: EventTarget = document.body): boolean {
  const keys = spelled.split('+');
  const key = keys.at(-1) ?? '';
  const code = { '`': 'Backquote', '-': 'Minus' }[key] ?? (/^[A-Z]$/.test(key) ? `Key${key}` : key);
  const event = new KeyboardEvent('keydown', {
    key,
    code,
    ctrlKey: keys.includes('Ctrl'),
    altKey: keys.includes('Alt'),
    shiftKey: keys.includes('Shift'),
    bubbles: true,
    cancelable: true,
  });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('the keyboard', () => {
  const gate = store<Gate>('open');
  let shell: TestShell;
  let listening: AbortController;

  beforeEach(() => {
    document.body.innerHTML = '<div id="mirror"><main><input></main></div>';
    shell = aShell(
      registryOf(
        anApp('gum', { title: 'Gum', shortcuts: ['g', 'alt+g'] }),
        anApp('help', { serves: 'help' }),
        anApp('find', { serves: 'find', shortcuts: ['f3'] }),
        anApp('run', { serves: 'run', unlisted: true }),
        anApp('shut-down', { serves: 'shut-down', unlisted: true }),
        anApp('settings', { serves: 'settings' }),
      ),
    );
    shell.person.set({ ...BETA, developer: true });
    shell.open('gum');
    gate.set('open');
    listening = new AbortController();
    const add = window.addEventListener.bind(window);
    vi.spyOn(window, 'addEventListener').mockImplementation(
      (type: string, listener: unknown, options: unknown) =>
        add(type, listener as EventListener, { ...(options as object), signal: listening.signal }),
    );
    // The keyboard reads of the shell only the gate and what commands read.
    watchKeyboard({ ...shell, gate } as unknown as Shell);
  });
  afterEach(() => {
    listening.abort();
  });

  const commands = [...DESKTOP_COMMANDS, ...WINDOW_COMMANDS].flatMap((command) =>
    command.keys.map((keys) => ({ command, keys, label: command.label })),
  );
  it.each(commands.filter(({ keys }) => !keys.startsWith('Cmd')))(
    'performs $label by $keys',
    ({ command, keys }) => {
      const performed = vi.spyOn(command, 'perform').mockReturnValue(undefined);
      vi.spyOn(command, 'enabled').mockReturnValue(true);
      for (const { command: other } of commands) {
        if (other !== command && other.keys.includes(keys)) vi.spyOn(other, 'enabled').mockReturnValue(false);
      }
      expect(press(keys)).toBe(true);
      expect(performed).toHaveBeenCalledTimes(1);
    },
  );

  it('listens to every key that a menu shows', () => {
    const targets = [{ kind: 'start' }, { kind: 'desktop' }, { kind: 'taskbar' }] as const;
    const menus = [...targets, { kind: 'window', id: 'gum' } as const].map((target) =>
      menuOf(target, shell, { person: BETA, mode: asBuilt('public') }),
    );
    const shown = menus.flatMap((menu) =>
      (menu?.entries ?? []).flatMap((entry) => (entry === 'separator' ? [] : (entry.keys ?? []))),
    );
    expect(shown).toContain('Ctrl+Alt+W');
    expect(shown.filter((keys) => !press(keys))).toEqual([]);
  });

  it('listens to every key of a program that the sheet shows', () => {
    const programs = shortcutSheet(shell).find(({ title }) => title === 'Programs');
    const shown = programs?.lines.flatMap(({ keys }) => keys) ?? [];
    expect(shown).toEqual(['Ctrl+G', 'Ctrl+Alt+G', 'F3']);
    expect(shown.filter((keys) => !press(keys))).toEqual([]);
  });

  it('takes the repeats of a held Enter from everything but the lines of a text (SHELL-24)', () => {
    document.body.innerHTML = '<button>Play</button><input><textarea></textarea>';
    const heard = vi.fn();
    document.body.addEventListener('keydown', heard, { once: true });
    const held = (selector: string, repeat: boolean) => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true });
      document.querySelector(selector)?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([held('button', true), held('input', true), held('textarea', true)]).toEqual([true, true, false]);
    expect(heard).toHaveBeenCalledTimes(1);
    expect([held('button', false), held('input', false)]).toEqual([false, false]);
  });

  it('takes nothing from the browser before the gate is open (GATE-5)', () => {
    gate.set('closed');
    expect(press('Ctrl+Alt+H')).toBe(false);
    expect(shell.actions.openFor).not.toHaveBeenCalled();
  });

  it('takes a single character only where nobody types', () => {
    expect(press('?', document.querySelector('input') ?? document.body)).toBe(false);
    expect(press('?')).toBe(true);
    expect(shell.actions.openFor.mock.calls).toEqual([['keyboard']]);
  });
});
