import { beforeEach, describe, expect, it } from 'vitest';
import { asBuilt } from '../../kernel/features.ts';
import type { MenuItem } from '../../kernel/menu.ts';
import { aShell, BETA, PHONE_AREA, type TestShell } from '../../testing/aShell.ts';
import { aLink, anApp, registryOf } from '../../testing/apps.ts';
import type { MenuTarget } from './desktopMachine.ts';
import { menuOf } from './menus.ts';

describe('the menus', () => {
  let shell: TestShell;
  const registry = registryOf(
    anApp('wallet', {
      title: 'Wallet',
      startMenu: 90,
      startMenuLabel: (signedIn) => (signedIn ? 'Open' : 'Sign In'),
    }),
    anApp('help', { title: 'Help', serves: 'help' }),
    anApp('find', { title: 'Find', serves: 'find' }),
    anApp('run', { title: 'Run', serves: 'run', unlisted: true }),
    anApp('off', { title: 'Off', serves: 'shut-down', unlisted: true }),
    anApp('arcade', { title: 'Arcade', group: 'arcade' }),
    anApp('odd', { title: 'Odd', group: 'of its own' }),
    anApp('profile', {
      title: 'Make a Profile',
      label: (username) => (username === null ? 'Make a Profile' : `Change ${username}`),
    }),
    anApp('question', { title: 'Question', unlisted: true }),
    anApp('night', { title: 'Night', startMenu: 95, access: ['ADMIN'] }),
    anApp('settings', { title: 'Settings', serves: 'settings', startMenu: 30 }),
  );

  const content = (target: MenuTarget) => {
    const found = menuOf(target, shell, { person: shell.person.get(), mode: shell.mode.get() });
    if (found === null) throw new Error('there is no such menu');
    return found;
  };
  const items = (target: MenuTarget): readonly MenuItem<string>[] =>
    content(target).entries.filter((entry) => entry !== 'separator');
  const item = (target: MenuTarget, label: string): MenuItem<string> => {
    const found = items(target).find((one) => one.label === label);
    if (found === undefined) throw new Error(`the menu has no ${label}`);
    return found;
  };
  const offered = (target: MenuTarget): readonly string[] =>
    items(target).flatMap(({ label, disabled }) => (disabled === true ? [] : [label]));

  beforeEach(() => {
    shell = aShell(registry);
  });

  /** What is in Programs, as `folder: its programs`. */
  const programs = (): readonly string[] => {
    const labels = (entry: MenuItem<string>): string =>
      (entry.items ?? []).flatMap((one) => (one === 'separator' ? [] : [one.label])).join(', ');
    const inPrograms = items({ kind: 'start' })[0]?.items ?? [];
    return inPrograms.flatMap((one) => (one === 'separator' ? [] : [`${one.label}: ${labels(one)}`]));
  };

  it('Start offers every program in its folder, what has an entry of its own, Find, help, Run, and the end (SHELL-7, SHELL-28)', () => {
    const [, recent, ...rest] = items({ kind: 'start' });
    expect(recent?.items).toEqual([{ label: '(Empty)', disabled: true }]);
    expect(programs()).toEqual([
      'Games: Arcade',
      'System: Find, Help, Make a Profile, Settings, Wallet',
      'Odd: ',
    ]);
    expect(rest.map(({ label }) => label)).toEqual([
      'Settings',
      'Sign In',
      'Find...',
      'Help',
      'Run...',
      'Off...',
    ]);
    shell.person.set({ ...BETA, signedIn: true, level: 'ADMIN' });
    const [, , ...administrator] = items({ kind: 'start' });
    expect(administrator.map(({ label }) => label)).toEqual([
      'Settings',
      'Open',
      'Night',
      'Find...',
      'Help',
      'Run...',
      'Off...',
    ]);
    rest[1]?.run?.();
    expect(shell.actions.open).toHaveBeenCalledWith('wallet');
  });

  it('are none of what is no longer there', () => {
    const viewer = { person: BETA, mode: asBuilt('public') } as const;
    expect(menuOf({ kind: 'icon', id: 'gone' }, shell, viewer)).toBeNull();
    shell.open('help');
    expect(menuOf({ kind: 'window', id: 'gone' }, shell, viewer)).toBeNull();
  });

  it('have large icons and the name of the product up the side where it is Start', () => {
    shell.open('help');
    const large = (
      [
        { kind: 'start' },
        { kind: 'desktop' },
        { kind: 'taskbar' },
        { kind: 'icon', id: 'help' },
        { kind: 'window', id: 'help' },
      ] as const
    ).map((target) => content(target).start);
    expect(large).toEqual([true, false, false, false, false]);
  });

  it('offer no settings to those who do not see them', () => {
    const settings = anApp('settings', { serves: 'settings', access: ['ADMIN'] });
    const menu = menuOf({ kind: 'taskbar' }, aShell(registryOf(settings)), {
      person: BETA,
      mode: asBuilt('public'),
    });
    const labels = menu?.entries.map((entry) => (entry === 'separator' ? '-' : entry.label));
    expect(labels?.slice(3)).toEqual(['Minimize All Windows']);
  });

  it('of a link offer no help, which only programs have', () => {
    const links = aShell(registryOf(aLink('market')));
    const menu = menuOf({ kind: 'icon', id: 'market' }, links, { person: BETA, mode: asBuilt('public') });
    expect(menu?.entries.map((entry) => (entry === 'separator' ? '-' : entry.label))).toEqual([
      'Open',
      '-',
      'Hide Icon',
      'Properties',
    ]);
  });

  it('calls a program by the person’s name where it depends on that, in its place by the alphabet (PROFILE-3)', () => {
    shell.person.set({ ...BETA, signedIn: true, username: 'Rosie' });
    expect(programs()).toContain('System: Change Rosie, Find, Help, Settings, Wallet');
    expect(content({ kind: 'icon', id: 'profile' }).label).toBe('Change Rosie');
  });

  it('an icon opens by its bold entry, and tells about itself', () => {
    const icon = { kind: 'icon', id: 'arcade' } as const;
    expect(items(icon).map(({ label, isDefault }) => [label, isDefault === true])).toEqual([
      ['Open', true],
      ['Help', false],
      ['Hide Icon', false],
      ['Properties', false],
    ]);
    item(icon, 'Properties').run?.();
    expect(shell.actions.showProperties).toHaveBeenCalledWith(registry.get('arcade'));
  });

  it('a window offers what can be done with it as it is', () => {
    const target = { kind: 'window', id: 'help' } as const;
    const bold = () => items(target).flatMap(({ label, isDefault }) => (isDefault === true ? [label] : []));
    shell.open('arcade', 'help');
    expect([content(target).label, bold()]).toEqual(['The help', ['Close']]);
    expect(offered(target)).toEqual([
      ...['Move', 'Size', 'Minimize', 'Maximize'],
      ...['Fill Left Half', 'Fill Right Half', 'Close'],
    ]);
    item(target, 'Maximize').run?.();
    expect(offered(target)).toEqual([
      ...['Restore', 'Minimize', 'Fill Left Half', 'Fill Right Half', 'Close'],
    ]);
    item(target, 'Minimize').run?.();
    expect(shell.modeOf('help')).toBe('minimized');
    expect(offered(target)).toEqual(['Restore', 'Close']);
    expect(bold()).toEqual(['Restore']);
    item(target, 'Restore').run?.();
    expect(shell.modeOf('help')).toBe('maximized');
    item(target, 'Restore').run?.();
    expect(shell.modeOf('help')).toBe('normal');
    item(target, 'Close').run?.();
    expect(() => content(target)).toThrow();
  });

  it('the taskbar arranges and minimizes windows, and undoes it, where there are any', () => {
    const taskbar = { kind: 'taskbar' } as const;
    expect(offered(taskbar)).toEqual(['Properties']);
    shell.open('help', 'arcade');
    expect(offered(taskbar)).toHaveLength(5);
    item(taskbar, 'Minimize All Windows').run?.();
    expect([shell.modeOf('help'), shell.modeOf('arcade')]).toEqual(['minimized', 'minimized']);
    item(taskbar, 'Undo Minimize All').run?.();
    expect([shell.modeOf('help'), shell.modeOf('arcade')]).toEqual(['normal', 'normal']);
  });

  it('the list of windows raises the one that is chosen, out of the taskbar too', () => {
    const list = { kind: 'windows' } as const;
    shell.open('help', 'arcade');
    shell.window('help').send({ type: 'user.minimize' });
    expect(items(list).map(({ isDefault }) => isDefault === true)).toEqual([false, true]);
    items(list)[0]?.run?.();
    expect(shell.modeOf('help')).toBe('normal');
    expect(shell.desktop.getSnapshot().context.active).toBe('help');
  });

  it('no window is moved, sized or arranged on a phone', () => {
    shell.desktop.send({ type: 'system.screen', area: PHONE_AREA });
    shell.open('help');
    expect(offered({ kind: 'taskbar' })).toEqual(['Minimize All Windows', 'Properties']);
    expect(offered({ kind: 'window', id: 'help' })).toEqual(['Minimize', 'Close']);
  });

  it('the desktop leads to the keys and to its settings, with the keys that do the same', () => {
    const target = { kind: 'desktop' } as const;
    expect(item(target, 'Keyboard Shortcuts').keys).toBe('Ctrl+Alt+H');
    expect(item(target, 'Properties')).not.toHaveProperty('keys');
    item(target, 'Keyboard Shortcuts').run?.();
    item(target, 'Properties').run?.();
    expect(shell.actions.openFor.mock.calls).toEqual([['keyboard'], ['settings']]);
  });
});
