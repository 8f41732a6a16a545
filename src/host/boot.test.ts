// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../testing/fakeTabs.ts';
import { key, pointer } from '../testing/input.ts';
import type { Store } from '../services/storage/storage.ts';
import { bootsVisibly, watchBoot } from './boot.ts';

describe('the boot picture', () => {
  let tab: Store;

  beforeEach(() => {
    vi.useFakeTimers();
    tab = fakeBrowser().storage().session;
    document.body.innerHTML = '<button>My Locker</button>';
  });
  afterEach(() => {
    vi.runAllTimers();
  });

  it('shows on the first visit of a tab', () => {
    expect(bootsVisibly(tab, false)).toBe(true);
  });

  it('does not show a second time in the same tab, but does in another', () => {
    watchBoot(true, tab);
    vi.runAllTimers();
    expect(bootsVisibly(tab, false)).toBe(false);
    expect(bootsVisibly(fakeBrowser().storage().session, false)).toBe(true);
  });

  it('never shows to a person who wants reduced motion', () => {
    expect(bootsVisibly(tab, true)).toBe(false);
  });

  it('is over by itself within two and a half seconds', () => {
    const booting = watchBoot(true, tab);
    expect(booting.get()).toBe(true);
    vi.advanceTimersByTime(2500);
    expect(booting.get()).toBe(false);
  });

  const firsts: ReadonlyArray<readonly [string, (target: HTMLElement) => void]> = [
    ['key', (target) => key(target, 'Tab')],
    ['tap', (target) => pointer(target, 'pointerdown')],
    ['focus', (target) => target.focus()],
  ];
  it.each(firsts)('ends at the first %s, which reaches its target as well', (_kind, act) => {
    const booting = watchBoot(true, tab);
    const target = document.querySelector('button') ?? document.body;
    let reached = 0;
    for (const type of ['keydown', 'pointerdown', 'focusin']) target.addEventListener(type, () => reached++);
    let changes = 0;
    booting.subscribe(() => changes++);
    act(target);
    expect([booting.get(), reached]).toEqual([false, 1]);
    act(target);
    vi.runAllTimers();
    expect(changes).toBe(1);
  });

  it('is over from the start, and remembers nothing, where it is not shown', () => {
    const booting = watchBoot(false, tab);
    expect(booting.get()).toBe(false);
    key(document.body, 'a');
    expect(bootsVisibly(tab, false)).toBe(true);
  });
});
