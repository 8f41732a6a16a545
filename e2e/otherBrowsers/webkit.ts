import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../../scripts/lib/ports.mjs';
import { end, printed, type Control, type Driver, type Size, type Tick, type Wishes } from './driver.ts';

export interface WebKitPrograms {
  /** WebKitWebDriver, which speaks WebDriver. */
  readonly driver: string;
  /** The browser that it drives. */
  readonly browser: string;
  /** Xvfb, the screen that it is shown on: it cannot do without one. */
  readonly screen: string;
}

/** Sends one command of WebDriver and answers its value. */
type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

const SCREEN: Size = { width: 1400, height: 1000 };

/** GTK's settings: this is how WebKit learns that a person wants less motion. */
const SETTINGS = '[Settings]\ngtk-enable-animations=0\n';

const PRESS: readonly Tick[] = [
  { type: 'pointerMove', x: 100, y: 100, duration: 0, origin: 'viewport' },
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];

/** WebKitGTK's own small browser on a screen that is not shown, spoken to over WebDriver. It has no fingers. */
export async function startWebKit(
  programs: WebKitPrograms,
  { proxy }: Pick<Wishes, 'proxy'>,
): Promise<Driver> {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/settings.ini'), SETTINGS);
  const downloads = join(folder, 'downloads');
  await mkdir(downloads);
  await writeFile(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const size = `${SCREEN.width}x${SCREEN.height}x24`;
  const screen = spawn(programs.screen, ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const stopScreen = async () => {
    await end(screen);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const display = `:${await printed(screen, /(\d+)\n/)}`;
    // Its sandbox wants what a container does not give.
    const env = { DISPLAY: display, XDG_CONFIG_HOME: folder, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
    const port = await freePort();
    const server = spawn(programs.driver, [`--port=${port}`], {
      env: { ...process.env, ...env },
      stdio: 'ignore',
    });
    const stop = async () => {
      await end(server);
      await stopScreen();
    };
    try {
      const send = await beginSession(`http://127.0.0.1:${port}`, programs.browser, proxy);
      return await drive(send, { downloads, stop });
    } catch (error) {
      await end(server);
      throw error;
    }
  } catch (error) {
    await stopScreen();
    throw error;
  }
}

async function beginSession(address: string, binary: string, proxy: string): Promise<Send> {
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${address}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await expect(() => send('GET', '/status'), 'WebKitWebDriver answers').toPass();
  const alwaysMatch = {
    // What a page logs as it starts is heard only by those who are there before it has been loaded.
    pageLoadStrategy: 'none',
    proxy: { proxyType: 'manual', httpProxy: proxy },
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  };
  const session = (await send('POST', '/session', { capabilities: { alwaysMatch } })) as {
    sessionId: string;
  };
  return (method, path, body) => send(method, `/session/${session.sessionId}${path}`, body);
}

/** To WebKit a list that drops down is a button, which opens a menu. */
const roleHere = ({ role }: Control): string => (role === 'combobox' ? 'button' : role);

/** How WebDriver calls an element in its answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

async function drive(
  send: Send,
  { downloads, stop }: Pick<Driver, 'downloads'> & { readonly stop: () => Promise<void> },
): Promise<Driver> {
  const evaluate = async (expression: string) =>
    (await send('POST', '/execute/sync', { script: `return ${expression}`, args: [] })) as string | null;
  const pages = async () => (await send('GET', '/window/handles')) as string[];
  const take = async (handle: string) => void (await send('POST', '/window', { handle }));
  const perform = async (actions: readonly object[]) => void (await send('POST', '/actions', { actions }));

  // The window that the driver opens cannot be narrower than its tool bar. One that a page opens has none.
  const [first = ''] = await pages();
  await evaluate(
    `document.documentElement.onclick = () => open('about:blank', '', 'width=800,height=600,noopener')`,
  );
  await perform([{ type: 'pointer', id: 'pointer', parameters: { pointerType: 'mouse' }, actions: PRESS }]);
  await expect.poll(async () => (await pages()).length, 'a page has opened another').toBe(2);
  let page = (await pages()).find((handle) => handle !== first) ?? '';
  await take(page);

  return {
    touches: false,
    goto: async (url) => void (await send('POST', '/url', { url })),
    evaluate,
    perform,
    screenshot: async () => Buffer.from((await send('GET', '/screenshot')) as string, 'base64'),
    resize: async (size) => void (await send('POST', '/window/rect', { x: 0, y: 0, ...size })),
    pages,
    get page() {
      return page;
    },
    take: async (handle) => {
      page = handle;
      await take(handle);
    },
    hears: async (within, controls) => {
      const found = await send('POST', '/elements', { using: 'css selector', value: `${within} *` });
      const heard: Control[] = [];
      for (const { [ELEMENT]: id } of found as readonly Record<string, string>[]) {
        // What no screen reader hears has no role, which it calls an unknown error.
        const role = await send('GET', `/element/${id}/computedrole`).catch(() => null);
        if (!controls.some((control) => roleHere(control) === role)) continue;
        heard.push({ role: String(role), name: String(await send('GET', `/element/${id}/computedlabel`)) });
      }
      return controls.map(
        (control) =>
          heard.filter(({ role, name }) => role === roleHere(control) && name === control.name).length,
      );
    },
    downloads,
    close: async () => {
      await send('DELETE', '').catch(() => undefined);
      await stop();
    },
  };
}
