import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** The browser has kept what every start needs, and what the page asks for goes through its keeper. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    }
  });
}

/** As after the machine was left alone for half a minute: the programs that everybody has are kept as well. */
async function leftAlone(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const keepNext = () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data);
        navigator.serviceWorker.controller?.postMessage({ type: 'KEEP_NEXT', of: 'soon' }, [port2]);
      });
    while ((await keepNext()) === true);
  });
}

test('without a network the desktop opens as it was left, and says what needs one @desktop', async ({
  desktop,
  page,
  line,
  troubles,
}) => {
  await desktop.open({ as: 'full-collection' });
  await kept(page);
  const refused = desktop.window('Error Starting Program');
  const settings = desktop.window('Settings');
  troubles.allow(/Failed to load resource/);
  // What is just being loaded for later when the line is cut: the synthesiser, pictures of the map.
  troubles.allow(/dynamically imported module: .*toneVoices|source image cannot be decoded/);

  await test.step('what is not kept yet says so, and opens when the network is back', async () => {
    await line.cut();
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await desktop.choose('Settings');
    await refused.says('Settings is not on this computer yet');
    await desktop.press(refused.button('OK'));
    await line.mend();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await desktop.openApp('Settings');
    await desktop.press(settings.titleButton('Close'));
  });

  const map = await desktop.openApp('Town Map');
  // What has been seen is kept.
  await expect(map.button(/Arcade/).first()).toBeVisible();
  await leftAlone(page);
  await line.cut();

  await desktop.reload();
  await map.isOpen();
  await expect(map.button(/Arcade/).first()).toBeVisible();
  await map.close();
  await expect(desktop.taskbar.getByRole('button', { name: /Offline/ })).toBeVisible();
  await desktop.choose('My Locker');
  await refused.says('My Locker needs the network');
  for (const [program, window] of [
    ['Help', 'Help'],
    ['Game Manual', 'Semester Zero Game Manual'],
  ] as const) {
    await desktop.choose(program);
    await desktop.window(window).isOpen();
  }
});

test('a new version takes over when the person agrees, and not before @desktop', async ({
  desktop,
  page,
  origin,
  troubles,
}) => {
  const site = await releasable(origin);
  await page.goto(`${site.origin}/?renderer=canvas`);
  await desktop.ready();
  await kept(page);
  troubles.allow(/Failed to load resource/);
  desktop.expects('GET /yearbook', 404);
  const unknown = await page.goto(`${site.origin}/yearbook`);
  expect(unknown?.status(), 'the browser shows no desktop where the server has no page').toBe(404);

  site.release();
  await page.getByRole('link', { name: 'Back to the desktop' }).click();
  const dialog = desktop.window('Flunks 95 Setup');
  await dialog.says('A new version of Flunks 95 is ready.');
  await expect(dialog.button('Later')).toBeFocused();
  const restarted = page.waitForEvent('load');
  await desktop.press(dialog.button('Restart'));
  await restarted;
  await desktop.ready();
  await dialog.isClosed();
  // What the page still asks for would be cut off.
  await page.goto('about:blank');
  site.close();
});

/** The product under another address, where `release` puts out a new version of its worker. */
async function releasable(origin: string) {
  let version = '';
  const front = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(`${origin}${request.url}`);
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      const body = Buffer.from(await answer.arrayBuffer());
      response.end(request.url === '/serviceWorker.js' ? Buffer.concat([body, Buffer.from(version)]) : body);
    })();
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const address = front.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    release: () => {
      version = '// The next version.';
    },
    close: () => {
      front.closeAllConnections();
      front.close();
    },
  };
}
