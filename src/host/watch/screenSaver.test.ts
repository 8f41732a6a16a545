import { beforeEach, describe, expect, it, vi } from 'vitest';
import { store } from '../../kernel/store.ts';
import { watchScreenSaver } from './screenSaver.ts';

const MINUTE = 60_000;

/** A browser in which a person does nothing but what the test does. */
function watch(minutes = 10) {
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { hidden: false });
  const settings = store({ screenSaverMinutes: minutes });
  const state = { busy: false, shown: 0, end: () => undefined as void };
  watchScreenSaver({
    settings,
    page,
    document,
    now: () => performance.now(),
    isBusy: () => state.busy,
    show: () => {
      state.shown += 1;
      return new Promise((resolve) => (state.end = resolve));
    },
  });
  const turn = (hidden: boolean) => {
    document.hidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { page, settings, state, turn };
}
const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * MINUTE);

describe('the screen saver', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('begins after ten minutes without input, and again ten minutes after it was ended (SAVER-1)', async () => {
    const { page, state } = watch();
    await pass(9);
    page.dispatchEvent(new Event('pointermove'));
    await pass(9.9);
    expect(state.shown).toBe(0);
    await pass(0.2);
    expect(state.shown).toBe(1);
    await pass(60);
    state.end();
    await pass(9.9);
    expect(state.shown).toBe(1);
    await pass(0.2);
    expect(state.shown).toBe(2);
  });

  it('waits while something goes on that it must not cover, and comes within a minute after that (SAVER-1)', async () => {
    const { state } = watch();
    state.busy = true;
    await pass(25);
    expect(state.shown).toBe(0);
    state.busy = false;
    await pass(1);
    expect(state.shown).toBe(1);
  });

  it('has no timer while the page is hidden, and counts anew when it is seen again (SAVER-1)', async () => {
    const { state, turn } = watch();
    await pass(9);
    turn(true);
    expect(vi.getTimerCount()).toBe(0);
    await pass(60);
    turn(false);
    await pass(9.9);
    expect(state.shown).toBe(0);
    await pass(0.2);
    expect(state.shown).toBe(1);
  });

  it('follows what is set, at once, and has no timer where there is to be none (SAVER-1)', async () => {
    const { settings, state } = watch(0);
    expect(vi.getTimerCount()).toBe(0);
    await pass(30);
    settings.set({ screenSaverMinutes: 5 });
    await pass(0);
    expect(state.shown).toBe(1);
  });
});
