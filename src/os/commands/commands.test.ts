import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asBuilt } from '../../kernel/features.ts';
import { aShell, BETA, PHONE_AREA, WIDE_AREA, type TestShell } from '../../testing/aShell.ts';
import { aLink, anApp, registryOf } from '../../testing/apps.ts';
import type { DesktopEvent } from '../desktop/desktopMachine.ts';
import { cascadeWindows, desktopProperties, moveWindow, sizeWindow } from './menuCommands.ts';
import {
  closeWindow,
  entryHelp,
  fillLeftHalf,
  fillRightHalf,
  maximizeWindow,
  minimizeWindow,
  openWindowMenu,
  restoreWindow,
} from './windowCommands.ts';
import { isAvailable, perform } from './command.ts';
import {
  help,
  minimizeAll,
  nextWindow,
  toggleBuildMode,
  toggleEntry,
  undoMinimizeAll,
} from './desktopCommands.ts';
import { DESKTOP_COMMANDS, keyCommands, WINDOW_COMMANDS } from './index.ts';

const registry = registryOf(
  anApp('gum', { shortcuts: ['g'], access: ['ADMIN'] }),
  anApp('night', { shortcuts: ['t', 'alt+t'], access: ['ADMIN'] }),
  anApp('help'),
  aLink('market'),
);
/** Keys that browsers and desktops keep for themselves, so that a page never sees them or must not take them. */
const RESERVED = [
  ...['Alt+F4', 'Alt+Tab', 'Ctrl+Escape', 'Ctrl+W', 'Ctrl+N', 'Ctrl+T', 'Ctrl+Tab', 'Ctrl+F4', 'F6', 'F11'],
  ...['Ctrl+Alt+D', 'Ctrl+Alt+L', 'Ctrl+Alt+T', 'Ctrl+Alt+ArrowLeft', 'Ctrl+Alt+F4'],
];

describe('the commands', () => {
  let shell: TestShell;

  beforeEach(() => {
    shell = aShell(registry);
  });

  /** Performs what is bound to these keys and enabled now. */
  function press(keys: string): void {
    const bound = keyCommands(shell).filter((command) => command.keys.includes(keys));
    (bound.find((command) => command.enabled()) ?? bound[0])?.perform();
  }
  const sounds = () => shell.actions.sound.mock.calls.flat();

  it('share keys only where they are never enabled at once', () => {
    const events = fc.oneof(
      fc.constantFrom<DesktopEvent>(
        { type: 'user.minimizeAll' },
        { type: 'user.restoreAll' },
        { type: 'user.start' },
        { type: 'user.dismiss' },
        { type: 'user.switch', step: 1 },
        { type: 'user.switched' },
        { type: 'system.screen', area: PHONE_AREA },
        { type: 'system.screen', area: WIDE_AREA },
      ),
      fc.constantFrom('gum', 'help').map((id): DesktopEvent => ({ type: 'user.task', id })),
    );
    const keys = fc.constantFrom('Ctrl+Alt+W', 'Ctrl+Alt+N', 'Ctrl+Alt+X', 'Ctrl+Alt+M');
    fc.assert(
      fc.property(fc.array(fc.oneof(events, keys), { maxLength: 12 }), (steps) => {
        shell = aShell(registry);
        shell.person.set({ ...BETA, level: 'ADMIN', developer: true });
        shell.open('gum', 'help');
        for (const step of steps) {
          if (typeof step === 'string') press(step);
          else shell.desktop.send(step);
          const enabled = keyCommands(shell).filter((command) => command.available() && command.enabled());
          const listened = enabled.flatMap((command) => command.keys);
          expect(listened).toEqual([...new Set(listened)]);
        }
      }),
    );
  });

  it('take no keys from the browser or the system, and no letter that one types', () => {
    for (const key of [...DESKTOP_COMMANDS, ...WINDOW_COMMANDS].flatMap((command) => command.keys)) {
      expect(RESERVED).not.toContain(key);
      expect(key).toMatch(/^(Ctrl\+.+|Cmd\+.+|F1|\?)$/);
    }
  });

  it('that keys ask for in vain sound so, and change nothing', () => {
    for (const command of WINDOW_COMMANDS) press(command.keys[0] ?? '');
    press('Ctrl+Alt+M');
    press('Ctrl+`');
    expect(sounds()).toEqual(Array.from({ length: WINDOW_COMMANDS.length + 2 }, () => 'disabled'));
  });

  describe('of the window in front', () => {
    beforeEach(() => shell.open('gum', 'help'));

    it('maximize and restore it by the same keys, each with its sound', () => {
      press('Ctrl+Alt+X');
      expect(shell.modeOf('help')).toBe('maximized');
      press('Ctrl+Alt+X');
      expect(shell.modeOf('help')).toBe('normal');
      expect(sounds()).toEqual(['maximize', 'restore']);
    });

    it('minimize it and close it', () => {
      press('Ctrl+Alt+N');
      expect(shell.modeOf('help')).toBe('minimized');
      press('Ctrl+Alt+W');
      expect(() => shell.window('gum')).toThrow();
      expect(sounds()).toEqual(['minimize', 'close']);
    });

    it('fill a half with it, by the same keys put it back, and change halves at once (SHELL-2)', () => {
      const half = () => shell.window('help').getSnapshot().context.half;
      perform(fillLeftHalf, shell, shell.window('help'));
      expect(half()).toBe('left');
      perform(fillRightHalf, shell, shell.window('help'));
      expect(half()).toBe('right');
      perform(fillRightHalf, shell, shell.window('help'));
      expect(half()).toBeUndefined();
      perform(maximizeWindow, shell, shell.window('help'));
      perform(fillLeftHalf, shell, shell.window('help'));
      expect([shell.modeOf('help'), half()]).toEqual(['normal', 'left']);
    });

    it('do not maximize it on a phone', () => {
      shell.desktop.send({ type: 'system.screen', area: PHONE_AREA });
      press('Ctrl+Alt+X');
      expect([shell.modeOf('help'), sounds()]).toEqual(['normal', ['disabled']]);
    });

    it('open its menu under its title', () => {
      const { x, y } = shell.window('help').getSnapshot().context.bounds;
      perform(openWindowMenu, shell, shell.window('help'));
      expect(shell.desktop.getSnapshot().context.menu).toEqual({
        target: { kind: 'window', id: 'help' },
        at: { x: x + 4, y: y + 22 },
      });
    });

    it('open its menu in the corner of the screen that it fills', () => {
      perform(maximizeWindow, shell, shell.window('help'));
      press('Ctrl+Alt+-');
      expect(shell.desktop.getSnapshot().context.menu?.at).toEqual({ x: 4, y: 22 });
    });

    it('let the arrow keys move it or size it, while it is not maximized', () => {
      const grasped: string[] = [];
      shell.window('help').on('grasped', ({ how }) => grasped.push(how));
      perform(moveWindow, shell, shell.window('help'));
      perform(sizeWindow, shell, shell.window('help'));
      expect(grasped).toEqual(['move', 'size']);
      perform(maximizeWindow, shell, shell.window('help'));
      perform(moveWindow, shell, shell.window('help'));
      perform(sizeWindow, shell, shell.window('help'));
      expect(grasped).toEqual(['move', 'size']);
    });

    it('help with it, and show the sheet of keys where there is no window (SHELL-13)', () => {
      press('F1');
      perform(closeWindow, shell, shell.window('help'));
      perform(closeWindow, shell, shell.window('gum'));
      perform(help, shell, null);
      expect(shell.actions.openFor.mock.calls).toEqual([['help', 'help'], ['keyboard']]);
    });
  });

  it('restore a minimized window to what it was', () => {
    shell.open('help');
    perform(maximizeWindow, shell, shell.window('help'));
    perform(minimizeWindow, shell, shell.window('help'));
    perform(restoreWindow, shell, shell.window('help'));
    expect(shell.modeOf('help')).toBe('maximized');
  });

  it('minimize all windows and bring them back, with one sound for all', () => {
    shell.open('gum', 'help');
    perform(minimizeAll, shell, null);
    expect([shell.modeOf('gum'), shell.modeOf('help')]).toEqual(['minimized', 'minimized']);
    perform(undoMinimizeAll, shell, null);
    expect([shell.modeOf('gum'), shell.modeOf('help')]).toEqual(['normal', 'normal']);
    expect(sounds()).toEqual(['minimize', 'restore']);
  });

  it('switch to another window with a tick', () => {
    shell.open('gum', 'help');
    perform(nextWindow, shell, null);
    expect(shell.desktop.getSnapshot().context.switching).toMatchObject({ at: 1 });
    expect(sounds()).toEqual(['tick']);
  });

  it('switch the other way round, to the window that lay there longest', () => {
    shell.open('gum', 'help', 'night');
    press('Ctrl+Shift+`');
    expect(shell.desktop.getSnapshot().context.switching).toEqual({ ids: ['night', 'help', 'gum'], at: 2 });
  });

  it('open the Start menu', () => {
    press('Ctrl+Alt+S');
    expect(shell.desktop.getSnapshot().context.menu?.target.kind).toBe('start');
  });

  it('lead the keyboard round the parts of the screen, either way', () => {
    for (const keys of ['Ctrl+F6', 'Ctrl+Alt+P', 'Ctrl+Shift+F6']) press(keys);
    expect(shell.actions.movePaneFocus.mock.calls).toEqual([[1], [1], [-1]]);
    expect(sounds()).toEqual([]);
  });

  it('lay out the windows where one can be seen, and only then', () => {
    shell.open('gum', 'help');
    perform(cascadeWindows, shell, null);
    expect(shell.window('gum').getSnapshot().context.bounds).toMatchObject({ x: 0, y: 0 });
    perform(minimizeWindow, shell, shell.window('gum'));
    expect(cascadeWindows.enabled(shell, null)).toBe(true);
    perform(minimizeWindow, shell, shell.window('help'));
    expect(cascadeWindows.enabled(shell, null)).toBe(false);
    expect(minimizeAll.enabled(shell, null)).toBe(false);
  });

  it('help with a program', () => {
    perform(entryHelp, shell, { id: 'gum' });
    expect(shell.actions.openFor.mock.calls).toEqual([['help', 'gum']]);
  });

  it('lead to the settings where this person sees them', () => {
    const settings = anApp('settings', { serves: 'settings', access: ['ADMIN'] });
    const other = aShell(registryOf(settings));
    expect(isAvailable(desktopProperties, other)).toBe(false);
    other.person.set({ ...BETA, level: 'ADMIN' });
    expect(isAvailable(desktopProperties, other)).toBe(true);
  });

  it('let the developer alone turn the build mode on and off (MODE-4)', () => {
    const keys = () => keyCommands(shell).find((command) => command.keys.includes('Ctrl+Alt+B'));
    expect(keys()?.available()).toBe(false);
    shell.person.set({ ...BETA, developer: true });
    expect(keys()?.available()).toBe(true);
    perform(toggleBuildMode, shell, null);
    shell.mode.set(asBuilt('build'));
    perform(toggleBuildMode, shell, null);
    expect(shell.actions.chooseMode.mock.calls).toEqual([['build'], ['public']]);
  });
});

describe('the keys of an app', () => {
  const gum = anApp('gum', { shortcuts: ['g'], access: ['ADMIN'] });
  const toggle = toggleEntry(gum);

  it('are held with Ctrl, or with Cmd on a Mac, but for function keys, which stand alone', () => {
    expect(toggle.keys).toEqual(['Ctrl+G', 'Cmd+G']);
    expect(toggleEntry(anApp('night', { shortcuts: ['alt+t'] })).keys).toEqual(['Ctrl+Alt+T', 'Cmd+Alt+T']);
    expect(toggleEntry(anApp('find', { shortcuts: ['f3'] })).keys).toEqual(['F3']);
  });

  it('are the browser’s for a person who does not see the app', () => {
    const shell = aShell(registry);
    expect(toggle.available?.(shell)).toBe(false);
    shell.person.set({ ...BETA, level: 'ADMIN' });
    expect(toggle.available?.(shell)).toBe(true);
  });

  it('open it, bring it to the front where it lies behind, and close it where it is in front', () => {
    const shell = aShell(registry);
    shell.actions.open.mockImplementation((id) => shell.open(id));
    const front = vi.fn(() => shell.desktop.getSnapshot().context.active);
    perform(toggle, shell, null);
    expect(front()).toBe('gum');
    shell.open('help');
    perform(toggle, shell, null);
    expect(front()).toBe('gum');
    perform(toggle, shell, null);
    expect(front()).toBe('help');
  });
});
