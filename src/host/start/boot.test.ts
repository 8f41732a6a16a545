// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '@shared/domain/system/settings.ts';
import { systemClock } from '@shared/kernel/clock.ts';
import { showBootPicture } from '../../probe/bootPicture.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { key, pointer } from '../../testing/input.ts';
import type { Store } from '../../services/storage/storage.ts';
import { startBoot, type Boot } from './boot.ts';

const PAGE = '<div id="boot" hidden><svg></svg></div><button>My Locker</button>';

describe('the boot picture', () => {
  let tab: Store;
  const chime = vi.fn();
  const start = ({ reducedMotion = false, screen = DEFAULT_SETTINGS.bootScreen } = {}): Boot =>
    startBoot({
      tab,
      reducedMotion,
      screen,
      // Nothing is drawn in these tests.
      stage: new Promise(() => undefined),
      clock: systemClock,
      chime,
    });

  const seen = (): boolean => document.querySelector<HTMLElement>('#boot')?.hidden === false;

  beforeEach(() => {
    vi.clearAllMocks();
    vi.useFakeTimers();
    tab = fakeBrowser().storage().session;
    document.body.innerHTML = PAGE;
  });

  // Or those that still show would hear the next test.
  afterEach(() => void key(document.body, 'Escape'));

  it('shows once a tab session (BOOT-2)', () => {
    const first = start();
    expect([first.booting.get(), seen()]).toEqual([true, true]);
    first.ready();
    vi.runAllTimers();
    const second = start();
    expect([second.booting.get(), seen()]).toEqual([false, false]);
    tab = fakeBrowser().storage().session;
    expect(start().booting.get()).toBe(true);
  });

  it('never shows to a person who wants reduced motion, and is not taken as shown by that (BOOT-2)', () => {
    expect(start({ reducedMotion: true }).booting.get()).toBe(false);
    key(document.body, 'a');
    expect(start().booting.get()).toBe(true);
  });

  it('gives way to the screen that the person chose (BOOT-4)', () => {
    const { booting } = start({ screen: 'matrix-rain' });
    expect([booting.get(), seen()]).toEqual([true, false]);
  });

  it('goes on with the picture that the page shows, unless it is not to be shown', () => {
    showBootPicture();
    start();
    expect(seen()).toBe(true);
    key(document.body, 'a');
    expect(document.querySelector('#boot')).toBeNull();
    document.body.innerHTML = PAGE;
    showBootPicture();
    start({ reducedMotion: true });
    expect(document.querySelector('#boot')).toBeNull();
  });

  it('is over by itself within two and a half seconds of the first frame (BOOT-1)', () => {
    const { booting, ready } = start();
    ready();
    vi.advanceTimersByTime(2500);
    expect(booting.get()).toBe(false);
  });

  const firsts: ReadonlyArray<readonly [string, (target: HTMLElement) => void]> = [
    ['key', (target) => key(target, 'Tab')],
    ['tap', (target) => pointer(target, 'pointerdown')],
    ['focus', (target) => target.focus()],
  ];
  it.each(firsts)('ends at the first %s, which reaches its target as well (BOOT-3)', (_kind, act) => {
    const { booting, ready } = start();
    ready();
    const target = document.querySelector('button') ?? document.body;
    let reached = 0;
    for (const type of ['keydown', 'pointerdown', 'focusin']) target.addEventListener(type, () => reached++);
    let changes = 0;
    booting.subscribe(() => changes++);
    act(target);
    expect([booting.get(), reached]).toEqual([false, 1]);
    act(target);
    vi.runAllTimers();
    expect([changes, chime.mock.calls.length]).toEqual([1, 1]);
  });
});
