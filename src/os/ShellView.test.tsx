import { fireEvent, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { PHONE_DISPLAY } from '../testing/fakeStage.ts';
import { key, pointer } from '../testing/input.ts';
import { HIDDEN_ICONS } from '../host/programs/iconMemory.ts';
import { createStorage } from '../services/storage/storage.ts';
import { openShell, type ShellHarness } from '../testing/shellHarness.ts';

const taskbar = (shell: ShellHarness) => within(shell.getByRole('toolbar', { name: 'Taskbar' }));
const desktop = (shell: ShellHarness) => within(shell.getByRole('navigation', { name: 'Desktop' }));
const windowOf = (shell: ShellHarness, title: string): HTMLElement =>
  shell.getByRole('dialog', { name: title });
const titleButton = (shell: ShellHarness, title: string, name: string): HTMLElement =>
  within(windowOf(shell, title)).getByRole('button', { name });

/** What `look` sees as soon as the code has come that is loaded when it is first needed. */
async function soon<Seen>(shell: ShellHarness, look: () => Seen): Promise<Seen> {
  const patience = performance.now() + 10_000;
  while (performance.now() < patience) {
    try {
      return look();
    } catch {
      await shell.settle();
    }
  }
  return look();
}
/** The menu that is open, by its name and what it offers; null when there is none. */
function menu(shell: ShellHarness): readonly [string | null, readonly (string | null)[]] | null {
  const open = shell.queryByRole('menu');
  if (open === null) return null;
  const items = within(open).getAllByRole('menuitem');
  return [open.getAttribute('aria-label'), items.map((item) => item.getAttribute('aria-label'))];
}
async function choose(shell: ShellHarness, label: string): Promise<void> {
  fireEvent.click(shell.getByRole('menuitem', { name: label }));
  await shell.settle();
}
/** The other mouse button. */
async function askForMenu(shell: ShellHarness, element: HTMLElement): Promise<void> {
  fireEvent.contextMenu(element, { clientX: 200, clientY: 100 });
  await shell.settle();
  await soon(shell, () => shell.getByRole('menu'));
}

describe('menus', () => {
  it('Start opens what is chosen from it, and Escape leads back to its button', async () => {
    const shell = await openShell({ query: 'open=about-us' });
    const start = taskbar(shell).getByRole('button', { name: 'Start' });
    await shell.press(start);
    expect(start.getAttribute('aria-expanded')).toBe('true');
    await soon(shell, () => expect(menu(shell)?.[0]).toBe('Start'));
    shell.heard();
    await choose(shell, 'Settings');
    expect([shell.active(), menu(shell), start.getAttribute('aria-expanded')]).toEqual([
      'Settings',
      null,
      'false',
    ]);
    expect(shell.heard()).toContain('open');
    await shell.press(start);
    const [first] = shell.getAllByRole('menuitem');
    if (first === undefined) throw new Error('the menu is empty');
    key(first, 'Escape');
    await shell.settle();
    expect([menu(shell), document.activeElement]).toEqual([null, start]);
  });

  it('belong to what they are asked of: an icon, a window, its button, the taskbar, the desktop', async () => {
    const shell = await openShell({ query: 'open=settings' });
    await askForMenu(shell, desktop(shell).getByRole('button', { name: 'About Us' }));
    expect(menu(shell)).toEqual(['About Us', ['Open', 'Help', 'Hide Icon', 'Properties']]);
    await choose(shell, 'Open');
    expect(shell.windows()).toEqual(['Settings', 'About Us']);
    await askForMenu(shell, taskbar(shell).getByRole('button', { name: 'Settings' }));
    expect(menu(shell)?.[0]).toBe('Settings');
    await choose(shell, 'Close');
    expect(shell.windows()).toEqual(['About Us']);
    await askForMenu(
      shell,
      within(windowOf(shell, 'About Us')).getByRole('button', { name: 'Move About Us' }),
    );
    expect(menu(shell)?.[0]).toBe('About Us');
    await choose(shell, 'Minimize');
    expect(shell.active()).toBeNull();
    await askForMenu(shell, shell.getByRole('toolbar', { name: 'Taskbar' }));
    expect(menu(shell)?.[0]).toBe('Taskbar');
    await askForMenu(shell, shell.getByRole('navigation', { name: 'Desktop' }));
    expect(menu(shell)?.[0]).toBe('Desktop');
  });

  it('hide the icon of a program, in this browser, and put all of them back (DISK-18)', async () => {
    const shell = await openShell();
    const icon = () => desktop(shell).queryByRole('button', { name: 'About Us' });
    await askForMenu(shell, desktop(shell).getByRole('button', { name: 'About Us' }));
    await choose(shell, 'Hide Icon');
    expect(icon()).toBeNull();
    expect(createStorage().lasting.get(HIDDEN_ICONS)).toEqual(['about-us']);
    await askForMenu(shell, shell.getByRole('navigation', { name: 'Desktop' }));
    await choose(shell, 'Show Hidden Icons');
    expect(icon()).not.toBeNull();
    expect(createStorage().lasting.get(HIDDEN_ICONS)).toEqual([]);
  });

  it('stay, with a sound, where what is pressed cannot be done now, and go where something else is pressed', async () => {
    const shell = await openShell({ query: 'open=settings' });
    await shell.keys('Control+Alt+w');
    await askForMenu(shell, shell.getByRole('toolbar', { name: 'Taskbar' }));
    shell.heard();
    await choose(shell, 'Cascade Windows');
    expect([menu(shell)?.[0], shell.heard()]).toEqual(['Taskbar', ['disabled']]);
    pointer(shell.getByRole('navigation', { name: 'Desktop' }), 'pointerdown');
    await shell.settle();
    expect(menu(shell)).toBeNull();
  });

  it('let the arrow keys move the window whose menu said so', async () => {
    const shell = await openShell({ query: 'open=settings' });
    const before = windowOf(shell, 'Settings').style.transform;
    await shell.keys('Control+Alt+-');
    await soon(shell, () => shell.getByRole('menu'));
    await choose(shell, 'Move');
    await shell.keys('ArrowRight');
    expect(windowOf(shell, 'Settings').style.transform).not.toBe(before);
  });
});

describe('the switcher', () => {
  it('names the windows from the front to the back, and brings the chosen one forward when its key is let go', async () => {
    const shell = await openShell({ query: 'open=settings' });
    await shell.openApp('About Us');
    await shell.openApp('Game Manual');
    await shell.keys('Control+`');
    const offered = await soon(shell, () => within(shell.getByRole('listbox', { name: 'Windows' })));
    const options = offered.getAllByRole('option');
    expect(options.map((option) => option.getAttribute('aria-label'))).toEqual([
      shell.active(),
      'About Us',
      'Settings',
    ]);
    expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false']);
    fireEvent.keyUp(document.body, { key: 'Control' });
    await shell.settle();
    expect([shell.active(), shell.queryByRole('listbox', { name: 'Windows' })]).toEqual(['About Us', null]);
  });
});

describe('a window', () => {
  it('is minimized, maximized and restored by its buttons, and the keyboard goes on from there', async () => {
    const shell = await openShell({ query: 'open=game-manual' });
    await shell.press(titleButton(shell, 'Semester Zero Game Manual', 'Maximize'));
    expect(windowOf(shell, 'Semester Zero Game Manual').style.transform).toBe('translate(0px, 0px)');
    await shell.press(titleButton(shell, 'Semester Zero Game Manual', 'Restore'));
    expect(windowOf(shell, 'Semester Zero Game Manual').style.transform).not.toBe('translate(0px, 0px)');
    await shell.press(titleButton(shell, 'Semester Zero Game Manual', 'Minimize'));
    const task = taskbar(shell).getByRole('button', { name: 'Semester Zero Game Manual' });
    expect([shell.active(), document.activeElement]).toEqual([null, task]);
    await shell.press(task);
    expect(windowOf(shell, 'Semester Zero Game Manual').contains(document.activeElement)).toBe(true);
  });

  it('leaves the keyboard to its button in the taskbar, also where keys or Minimize All minimize it', async () => {
    const shell = await openShell({ query: 'open=settings' });
    const task = taskbar(shell).getByRole('button', { name: 'Settings' });
    await shell.keys('Control+Alt+n');
    expect([shell.active(), document.activeElement]).toEqual([null, task]);
    await shell.press(task);
    expect(windowOf(shell, 'Settings').contains(document.activeElement)).toBe(true);
    await shell.keys('Control+Alt+m');
    expect([shell.active(), document.activeElement]).toEqual([null, task]);
  });

  it('goes with all others by Show Desktop, and comes back by it', async () => {
    const shell = await openShell({ query: 'open=settings' });
    await shell.openApp('About Us');
    await shell.press('Show Desktop');
    expect(shell.active()).toBeNull();
    expect(shell.queryAllByRole('dialog').filter(({ hidden }) => !hidden)).toEqual([]);
    await shell.press('Show Desktop');
    expect(shell.active()).toBe('About Us');
  });

  it('leads to its help, and the keyboard back to its icon when the last one closes', async () => {
    const shell = await openShell({ query: 'open=settings' });
    await shell.keys('Control+Alt+w');
    const icon = desktop(shell).getByRole('button', { name: 'About Us' });
    icon.focus();
    await shell.openApp('About Us');
    await shell.press(titleButton(shell, 'About Us', 'Help'));
    await soon(shell, () => expect(shell.active()).toBe('About Us Help'));
    expect(taskbar(shell).getByRole('button', { name: 'About Us Help' })).toBeDefined();
    await shell.keys('Control+Alt+w');
    expect(shell.active()).toBe('About Us');
    await shell.keys('Control+Alt+w');
    expect([shell.windows(), document.activeElement]).toEqual([[], icon]);
  });

  it('is in front once it is pressed, unless an icon is', async () => {
    const shell = await openShell({ query: 'open=settings' });
    await shell.openApp('About Us');
    pointer(windowOf(shell, 'Settings'), 'pointerdown');
    await shell.settle();
    expect([shell.active(), shell.windows()]).toEqual(['Settings', ['About Us', 'Settings']]);
    fireEvent.click(desktop(shell).getByRole('button', { name: 'About Us' }), { detail: 1 });
    await shell.settle();
    expect([shell.active(), shell.windows()]).toEqual([null, ['About Us', 'Settings']]);
  });
});

describe('a person who is signed in', () => {
  const wallet = '0x00000000000000a1';
  const session = {
    accessToken: 'token',
    expiresAt: '2099-01-01T00:00:00.000Z',
    wallet,
    role: null,
    username: null,
  };
  const routes = {
    'POST /api/auth/refresh': () => ({
      body: { success: true, session, dailyLogin: { earned: 0, streak: 1 } },
    }),
    'GET /api/gum/balance': () => ({
      body: { success: true, wallet, balance: 1250, total_earned: 1250, total_spent: 0, streak: 1 },
    }),
  };
  const signedIn = (options: Parameters<typeof openShell>[0] = {}) => {
    localStorage.setItem('session', '{"version":1,"value":true}');
    return openShell({ query: 'open=settings', routes, ...options });
  };

  it('sees the balance on the desktop, which leads to where GUM comes from (SHELL-17)', async () => {
    const shell = await signedIn();
    const badge = desktop(shell).getByRole('button', { name: 'GUM balance: 1,250 GUM' });
    expect(taskbar(shell).queryByRole('button', { name: /1,250/ })).toBeNull();
    const before = shell.windows().length;
    await shell.press(badge);
    expect(shell.windows().length).toBe(before + 1);
  });

  it('sees it in the taskbar of a phone (SHELL-17)', async () => {
    const shell = await signedIn({ display: PHONE_DISPLAY });
    const balance = taskbar(shell).getByRole('button', { name: /1,250/ });
    expect(desktop(shell).queryByRole('button', { name: /GUM balance/ })).toBeNull();
    const before = shell.windows().length;
    await shell.press(balance);
    expect(shell.windows().length).toBe(before + 1);
  });
});
