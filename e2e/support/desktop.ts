import { expect, type Locator, type Page } from '@playwright/test';
import type { Troubles } from './watch.ts';
import { WALLETS, type DemoAccount, type Wallets } from './wallets.ts';
import { DesktopWindow } from './window.ts';

export type { DemoAccount } from './wallets.ts';

/** As the README prints them. */
export const DEMO_CODES = { BETA: '0D4R-YFFD-X54X-K9K1', COMMUNITY: 'Z42H-JGAX-KMDD-14H0' } as const;

export interface OpenOptions {
  /** What is drawn believes it is then (`?now=`). */
  readonly now?: string;
  /** Opens this app with the page (`?open=`). */
  readonly app?: string;
  readonly renderer?: 'canvas' | 'webgl';
  /** The build mode of this tab (`?mode=`); `build` asks for an access code (enterSchool). */
  readonly mode?: 'build' | 'public';
  /** Opens it with the session of this wallet, as for a person who comes back. */
  readonly as?: DemoAccount;
  /** True: it makes no sound, as after a person muted it. */
  readonly muted?: boolean;
  /** Shows the boot picture, which tests otherwise go without (reduced motion). */
  readonly boot?: boolean;
  /** Lets Getting Started open by itself, as it does for a person who comes for the first time. */
  readonly welcome?: boolean;
  /** Lets Semester Zero tell its opener by itself, as it does the first time. */
  readonly story?: boolean;
}

interface Site {
  readonly origin: string;
  readonly troubles: Troubles;
  /** Where `as` is found. */
  readonly wallets?: Wallets;
  readonly touch: boolean;
  readonly defaults: OpenOptions;
}

/** The desktop as a person meets it. Everything is found by role and name; nothing reaches behind the page. */
export class Desktop {
  readonly page: Page;
  readonly origin: string;
  readonly #troubles: Troubles;
  readonly #defaults: OpenOptions;
  readonly #touch: boolean;
  readonly #wallets: Wallets | undefined;

  constructor(page: Page, site: Site) {
    this.page = page;
    this.origin = site.origin;
    this.#troubles = site.troubles;
    this.#touch = site.touch;
    this.#wallets = site.wallets;
    this.#defaults = site.defaults;
  }

  /** Opens the page and waits until its icons take clicks. */
  async open(options: OpenOptions = {}): Promise<void> {
    const { now, app, renderer, mode, as, muted, boot, welcome, story } = { ...this.#defaults, ...options };
    const query = new URLSearchParams();
    if (now) query.set('now', now);
    if (app) query.set('open', app);
    if (renderer) query.set('renderer', renderer);
    if (mode) query.set('mode', mode);
    if (muted) await this.page.addInitScript(mute);
    if (!welcome) await this.page.addInitScript(welcomeNobody);
    if (!story) await this.page.addInitScript(tellNoStory);
    if (as) {
      if (this.#wallets === undefined) throw new Error(`this site has no demo wallets, so not ${as}`);
      await this.#wallets.beginSession(this.page.context(), as);
      await this.page.addInitScript(hasSession, as);
    }
    await this.page.emulateMedia({ reducedMotion: boot ? 'no-preference' : 'reduce' });
    const restored = as && this.page.waitForResponse('**/api/auth/refresh');
    await this.page.goto(`${this.origin}/?${query.toString()}`);
    await this.ready();
    await restored;
    // The server says that an administrator needs no code (GATE-10).
    if (mode === 'build' && as === 'administrator') await this.#passed();
  }

  /** The access gate; it is there while a code is asked for. */
  get gate(): Locator {
    return this.page.getByRole('dialog', { name: 'Flunks High School - Access Required' });
  }

  /** Passes the gate with the demo's code of this level, as a person types it. */
  async enterSchool(level: keyof typeof DEMO_CODES): Promise<void> {
    await this.gate.getByRole('textbox', { name: 'Access code:' }).fill(DEMO_CODES[level]);
    await this.press(this.gate.getByRole('button', { name: 'Enter School' }));
    await this.#passed();
  }

  async #passed(): Promise<void> {
    await expect(this.gate).toBeHidden();
    await expect(this.taskbar).toBeVisible();
  }

  /**
   * Opens this app (as `OpenOptions.app`) in place of the windows that are open, which costs a tenth of a page with it. A
   * program that no menu offers opens so, too.
   */
  async show(app: string): Promise<void> {
    const windows = this.page.getByRole('dialog');
    for (let left = (await windows.count()) - 1; left >= 0; left -= 1) {
      await this.page.keyboard.press('Control+Alt+w');
      await expect(windows).toHaveCount(left);
    }
    const [id = '', ...params] = app.split(':');
    await this.page.evaluate((what) => window.desktopProbe?.open(...what), [id, params.join(':')] as const);
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.ready();
  }

  /** The icons take clicks. */
  async ready(): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => performance.getEntriesByName('desktop-ready').length), {
        message: 'the desktop is ready',
      })
      .toBeGreaterThan(0);
  }

  icon(title: string): Locator {
    return this.page.getByRole('navigation').getByRole('button', { name: title, exact: true });
  }

  window(title: string | RegExp): DesktopWindow {
    return new DesktopWindow(this.page, title);
  }

  /** Starts a program by its icon, the way this device does: a double click or one tap. */
  async startProgram(title: string): Promise<void> {
    const icon = this.icon(title);
    if (this.#touch) await icon.tap();
    else await icon.dblclick();
  }

  /** Starts a program by its icon and waits for its window. */
  async openApp(title: string): Promise<DesktopWindow> {
    await this.startProgram(title);
    const opened = this.window(title);
    await opened.isOpen();
    return opened;
  }

  /** Opens a program out of its folder in Start, Programs. */
  async openProgram(folder: string, title: string): Promise<void> {
    const menu = await this.openFolder(folder);
    await this.press(menu.getByRole('menuitem', { name: title, exact: true }));
  }

  /** Opens a folder of Start, Programs. */
  async openFolder(folder: string): Promise<Locator> {
    const menu = await this.openStartMenu();
    await this.press(menu.getByRole('menuitem', { name: 'Programs', exact: true }));
    const programs = this.page.getByRole('menu', { name: 'Programs', exact: true });
    await this.press(programs.getByRole('menuitem', { name: folder, exact: true }));
    return this.page.getByRole('menu', { name: folder, exact: true });
  }

  get taskbar(): Locator {
    return this.page.getByRole('toolbar', { name: 'Taskbar' });
  }

  /** A window's button in the taskbar. */
  task(title: string): Locator {
    return this.taskbar.getByRole('button', { name: title, exact: true });
  }

  get startMenu(): Locator {
    return this.page.getByRole('menu', { name: 'Start' });
  }

  async openStartMenu(): Promise<Locator> {
    await this.press(this.taskbar.getByRole('button', { name: 'Start', exact: true }));
    await expect(this.startMenu).toBeVisible();
    return this.startMenu;
  }

  async choose(entry: string): Promise<void> {
    const menu = await this.openStartMenu();
    await this.press(menu.getByRole('menuitem', { name: entry, exact: true }));
  }

  /** Clicks or taps. */
  async press(target: Locator): Promise<void> {
    if (this.#touch) await target.tap();
    else await target.click();
  }

  /**
   * Clicks or taps the wallpaper, where neither an icon nor a window nor a menu lies over it, nor within 10 pixels: so far a
   * browser looks around a finger for what it may have meant.
   */
  async pressWallpaper(): Promise<void> {
    const layer = this.page.getByRole('navigation', { name: 'Desktop' });
    const point = await layer.evaluate((element) => {
      const around = [-11, 0, 11];
      const isFree = (x: number, y: number): boolean => {
        const topmost = document.elementFromPoint(x, y);
        // Beyond the edge of the screen there is nothing.
        return topmost === null || (element.contains(topmost) && topmost.closest('button') === null);
      };
      for (let y = 12; y < innerHeight; y += 12) {
        for (let x = 12; x < innerWidth; x += 12) {
          if (around.every((dx) => around.every((dy) => isFree(x + dx, y + dy)))) return { x, y };
        }
      }
      return null;
    });
    if (point === null) throw new Error('the wallpaper is covered everywhere');
    if (this.#touch) await this.page.touchscreen.tap(point.x, point.y);
    else await this.page.mouse.click(point.x, point.y);
  }

  /** Goes through the sign-in with a demo wallet, which really signs, and closes the wallet's window. */
  async signIn(account: DemoAccount): Promise<void> {
    const popup = await this.chooseWallet(account);
    await this.answer(popup, 'Approve');
    const wallet = this.window('Wallet');
    await expect(wallet.locator.getByRole('heading', { name: 'Signed in', exact: true })).toBeVisible();
    await wallet.close();
    await this.isSignedIn();
  }

  /** Presses what the wallet asks, which closes its window. */
  async answer(popup: Page, name: 'Approve' | 'Decline'): Promise<void> {
    const closed = popup.waitForEvent('close');
    await popup
      .getByRole('button', { name })
      .click()
      .catch((error: unknown) => {
        // The window may be gone before the click is told to have happened.
        if (!popup.isClosed()) throw error;
      });
    await closed;
  }

  /** Sign In, and a click on the wallet: answers the wallet's window. */
  async chooseWallet(account: DemoAccount): Promise<Page> {
    await this.choose('Sign In');
    return this.pressWallet(account);
  }

  /** A click on one in the list of wallets: answers the wallet's window. */
  async pressWallet(account: DemoAccount): Promise<Page> {
    const popup = this.page.waitForEvent('popup');
    const wallets = this.window('Wallet').locator.getByRole('list', { name: 'Wallets' });
    await this.press(wallets.getByRole('button').filter({ hasText: WALLETS[account] }));
    return popup;
  }

  /** The Start menu offers the wallet in place of signing in. */
  async isSignedIn(): Promise<void> {
    await this.#startMenuOffers('Open Wallet');
  }

  async isSignedOut(): Promise<void> {
    await this.#startMenuOffers('Sign In');
  }

  /** A username that no other person on this server has. */
  newName(): string {
    return `student_${crypto.randomUUID().slice(0, 8)}`;
  }

  /** Signs out by the Wallet, which is open. What a tab asked just before that is refused after it. */
  async signOut(): Promise<void> {
    this.allowErrors(/^Refused: [A-Z]+ \/api\/[\w/-]+ 401$/);
    await this.press(this.window('Wallet').button('Sign Out'));
  }

  /** Lets errors pass that the test brings about itself. */
  allowErrors(pattern: RegExp): void {
    this.#troubles.allow(pattern);
  }

  /** Lets the server refuse a route ('GET /api/locker-info', 404), as the test makes it do; it has to. */
  expects(route: `${string} /${string}`, status: number): void {
    this.#troubles.expect(route, status);
  }

  async #startMenuOffers(entry: string): Promise<void> {
    const menu = await this.openStartMenu();
    await expect(menu.getByRole('menuitem', { name: entry, exact: true })).toBeVisible();
    await this.page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
}

/** As after a person pressed Mute. What a test has chosen since then stays. */
function mute(): void {
  try {
    localStorage.setItem('sound.muted', localStorage.getItem('sound.muted') ?? '1');
  } catch {
    // Nothing is kept where cookies are blocked.
  }
}

/** As after a person signed in. Who signs out stays signed out. */
function hasSession(account: string): void {
  try {
    if (localStorage.getItem('test.session') === account) return;
    localStorage.setItem('test.session', account);
    localStorage.setItem('session', JSON.stringify({ version: 1, value: true }));
  } catch {
    // Nothing is kept where cookies are blocked.
  }
}

/** As after a person unticked the box of Getting Started. What a test has chosen since then stays. */
function welcomeNobody(): void {
  const key = 'GETTING_STARTED_SETTINGS';
  const setting = { version: 1, value: { showGettingStartedOnStartup: false } };
  try {
    localStorage.setItem(key, localStorage.getItem(key) ?? JSON.stringify(setting));
  } catch {
    // Nothing is kept where cookies are blocked.
  }
}

/** As after a person has seen the opener of Semester Zero. */
function tellNoStory(): void {
  try {
    localStorage.setItem('semester-zero-seen', JSON.stringify({ version: 1, value: true }));
  } catch {
    // Nothing is kept where cookies are blocked.
  }
}
