import { fireEvent, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { createStorage } from '../../services/storage/storage.ts';
import { PHONE_DISPLAY } from '../../testing/fakeStage.ts';
import { key, pointer } from '../../testing/input.ts';
import { openShell, type ShellHarness } from '../../testing/shellHarness.ts';
import { answersOfServer, leaveSignedIn, routesOf, WALLET } from '../../testing/signedIn.ts';
import { ICON_PLACES } from '../programs/iconMemory.ts';

const windowOf = (shell: ShellHarness, title: string): HTMLElement =>
  shell.getByRole('dialog', { name: title });

/** Where a window lies: its left and top edge, in logical pixels. */
function corner(shell: ShellHarness, title: string): readonly [number, number] {
  const [, x, y] = /translate\((-?\d+)px, (-?\d+)px\)/.exec(windowOf(shell, title).style.transform) ?? [];
  return [Number(x), Number(y)];
}

const grip = (shell: ShellHarness, title: string): HTMLElement =>
  within(windowOf(shell, title)).getByRole('button', { name: `Move ${title}` });

async function drag(shell: ShellHarness, title: string, dx: number, dy: number): Promise<void> {
  const element = grip(shell, title);
  pointer(element, 'pointerdown', { clientX: 500, clientY: 300 });
  pointer(element, 'pointermove', { clientX: 500 + dx / 2, clientY: 300 + dy / 2 });
  pointer(element, 'pointermove', { clientX: 500 + dx, clientY: 300 + dy });
  pointer(element, 'pointerup', { clientX: 500 + dx, clientY: 300 + dy });
  await shell.settle();
}

async function rubberBand(
  shell: ShellHarness,
  [x, y]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  held: PointerEventInit = {},
): Promise<void> {
  const desktop = shell.getByRole('navigation', { name: 'Desktop' });
  pointer(desktop, 'pointerdown', { clientX: x, clientY: y, ...held });
  pointer(desktop, 'pointermove', { clientX: toX, clientY: toY, ...held });
  pointer(desktop, 'pointerup', { clientX: toX, clientY: toY, ...held });
  await shell.settle();
}

const tasks = (shell: ShellHarness): readonly (string | null)[] =>
  within(shell.getByRole('toolbar', { name: 'Taskbar' }))
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('aria-pressed'))
    .map((button) => button.getAttribute('aria-label'));

describe('the desktop', () => {
  it('opens what the page asks for, in front', async () => {
    const shell = await openShell({ query: 'open=wallet' });
    expect(shell.windows()).toEqual(['Wallet']);
    expect(shell.active()).toBe('Wallet');
  });

  it.each(['pinball', 'gum-panel'])(
    'says that it does not have what the page asks for: %s (PRODUCT-6)',
    async (id) => {
      const shell = await openShell({ query: `open=${id}` });
      expect(shell.windows()).toEqual(['Error Starting Program']);
      expect(windowOf(shell, 'Error Starting Program').textContent).toContain('does not have');
    },
  );

  it('says once that the browser has no room left, and goes on (PRODUCT-8)', async () => {
    const { setItem } = Storage.prototype;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function refuse(this: Storage, ...entry) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
      setItem.apply(this, entry);
    });
    const shell = await openShell({ query: 'open=settings' });
    expect(shell.windows()).toContain('Settings');
    expect(shell.windows().filter((title) => title === 'Disk Full')).toHaveLength(1);
  });

  it('shows where the GUM comes from by its balance and from the locker, in one window (LOCKER-7)', async () => {
    leaveSignedIn();
    const shell = await openShell({ query: 'open=my-locker', routes: routesOf() });
    const locker = within(windowOf(shell, 'My Locker'));
    await shell.press(locker.getByRole('tab', { name: 'Gum' }));
    for (const way of [locker.getByRole('button', { name: 'Gum Center' }), 'GUM balance: 20 GUM']) {
      await shell.press(way);
      expect([shell.windows(), shell.active()]).toEqual([['My Locker', 'Gum Center'], 'Gum Center']);
      await shell.press(locker.getByRole('tab', { name: 'Jackets' }));
      await shell.press(locker.getByRole('tab', { name: 'Gum' }));
    }
  });

  it('greets a person who comes for the first time', async () => {
    expect((await openShell()).windows()).toHaveLength(1);
  });

  it('shows the town to a person who comes for the first time, in one press, with nothing before it', async () => {
    const shell = await openShell();
    expect(shell.windows()).toEqual(['Getting Started']);
    expect(shell.getByText(/^Arcadia is a small town/)).toBeTruthy();
    await shell.press('Look Around');
    expect([shell.windows(), shell.active()]).toEqual([['Town Map'], 'Town Map']);
    const town = within(windowOf(shell, 'Town Map'));
    expect(town.getByText('No Wallet Connected')).toBeTruthy();
    const ways = town.getByRole('navigation', { name: 'Locations' });
    expect(
      within(ways)
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-label')),
    ).toEqual(['Main Locations', 'Clique Houses']);
  });

  it('says what was earned, and counts the balance up to it', async () => {
    leaveSignedIn();
    const answers = answersOfServer();
    const words = { source: 'daily_login', title: 'Good to see you!', description: 'You signed in today.' };
    const gum = { wallet: WALLET, balance: 20, movements: [{ id: '1', amount: 5, ...words }] };
    const refresh = { ...answers['POST /api/auth/refresh'], gum };
    const shell = await openShell({
      query: 'open=settings',
      routes: routesOf({ ...answers, 'POST /api/auth/refresh': refresh }),
    });
    expect(shell.getByText('Reward: +5 GUM')).toBeTruthy();
    expect(shell.getByRole('button', { name: 'GUM balance: 20 GUM' })).toBeTruthy();
    fireEvent.click(shell.getByText('Reward: +5 GUM'));
    await shell.settle(500);
    expect(shell.queryByText('Reward: +5 GUM')).toBeNull();
  });

  it('lets a window that was dragged be moved by its keys from where it lies, and lie there when it comes back', async () => {
    const shell = await openShell({ query: 'open=settings' });
    const [x, y] = corner(shell, 'Settings');
    await drag(shell, 'Settings', 60, 40);
    expect(corner(shell, 'Settings')).toEqual([x + 60, y + 40]);
    key(grip(shell, 'Settings'), 'ArrowRight');
    await shell.settle();
    expect(corner(shell, 'Settings')).toEqual([x + 68, y + 40]);
    await shell.press(within(windowOf(shell, 'Settings')).getByRole('button', { name: 'Minimize' }));
    await shell.press(
      within(shell.getByRole('toolbar', { name: 'Taskbar' })).getByRole('button', { name: 'Settings' }),
    );
    expect(corner(shell, 'Settings')).toEqual([x + 68, y + 40]);
  });

  it('keeps a window with its Close button on a screen that shrinks, and puts it back when it grows again', async () => {
    const shell = await openShell({ query: 'open=settings' });
    await drag(shell, 'Settings', 300, 150);
    const before = corner(shell, 'Settings');
    const { display } = shell.stage;
    display.set({ ...display.get(), width: 800, height: 600 });
    await shell.settle();
    const { style } = windowOf(shell, 'Settings');
    const [x, y] = corner(shell, 'Settings');
    expect(x + Number.parseInt(style.width, 10)).toBeLessThanOrEqual(800);
    expect(y + Number.parseInt(style.height, 10)).toBeLessThanOrEqual(600);
    display.set({ ...display.get(), width: 1280, height: 800 });
    await shell.settle();
    expect(corner(shell, 'Settings')).toEqual(before);
  });

  it('makes the window behind active when the one in front closes, by keys and by its button', async () => {
    const shell = await openShell({ query: 'open=settings' });
    await shell.openApp('About Us');
    await shell.openApp('Game Manual');
    await shell.keys('Control+Alt+w');
    expect([shell.windows(), shell.active()]).toEqual([['Settings', 'About Us'], 'About Us']);
    await shell.press(within(windowOf(shell, 'About Us')).getByRole('button', { name: 'Close' }));
    expect([shell.windows(), shell.active()]).toEqual([['Settings'], 'Settings']);
  });

  it('lowers a window by its own button in the taskbar, and brings it back by the same', async () => {
    const shell = await openShell({ query: 'open=settings' });
    const task = () =>
      within(shell.getByRole('toolbar', { name: 'Taskbar' })).getByRole('button', { name: 'Settings' });
    await shell.press(task());
    expect(shell.active()).toBeNull();
    await shell.press(task());
    expect(shell.active()).toBe('Settings');
  });

  it('leaves nothing of a window that was closed while its program was still on its way', async () => {
    const shell = await openShell({ query: 'open=settings' });
    const icon = within(shell.getByRole('navigation', { name: 'Desktop' })).getByRole('button', {
      name: 'About Us',
    });
    fireEvent.dblClick(icon);
    fireEvent.click(within(windowOf(shell, 'Settings')).getByRole('button', { name: 'Close' }));
    await shell.settle();
    await shell.keys('Control+Alt+w');
    await shell.settle();
    expect(shell.windows()).toEqual([]);
    expect(shell.getByRole('main').children).toHaveLength(0);
  });

  describe('has its icons', () => {
    const desktopOf = (shell: ShellHarness) => within(shell.getByRole('navigation', { name: 'Desktop' }));
    const wallet = (shell: ShellHarness): HTMLElement =>
      desktopOf(shell).getByRole('button', { name: 'Wallet' });
    const places = (shell: ShellHarness): Readonly<Record<string, string>> =>
      Object.fromEntries(
        desktopOf(shell)
          .getAllByRole('button')
          .map((icon) => [icon.getAttribute('aria-label') ?? '', `${icon.style.left} ${icon.style.top}`]),
      );
    /** The column and row of each, by name. */
    const cells = (shell: ShellHarness): Readonly<Record<string, readonly number[]>> =>
      Object.fromEntries(
        Object.entries(places(shell)).map(([name, place]) => {
          const [x = 0, y = 0] = place.split(' ').map((length) => Number.parseInt(length, 10));
          return [name, [(x - 4) / 76, (y - 6) / 76]];
        }),
      );
    const { lasting } = createStorage();

    async function dragWallet(shell: ShellHarness, end: () => void): Promise<void> {
      pointer(wallet(shell), 'pointerdown', { clientX: 20, clientY: 20 });
      wallet(shell).focus();
      pointer(wallet(shell), 'pointermove', { clientX: 610, clientY: 320 });
      await shell.settle();
      end();
      await shell.settle();
    }

    it('where they were dragged, and remembers it; Escape puts one back', async () => {
      const shell = await openShell({ query: 'open=settings' });
      const before = places(shell);
      await dragWallet(shell, () => key(wallet(shell), 'Escape'));
      expect([places(shell), lasting.get(ICON_PLACES)]).toEqual([before, null]);

      shell.heard();
      await dragWallet(shell, () => pointer(wallet(shell), 'pointerup'));
      const { column, row } = lasting.get(ICON_PLACES)?.['wallet'] ?? { column: 0, row: 0 };
      expect([column > 6, row > 2]).toEqual([true, true]);
      const there = `${4 + 76 * column}px ${6 + 76 * row}px`;
      expect(places(shell)).toEqual({ ...before, Wallet: there });
      expect(document.activeElement).toBe(wallet(shell));
      expect(shell.heard()).toContain('drop');
    });

    it('moved together, all that a rubber band has selected, and they stay selected', async () => {
      const shell = await openShell({ query: 'open=settings' });
      const before = cells(shell);
      await rubberBand(shell, [60, 200], [20, 20]);
      const [first, second, third] = Object.keys(before);
      if (first === undefined || second === undefined || third === undefined) throw new Error('no icons');
      const held = desktopOf(shell).getByRole('button', { name: second });
      pointer(held, 'pointerdown', { clientX: 40, clientY: 120 });
      held.focus();
      pointer(held, 'pointermove', { clientX: 40 + 4 * 76, clientY: 120 + 76 });
      const moving = cells(shell);
      expect([moving[first], moving[second]]).toEqual([
        [4, 1],
        [4, 2],
      ]);
      pointer(held, 'pointerup', { clientX: 40 + 4 * 76, clientY: 120 + 76 });
      fireEvent.click(held, { detail: 1 });
      await shell.settle();
      expect(cells(shell)).toEqual({ ...before, [first]: [4, 1], [second]: [4, 2], [third]: [4, 3] });
      expect(Object.keys(lasting.get(ICON_PLACES) ?? {})).toHaveLength(Object.keys(before).length);
      fireEvent.click(held, { detail: 0 });
      await shell.settle();
      expect(shell.windows()).toHaveLength(4);
    });

    it('selected by a rubber band beside those that were selected before, with Ctrl', async () => {
      const shell = await openShell({ query: 'open=settings' });
      const titles = Object.keys(places(shell));
      const opened = async (): Promise<number> => {
        const focused = document.activeElement;
        if (focused instanceof HTMLElement) fireEvent.click(focused, { detail: 0 });
        await shell.settle();
        return shell.windows().length;
      };
      expect(titles.length).toBeGreaterThan(5);
      await rubberBand(shell, [60, 40], [20, 20]);
      await rubberBand(shell, [60, 200], [20, 180], { ctrlKey: true });
      expect(await opened()).toBe(3);
    });

    it('where they were put at the last visit, until they are arranged (SHELL-8)', async () => {
      lasting.set(ICON_PLACES, { wallet: { column: 9, row: 4 } });
      const shell = await openShell({ query: 'open=settings' });
      expect(places(shell)).toMatchObject({ Wallet: '688px 310px' });
      fireEvent.contextMenu(shell.getByRole('navigation', { name: 'Desktop' }));
      await shell.settle();
      await shell.press('Arrange Icons', 'menuitem');
      const arranged = places(shell);
      expect(Object.values(arranged).slice(0, 2)).toEqual(['4px 6px', '4px 82px']);
      expect(arranged).not.toMatchObject({ Wallet: '688px 310px' });
      expect(lasting.get(ICON_PLACES)).toEqual({});
    });
  });

  it('opens all icons that a rubber band has selected, by Enter', async () => {
    createStorage().lasting.set(ICON_PLACES, {
      wallet: { column: 9, row: 2 },
      settings: { column: 9, row: 3 },
      'game-manual': { column: 9, row: 4 },
    });
    const shell = await openShell({ query: 'open=settings' });
    const desktop = shell.getByRole('navigation', { name: 'Desktop' });
    await rubberBand(shell, [760, 380], [690, 160]);
    expect(shell.active()).toBeNull();
    const focused = document.activeElement;
    expect(desktop.contains(focused)).toBe(true);
    if (focused instanceof HTMLElement) fireEvent.click(focused, { detail: 0 });
    await shell.settle();
    expect([...shell.windows()].sort()).toEqual(['Semester Zero Game Manual', 'Settings', 'Wallet']);
  });

  it('sounds like what happens, once', async () => {
    const shell = await openShell({ query: 'open=settings' });
    shell.heard();
    await shell.openApp('About Us');
    expect(shell.heard()).toEqual(['open']);
    await shell.keys('Control+Alt+w');
    expect(shell.heard()).toEqual(['close']);
  });
});

describe('a dialog', () => {
  it('offers a guest to sign in, and is answered once, however fast its button is pressed', async () => {
    const shell = await openShell({ query: 'open=settings' });
    await shell.openApp('My Locker');
    const dialog = shell.getAllByRole('dialog').at(-1);
    if (dialog === undefined) throw new Error('no dialog');
    const signIn = within(dialog).getByRole('button', { name: 'Sign In' });
    expect(document.activeElement).toBe(signIn);
    expect(shell.queryByRole('button', { name: 'Error Starting Program' })).toBeNull();
    fireEvent.click(signIn);
    fireEvent.click(signIn);
    await shell.settle();
    expect(shell.windows()).toEqual(['Settings', 'Wallet']);
  });

  it('says to a guest who presses the Gum Center, on a phone too, what GUM is, and leads to the sign-in (SHELL-17)', async () => {
    const shell = await openShell({ display: PHONE_DISPLAY });
    await shell.press('Gum Center');
    const dialog = shell.getByRole('dialog', { name: 'Gum Center' });
    expect(dialog.textContent).toContain('15 GUM, in your locker');
    await shell.press(within(dialog).getByRole('button', { name: 'Sign In' }));
    expect(shell.active()).toBe('Wallet');
  });

  it('leaves everything as it was when it is closed by Escape', async () => {
    const shell = await openShell({ query: 'open=settings' });
    await shell.openApp('My Locker');
    const dialog = shell.getAllByRole('dialog').at(-1);
    if (dialog === undefined) throw new Error('no dialog');
    key(within(dialog).getByRole('button', { name: 'Sign In' }), 'Escape');
    await shell.settle();
    expect([shell.windows(), shell.active()]).toEqual([['Settings'], 'Settings']);
  });
});

describe('a phone', () => {
  it('gives a window the whole screen above the taskbar', async () => {
    const shell = await openShell({ display: PHONE_DISPLAY, query: 'open=settings' });
    const { style } = windowOf(shell, 'Settings');
    expect([style.width, style.height, style.transform]).toEqual(['390px', '792px', 'translate(0px, 0px)']);
  });

  it('keeps a window where it is, whatever is pulled', async () => {
    const shell = await openShell({ display: PHONE_DISPLAY, query: 'open=settings' });
    await drag(shell, 'Settings', 60, 40);
    expect(corner(shell, 'Settings')).toEqual([0, 0]);
  });

  it('opens an icon by one tap', async () => {
    const shell = await openShell({ display: PHONE_DISPLAY, query: 'open=settings' });
    const icon = within(shell.getByRole('navigation', { name: 'Desktop' })).getByRole('button', {
      name: 'About Us',
    });
    pointer(icon, 'pointerdown', { pointerType: 'touch' });
    pointer(icon, 'pointerup', { pointerType: 'touch' });
    fireEvent.click(icon, { detail: 1 });
    await shell.settle();
    expect(shell.active()).toBe('About Us');
  });

  it('has a button for every window, at least as wide as a thumb, and lists them where they have no room', async () => {
    const shell = await openShell({ display: PHONE_DISPLAY, query: 'open=settings' });
    expect(shell.queryByRole('button', { name: 'Windows' })).toBeNull();
    for (const title of ['About Us', 'Game Manual', 'Town Map', 'Wallet']) await shell.openApp(title);
    expect(tasks(shell)).toEqual(shell.windows());
    const task = within(shell.getByRole('toolbar', { name: 'Taskbar' })).getByRole('button', {
      name: 'Settings',
    });
    expect(Number.parseInt(task.style.width, 10)).toBeGreaterThanOrEqual(44);
    expect(shell.getByRole('button', { name: 'Windows' }).getAttribute('aria-haspopup')).toBe('menu');
  });

  it('on its side leaves the whole height to a window, and the taskbar to the desktop (SHELL-4)', async () => {
    const display = { ...PHONE_DISPLAY, width: 844, height: 390, low: true };
    const shell = await openShell({ display, query: 'open=settings' });
    const taskbar = shell.getByRole('toolbar', { name: 'Taskbar' });
    expect(windowOf(shell, 'Settings').style.height).toBe('390px');
    expect(taskbar.style.top).toBe('390px');
    await shell.press(within(windowOf(shell, 'Settings')).getByRole('button', { name: 'Minimize' }));
    expect(taskbar.style.top).toBe('338px');
  });
});
