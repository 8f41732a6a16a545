import { expect } from '@playwright/test';
import type { AppManifest } from '../../src/kernel/app.ts';
import { DEMO_CODES } from '../support/desktop.ts';
import { manifests } from '../support/manifests.ts';
import { giveProfile } from '../support/profile.ts';
import type { Target } from './inPage.ts';
import { test } from './test.ts';
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

/** Opens the page and waits until its icons take presses. */
async function visit(visitor: Visitor, address: string): Promise<void> {
  await visitor.goto(address);
  const marks = () => performance.getEntriesByName('desktop-ready').length;
  await expect.poll(() => visitor.evaluate(marks), 'the desktop is ready').toBe(1);
}

/** Comes for the first time, with an access code, and closes what is shown then. */
async function enter(visitor: Visitor, origin: string): Promise<void> {
  await visit(visitor, `${origin}/?mode=build&renderer=canvas`);
  const gate = windowOf('Flunks High School - Access Required');
  await visitor.write(named('textbox', 'Access code:', gate), DEMO_CODES.BETA);
  await visitor.press(named('button', 'Enter School', gate));
  await visitor.says(windowOf('Getting Started'), /Did you know/);
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

test('an administrator signs in with a wallet and opens every program; moves a window, plays and talks', async ({
  visitor,
  origin,
}) => {
  test.slow();
  await enter(visitor, origin);
  await test.step('a wallet signs', async () => {
    const wallet = windowOf('Wallet');
    await visitor.press(named('button', 'Start', TASKBAR));
    await visitor.press(named('menuitem', 'Sign In', named('menu', 'Start')));
    await visitor.inPopup(
      () => visitor.press(named('button', /Administrator/, named('list', 'Wallets', wallet))),
      () => visitor.press(named('button', 'Approve')),
    );
    await visitor.sees(named('heading', 'Signed in', wallet));
    await closeAll(visitor);
  });
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
    await visitor.write(named('textbox', 'Message', messenger), 'Is this on?');
    await visitor.key('Enter');
    await visitor.says({ role: 'log', within: messenger }, /Is this on\?/);
  });
  expect(await troublesOf(visitor)).toEqual([]);
});

test.describe('on a screen as large as a phone’s', () => {
  test.use({ device: { width: 390, height: 844, touch: true } });

  test('a guest opens what is laid out for it', async ({ visitor, origin }) => {
    test.slow();
    await enter(visitor, origin);
    await openEach(
      visitor,
      (await manifests()).filter(({ id }) => LAID_OUT_FOR_PHONES.includes(id)),
    );
    expect(await troublesOf(visitor)).toEqual([]);
  });
});
