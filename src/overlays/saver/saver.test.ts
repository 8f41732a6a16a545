import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, ok } from '@shared/kernel/result.ts';
import { key, pointer } from '../../testing/input.ts';
import { addressOf } from '../../testing/values.ts';
import { showSaver } from './saver.ts';
import { saverPictures } from './saverPictures.ts';

const saver = (): Element | null => document.querySelector('.saver');

describe('the screen saver on the screen', () => {
  const heard: string[] = [];
  let ended = false;

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = '<button>Send</button>';
    heard.length = 0;
    ended = false;
    for (const type of ['pointerdown', 'click', 'keydown', 'keyup']) {
      document.body.addEventListener(type, () => heard.push(type), { once: true });
    }
    void showSaver(['one.png', 'two.png'], { still: false, random: () => 0.5 }).then(() => (ended = true));
  });
  const button = (): HTMLElement => document.querySelector('button') ?? document.body;

  it('ends by a press, of which nothing reaches what lies beneath', async () => {
    pointer(button(), 'pointerdown');
    pointer(button(), 'pointerup');
    button().click();
    await vi.advanceTimersByTimeAsync(500);
    expect([ended, saver(), heard]).toEqual([true, null, []]);
    button().click();
    expect(heard).toEqual(['click']);
  });

  it('ends by a key, which does nothing else, nor does letting it go (SAVER-2)', async () => {
    const pressed = key(button(), 'Enter');
    button().dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter', bubbles: true }));
    await vi.advanceTimersByTimeAsync(500);
    expect([ended, pressed.defaultPrevented, heard]).toEqual([true, true, []]);
  });

  it('ends by a mouse that moves, not by one that is there', async () => {
    pointer(button(), 'pointermove', { clientX: 100, clientY: 100 });
    pointer(button(), 'pointermove', { clientX: 102, clientY: 101 });
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toBe(false);
    pointer(button(), 'pointermove', { clientX: 110, clientY: 101 });
    await vi.advanceTimersByTimeAsync(0);
    expect([ended, saver()]).toEqual([true, null]);
  });
});

const WALLET = addressOf('0xd300000000000001');

describe('the pictures of the screen saver', () => {
  const failure = fail('NETWORK', 'gone');

  it('are some of the wallet’s own Flunks (SAVER-2)', async () => {
    const tokens = Array.from({ length: 9 }, (_, index) => ({ image: `/${index}.png` }));
    const call = vi.fn().mockResolvedValue(ok({ tokens }));
    const pictures = await saverPictures({ api: { call }, wallet: WALLET, random: () => 0.5 });
    expect(pictures).toEqual(['/0.png', '/1.png', '/2.png', '/3.png']);
  });

  it.each([
    ['for a guest', null, failure],
    ['for a wallet without any', WALLET, ok({ tokens: [] })],
    ['while the server is away', WALLET, failure],
  ])('are four that are drawn %s (SAVER-2)', async (_who, wallet, answer) => {
    const call = vi.fn().mockResolvedValue(answer);
    const pictures = await saverPictures({ api: { call }, wallet, random: () => 0.5 });
    expect(pictures.map((picture) => picture.slice(0, 18))).toEqual(Array(4).fill('data:image/svg+xml'));
  });
});
