import { readdir } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { AppManifest } from '../../src/kernel/app.ts';
import { DEMO_CODES } from '../support/desktop.ts';
import { manifests } from '../support/manifests.ts';
import { giveProfile } from '../support/profile.ts';
import { READ } from './chromium.ts';
import type { Target } from './inPage.ts';
import { BROWSERS, test } from './test.ts';
import type { Visitor } from './visitor.ts';

/*
 * What differs between browsers is input, layout, pictures and what the page asks of them: so this opens everything once,
 * and does one of each that a pointer, the keyboard, a game and Realtime can do.
 */

const named = (role: string, name: string | RegExp, within?: Target): Target => ({
  role,
  name,
  ...(within && { within }),
});
const windowOf = (title: string): Target => named('dialog', title);
const TASKBAR = named('toolbar', 'Taskbar');

/** Programs that look otherwise on a phone: a map, a place, pages, a game, a list, tabs. */
const LAID_OUT_FOR_PHONES = ['town-map', 'my-locker', 'fhs-school', 'flunky-uppy', 'only-flunks', 'settings'];

declare global {
  interface Window {
    /** What the page sounds through, once it was pressed. */
    heard?: AudioContext;
  }
}

/** Opens the page and waits until its icons take presses. */
async function visit(visitor: Visitor, address: string): Promise<void> {
  await visitor.goto(address);
  const marks = () => performance.getEntriesByName('desktop-ready').length;
  await expect.poll(() => visitor.evaluate(marks), 'the desktop is ready').toBe(1);
}

/** Comes for the first time, with an access code, and closes what is shown then. The first press makes the page sound. */
async function enter(visitor: Visitor, origin: string): Promise<void> {
  await visit(visitor, `${origin}/?mode=build&renderer=canvas`);
  await visitor.evaluate(listen);
  const gate = windowOf('Flunks High School - Access Required');
  await visitor.write(named('textbox', 'Access code:', gate), DEMO_CODES.BETA);
  await visitor.press(named('button', 'Enter School', gate));
  await expect.poll(() => visitor.evaluate(isHeard), 'it sounds').toBe(true);
  await visitor.says(windowOf('Getting Started'), /Did you know/);
  await closeAll(visitor);
}

/** Keeps hold of what the page will sound through. */
function listen(): void {
  window.AudioContext = class extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super(options);
      window.heard = this;
    }
  };
}

/** Whether the page sounds. Firefox has no device here, and says that it would let it. */
function isHeard(): boolean {
  const { heard } = window;
  const { getAutoplayPolicy } = navigator as {
    readonly getAutoplayPolicy?: (context: AudioContext) => string;
  };
  if (heard === undefined || getAutoplayPolicy === undefined) return heard?.state === 'running';
  return getAutoplayPolicy.call(navigator, heard) === 'allowed';
}

/** A wallet signs in its own window. */
async function signIn(visitor: Visitor, name: RegExp): Promise<void> {
  const wallet = windowOf('Wallet');
  await visitor.press(named('button', 'Start', TASKBAR));
  await visitor.press(named('menuitem', 'Sign In', named('menu', 'Start')));
  await visitor.inPopup(
    () => visitor.press(named('button', name, named('list', 'Wallets', wallet))),
    () => visitor.press(named('button', 'Approve')),
  );
  // Its heading greets those who have a name, as who was here before in another browser has.
  await visitor.sees(named('button', 'Sign Out', wallet));
  await closeAll(visitor);
}

/** Opens a program and waits until there is something in its window, or in the one that says why not. */
async function open(visitor: Visitor, id: string): Promise<void> {
  await visitor.evaluate((app) => window.desktopProbe?.open(app), id);
  await expect.poll(() => visitor.evaluate(isFilled), `${id} has something in its window`).toBe(true);
}

/** Whether the window in front has a text, a control or a canvas, and is not waiting for its content. */
function isFilled(): boolean {
  const body = Array.from(document.querySelectorAll<HTMLElement>('[role=dialog] .window-body')).at(-1);
  const text = body?.innerText.trim() ?? '';
  const hasControl = body?.querySelector('canvas, button, a, input, img, [role]') != null;
  return (text !== '' || hasControl) && !text.startsWith('Loading');
}

/** Whether a window styles its scroll bars: part by part, or where a browser has no parts by their colors. */
function hasOurScrollBars(): boolean {
  if (CSS.supports('selector(::-webkit-scrollbar-thumb)')) return true;
  const body = document.querySelector('.window-body .w95 *');
  return body !== null && getComputedStyle(body).scrollbarColor !== 'auto';
}

async function closeAll(visitor: Visitor): Promise<void> {
  await visitor.key('Control', 'Alt', 'w');
  await visitor.misses({ role: 'dialog' });
}

async function openEach(visitor: Visitor, apps: readonly AppManifest[]): Promise<void> {
  for (const { id, title } of apps) {
    await test.step(title, async () => {
      await open(visitor, id);
      await closeAll(visitor);
    });
  }
}

/**
 * Not a trouble: Firefox without a window has no WebGL, of which Pocket Juniors say that they are still pictures, and a
 * person who comes for the first time has no locker yet.
 */
const EXPECTED = /WebGL|Refused: \/api\/locker-info 404/;

const troublesOf = async (visitor: Visitor): Promise<string[]> =>
  (await visitor.troubles()).filter((trouble) => !EXPECTED.test(trouble));

for (const [otherBrowser, name] of BROWSERS) {
  test.describe(name, () => {
    test.use({ otherBrowser });

    test('an administrator signs in with a wallet and opens every program; moves a window, plays and talks', async ({
      visitor,
      origin,
      inChromium,
    }) => {
      test.slow();
      await enter(visitor, origin);
      await test.step('a wallet signs', () => signIn(visitor, /Administrator/));
      await openEach(
        visitor,
        (await manifests()).filter(({ unlisted }) => unlisted !== true),
      );
      await test.step('a window follows the pointer', async () => {
        await open(visitor, 'radio');
        const { x, y } = await visitor.sees(windowOf('Radio'));
        await visitor.dragOut(named('button', 'Move Radio'), { x: 60, y: 40 });
        await expect.poll(() => visitor.sees(windowOf('Radio'))).toMatchObject({ x: x + 60, y: y + 40 });
        await closeAll(visitor);
      });
      await test.step('a picture is downloaded where no sheet shares it', async () => {
        await open(visitor, 'meme-manager');
        await visitor.sees(named('button', 'Download'));
        await visitor.misses(named('button', 'Share'));
        await closeAll(visitor);
      });
      await test.step('scroll bars have the colors of the desktop', async () => {
        await open(visitor, 'help');
        await expect.poll(() => visitor.evaluate(hasOurScrollBars)).toBe(true);
        await closeAll(visitor);
      });
      await test.step('a game is played until it is lost', async () => {
        const game = windowOf('Flappy Flunk');
        await open(visitor, 'flappy-flunk');
        await visitor.press(named('button', 'Start Game', game));
        await visitor.key('Space');
        await visitor.says(game, /Game over/);
        await closeAll(visitor);
      });
      await test.step('a message is typed, and comes back over Realtime', async () => {
        const messenger = windowOf('Flunks Messenger');
        await giveProfile(visitor, 'other');
        await visit(visitor, `${origin}/?renderer=canvas`);
        await open(visitor, 'chat-rooms');
        await visitor.says(messenger, /\bLive\b/);
        const field = named('textbox', 'Message', messenger);
        await visitor.write(field, 'Is this');
        await visit(visitor, `${origin}/?renderer=canvas`);
        await visitor.says(field, /^Is this$/);
        await visitor.says(messenger, /\bLive\b/);
        await visitor.write(field, ` on ${name}?`);
        await visitor.key('Enter');
        await visitor.says({ role: 'log', within: messenger }, new RegExp(`Is this on ${name}\\?`));
      });
      await test.step('a screen reader hears the controls that it hears in Chromium', async () => {
        await closeAll(visitor);
        for (const [index, app] of READ.entries()) {
          const controls = inChromium[index] ?? [];
          const counts = controls.map(
            (one) => controls.filter(({ role, name }) => role === one.role && name === one.name).length,
          );
          await open(visitor, app);
          const missed = async () => {
            const hears = await visitor.driver.hears('[role=dialog]', controls);
            return controls.filter((_, at) => hears[at] !== counts[at]);
          };
          // Firefox walks the window once for each control, which takes a busy machine a minute for all of Settings.
          await expect.poll(missed, { message: `what is not heard in ${app}`, timeout: 300_000 }).toEqual([]);
          await closeAll(visitor);
        }
      });
      expect(await troublesOf(visitor)).toEqual([]);
    });

    test.describe('on a screen as large as a phone’s', () => {
      test.use({ device: { width: 390, height: 844, touch: true } });

      test('a guest and a member open what is laid out for it, pan and pinch, save, write, and go on without a network', async ({
        visitor,
        origin,
        line,
      }) => {
        test.slow();
        const apps = (await manifests()).filter(({ id }) => LAID_OUT_FOR_PHONES.includes(id));
        await enter(visitor, origin);
        await openEach(visitor, apps);
        await test.step('the map follows a finger, and grows between two', async () => {
          const map = named('group', 'Map of Arcadia');
          const school = named('button', 'High School', map);
          await open(visitor, 'town-map');
          const before = await visitor.sees(school);
          await visitor.dragOut(map, { x: -60, y: -20 });
          await expect.poll(async () => (await visitor.sees(school)).x).toBeLessThan(before.x - 40);
          await visitor.spread(map);
          await expect
            .poll(async () => (await visitor.sees(school)).width)
            .toBeGreaterThan(before.width * 1.1);
          await closeAll(visitor);
        });
        await test.step('a picture is saved', async () => {
          await open(visitor, 'retro-text');
          await visitor.press(named('button', 'Save Picture'));
          await expect.poll(() => saved(visitor), 'a file comes').toContain('semester-zero.png');
          await closeAll(visitor);
        });
        await test.step('what was written is there after a reload', async () => {
          const field = named('textbox', 'Issues found');
          await open(visitor, 'report-card');
          await visitor.write(field, 'The bell');
          await visit(visitor, `${origin}/?renderer=canvas`);
          await visitor.says(field, /^The bell$/);
          await closeAll(visitor);
        });
        await test.step('a member opens the same', async () => {
          await signIn(visitor, /Full Collection/);
          await openEach(visitor, apps);
        });
        expect(await troublesOf(visitor)).toEqual([]);
        await test.step('without a network the page opens, and says what needs one', async () => {
          await visitor.evaluate(isKept);
          line.cut();
          await visit(visitor, `${origin}/?renderer=canvas`);
          await visitor.sees(named('button', /Offline/, TASKBAR));
          await visitor.evaluate(() => window.desktopProbe?.open('my-locker'));
          await visitor.says(windowOf('Error Starting Program'), /My Locker needs the network/);
        });
      });
    });
  });
}

/** The names of what was downloaded. */
const saved = ({ driver }: Visitor): Promise<string[]> => readdir(driver.downloads);

/** Waits until the page is kept by the browser, and what it asks for goes through its keeper. */
async function isKept(): Promise<void> {
  await navigator.serviceWorker.ready;
  while (navigator.serviceWorker.controller === null)
    await new Promise((resolve) => setTimeout(resolve, 100));
}
