import { createActor } from 'xstate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MenuItem } from '../../kernel/menu.ts';
import { anApp, aWindow, registryOf } from '../../testing/apps.ts';
import type { Person } from '../shell.ts';
import { modeOf } from '../windows/windowMachine.ts';
import { desktopMachine, type DesktopActor, type MenuTarget } from './desktopMachine.ts';
import { menuOf } from './menus.ts';

const AREA = { width: 1280, height: 772, compact: false };
const BETA: Person = { signedIn: false, level: 'BETA', balance: null, away: false, developer: false };

describe('the menus', () => {
  let desktop: DesktopActor;
  const actions = {
    open: vi.fn(),
    openFor: vi.fn(),
    toggleMute: vi.fn(),
    sound: vi.fn(),
    tellAbout: vi.fn(),
  };
  const sheet = vi.fn();
  const registry = registryOf(
    anApp('wallet', {
      title: 'Wallet',
      startMenu: 90,
      startMenuLabel: (signedIn) => (signedIn ? 'Open' : 'Sign In'),
    }),
    anApp('help', { title: 'Help', serves: 'help' }),
    anApp('arcade', { title: 'Arcade' }),
    anApp('night', { title: 'Night', startMenu: 95, access: ['ADMIN'] }),
    anApp('settings', { title: 'Settings', serves: 'settings', startMenu: 30 }),
  );

  const content = (target: MenuTarget, person = BETA) => {
    // Of the commands, menus of these tests choose one.
    const shell = { desktop, registry, actions, commands: { sheet } as never };
    const found = menuOf(target, { shell, person, mode: 'public' });
    if (found === null) throw new Error('there is no such menu');
    return found;
  };
  const items = (target: MenuTarget, person = BETA): readonly MenuItem<string>[] =>
    content(target, person).entries.filter((entry) => entry !== 'separator');
  const item = (target: MenuTarget, label: string): MenuItem<string> => {
    const found = items(target).find((one) => one.label === label);
    if (found === undefined) throw new Error(`the menu has no ${label}`);
    return found;
  };
  const offered = (target: MenuTarget): readonly string[] =>
    items(target).flatMap(({ label, disabled }) => (disabled === true ? [] : [label]));
  const open = (...ids: readonly string[]): void =>
    ids.forEach((id) => desktop.send({ type: 'system.open', spec: aWindow(id) }));
  const mode = (id: string) => {
    const window = desktop.getSnapshot().context.stack.find((one) => one.id === id);
    return window && modeOf(window.actor.getSnapshot());
  };

  beforeEach(() => {
    vi.clearAllMocks();
    desktop = createActor(desktopMachine, { input: { area: AREA } }).start();
  });

  it('Start offers every program by its title, what has an entry of its own, and help', () => {
    const [programs, ...rest] = items({ kind: 'start' });
    expect(programs?.items?.map((entry) => entry !== 'separator' && entry.label)).toEqual([
      'Arcade',
      'Help',
      'Settings',
      'Wallet',
    ]);
    expect(rest.map(({ label }) => label)).toEqual(['Settings', 'Sign In', 'Help']);
    const [, ...administrator] = items({ kind: 'start' }, { ...BETA, signedIn: true, level: 'ADMIN' });
    expect(administrator.map(({ label }) => label)).toEqual(['Settings', 'Open', 'Night', 'Help']);
    rest[1]?.run?.();
    expect(actions.open).toHaveBeenCalledWith('wallet');
  });

  it('an icon opens by its bold entry, and tells about itself', () => {
    const icon = { kind: 'icon', id: 'arcade' } as const;
    expect(items(icon).map(({ label, isDefault }) => [label, isDefault === true])).toEqual([
      ['Open', true],
      ['Help', false],
      ['Properties', false],
    ]);
    item(icon, 'Properties').run?.();
    expect(actions.tellAbout).toHaveBeenCalledWith(registry.get('arcade'));
  });

  it('a window offers what can be done with it as it is', () => {
    const target = { kind: 'window', id: 'help' } as const;
    open('help');
    expect(offered(target)).toEqual(['Move', 'Size', 'Minimize', 'Maximize', 'Close']);
    item(target, 'Maximize').run?.();
    expect(offered(target)).toEqual(['Restore', 'Minimize', 'Close']);
    item(target, 'Minimize').run?.();
    expect(mode('help')).toBe('minimized');
    expect(offered(target)).toEqual(['Restore', 'Close']);
    item(target, 'Restore').run?.();
    expect(mode('help')).toBe('maximized');
    item(target, 'Restore').run?.();
    expect(mode('help')).toBe('normal');
    item(target, 'Close').run?.();
    expect(() => content(target)).toThrow();
  });

  it('the taskbar arranges and minimizes windows, and undoes it, where there are any', () => {
    const taskbar = { kind: 'taskbar' } as const;
    expect(offered(taskbar)).toEqual(['Properties']);
    open('help', 'arcade');
    expect(offered(taskbar)).toHaveLength(5);
    item(taskbar, 'Minimize All Windows').run?.();
    expect([mode('help'), mode('arcade')]).toEqual(['minimized', 'minimized']);
    item(taskbar, 'Undo Minimize All').run?.();
    expect([mode('help'), mode('arcade')]).toEqual(['normal', 'normal']);
  });

  it('no window is moved, sized or arranged on a phone', () => {
    desktop.send({ type: 'system.screen', area: { width: 390, height: 792, compact: true } });
    open('help');
    expect(offered({ kind: 'taskbar' })).toEqual(['Minimize All Windows', 'Properties']);
    expect(offered({ kind: 'window', id: 'help' })).toEqual(['Minimize', 'Close']);
  });

  it('the desktop leads to the keys and to its settings, with the keys that do the same', () => {
    const target = { kind: 'desktop' } as const;
    expect(item(target, 'Keyboard Shortcuts').keys).toBe('Ctrl+Alt+H');
    item(target, 'Keyboard Shortcuts').run?.();
    item(target, 'Properties').run?.();
    expect(sheet).toHaveBeenCalledTimes(1);
    expect(actions.openFor).toHaveBeenCalledWith('settings');
  });
});
