import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { end, printed, type Driver, type Wishes } from './driver.ts';

interface Answer {
  readonly id: number | null;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

interface Context {
  readonly context: string;
}

/** What a script came to. */
type Outcome =
  | { readonly type: 'success'; readonly result: { readonly value?: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

/** Sends one command of WebDriver BiDi and answers its result. */
type Send = (method: string, params: object) => Promise<unknown>;

/** What a profile of a person has, and a test must not: motion, and requests that the browser makes for itself. */
const SETTINGS = {
  'ui.prefersReducedMotion': 1,
  'app.update.disabledForTesting': true,
  'media.autoplay.default': 1,
  'network.proxy.allow_hijacking_localhost': true,
} as const;

/** Firefox without a window, spoken to over WebDriver BiDi. */
export async function startFirefox(executable: string, { touch, before, proxy }: Wishes): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const downloads = join(profile, 'downloads');
  await mkdir(downloads);
  const settings = {
    ...SETTINGS,
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    ...(touch && {
      'ui.primaryPointerCapabilities': 1,
      'ui.allPointerCapabilities': 1,
      'dom.w3c_touch_events.enabled': 1,
    }),
  };
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(profile, 'user.js'), lines.join(''));
  const options = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const firefox = spawn(executable, [...options, 'about:blank'], { stdio: ['ignore', 'pipe', 'pipe'] });
  const close = async () => {
    await end(firefox);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const address = await printed(firefox, /WebDriver BiDi listening on (\S+)/);
    const send = await connect(`${address}/session`);
    const alwaysMatch = { proxy: { proxyType: 'manual', httpProxy: proxy } };
    await send('session.new', { capabilities: { alwaysMatch } });
    await send('script.addPreloadScript', { functionDeclaration: `() => {${before}}` });
    return await drive(send, { touch, downloads, close });
  } catch (error) {
    await close();
    throw error;
  }
}

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString()) as Answer;
    if (answer.id !== null) waiting.get(answer.id)?.(answer);
  });
  let sent = 0;
  return (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++sent;
      waiting.set(id, (answer) => {
        waiting.delete(id);
        if (answer.type === 'success') resolve(answer.result);
        else reject(new Error(`${method}: ${answer.error}: ${answer.message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
}

async function drive(
  send: Send,
  { touch, downloads, close }: Pick<Driver, 'downloads' | 'close'> & { readonly touch: boolean },
): Promise<Driver> {
  const contexts = async () => {
    const { contexts: open } = (await send('browsingContext.getTree', { maxDepth: 0 })) as {
      contexts: readonly Context[];
    };
    return open.map(({ context }) => context);
  };
  let [page = ''] = await contexts();
  return {
    touches: touch,
    goto: async (url) => void (await send('browsingContext.navigate', { context: page, url, wait: 'none' })),
    evaluate: async (expression) => {
      const target = { context: page };
      const outcome = (await send('script.evaluate', { expression, target, awaitPromise: true })) as Outcome;
      if (outcome.type === 'exception') throw new Error(outcome.exceptionDetails.text);
      return outcome.result.value ?? null;
    },
    perform: async (actions) => void (await send('input.performActions', { context: page, actions })),
    screenshot: async () => {
      const { data } = (await send('browsingContext.captureScreenshot', { context: page })) as {
        data: string;
      };
      return Buffer.from(data, 'base64');
    },
    resize: async (viewport) => void (await send('browsingContext.setViewport', { context: page, viewport })),
    pages: contexts,
    get page() {
      return page;
    },
    take: async (other) => {
      page = other;
      await send('browsingContext.activate', { context: page });
    },
    hears: async (within, controls) => {
      const locate = async (locator: object, more: object = {}) => {
        const found = await send('browsingContext.locateNodes', { context: page, locator, ...more });
        return (found as { nodes: readonly { sharedId: string }[] }).nodes;
      };
      const [window] = await locate({ type: 'css', value: within });
      const startNodes = [{ sharedId: window?.sharedId }];
      // It walks the whole window for each question, so that controls of one name are asked for once.
      const counts = new Map<string, number>();
      for (const value of controls) {
        const key = JSON.stringify(value);
        if (!counts.has(key))
          counts.set(key, (await locate({ type: 'accessibility', value }, { startNodes })).length);
      }
      return controls.map((value) => counts.get(JSON.stringify(value)) ?? 0);
    },
    downloads,
    close,
  };
}
