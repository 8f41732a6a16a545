import { createActor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { aWindow } from '../../testing/apps.ts';
import {
  modeOf,
  modeToRemember,
  windowMachine,
  type WindowActor,
  type WindowInput,
} from './windowMachine.ts';
import type { WindowSpec } from './windowSpec.ts';

const BOUNDS = { x: 10, y: 20, width: 300, height: 200 };
const SCREEN = { width: 1280, height: 772 };

function open(changes: Partial<WindowSpec> = {}, mode: WindowInput['mode'] = 'normal'): WindowActor {
  const input = { spec: aWindow('my-locker', changes), bounds: BOUNDS, screen: SCREEN, mode };
  return createActor(windowMachine, { input }).start();
}

const mode = (window: WindowActor) => modeOf(window.getSnapshot());

describe('a window', () => {
  it.each(['normal', 'maximized', 'minimized'] as const)('starts %s as it is told', (wanted) => {
    expect(mode(open({}, wanted))).toBe(wanted);
  });

  it('is maximized and put back where it was by the same button (SHELL-1)', () => {
    const window = open();
    window.send({ type: 'user.maximize' });
    expect(mode(window)).toBe('maximized');
    window.send({ type: 'user.maximize' });
    expect(mode(window)).toBe('normal');
    expect(window.getSnapshot().context.bounds).toEqual(BOUNDS);
  });

  it.each(['normal', 'maximized'] as const)(
    'comes back %s when it was that before it was minimized (SHELL-1)',
    (was) => {
      const window = open({}, was);
      window.send({ type: 'user.minimize' });
      expect(mode(window)).toBe('minimized');
      window.send({ type: 'user.restore' });
      expect(mode(window)).toBe(was);
    },
  );

  it('fills a half until it is put elsewhere, also after it was minimized or maximized', () => {
    const window = open();
    const half = () => window.getSnapshot().context.half;
    window.send({ type: 'user.half', half: 'left' });
    window.send({ type: 'user.minimize' });
    window.send({ type: 'user.restore' });
    window.send({ type: 'user.maximize' });
    window.send({ type: 'user.maximize' });
    expect([half(), window.getSnapshot().context.bounds]).toEqual(['left', BOUNDS]);
    window.send({ type: 'user.bounds', bounds: { ...BOUNDS, x: 90 }, screen: SCREEN });
    expect(half()).toBeUndefined();
  });

  it('is maximized no more once it fills a half or is put somewhere', () => {
    const window = open({}, 'maximized');
    window.send({ type: 'user.half', half: 'right' });
    expect(mode(window)).toBe('normal');
    window.send({ type: 'user.maximize' });
    window.send({ type: 'user.bounds', bounds: BOUNDS, screen: SCREEN });
    expect(mode(window)).toBe('normal');
  });

  it('fills no half where it cannot be sized', () => {
    const window = open({ resizable: false });
    window.send({ type: 'user.half', half: 'left' });
    expect(window.getSnapshot().context.half).toBeUndefined();
  });

  it('comes back as a window when it was minimized from the start', () => {
    const window = open({}, 'minimized');
    window.send({ type: 'user.restore' });
    expect(mode(window)).toBe('normal');
  });

  it('remembers over a reload that a minimized window was maximized (SHELL-1)', () => {
    const window = open({}, 'maximized');
    window.send({ type: 'user.minimize' });
    const remembered = modeToRemember(window.getSnapshot());
    const again = open({}, remembered);
    expect(mode(again)).toBe('minimized');
    again.send({ type: 'user.restore' });
    expect(mode(again)).toBe('maximized');
  });

  it('keeps new bounds while it is a window, and takes none while it is minimized', () => {
    const window = open();
    const moved = { ...BOUNDS, x: 99 };
    window.send({ type: 'user.bounds', bounds: moved, screen: SCREEN });
    window.send({ type: 'user.minimize' });
    window.send({ type: 'user.bounds', bounds: { ...BOUNDS, x: 2 }, screen: SCREEN });
    expect(window.getSnapshot().context.bounds).toEqual(moved);
  });

  it('is neither maximized nor minimized where its kind of window is not', () => {
    const dialog = open({ maximizable: false, minimizable: false });
    dialog.send({ type: 'user.maximize' });
    dialog.send({ type: 'user.minimize' });
    expect(mode(dialog)).toBe('normal');
  });

  it('opens as a window what was maximized at the last visit and is no longer', () => {
    expect(mode(open({ maximizable: false }, 'maximized'))).toBe('normal');
    const lowered = open({ maximizable: false }, 'minimized-maximized');
    lowered.send({ type: 'user.restore' });
    expect(mode(lowered)).toBe('normal');
  });

  it.each(['normal', 'maximized', 'minimized'] as const)(
    'closes for good while it is %s (SHELL-1)',
    (was) => {
      const window = open({}, was);
      let completed = 0;
      window.subscribe({ complete: () => completed++ });
      window.send({ type: 'user.close' });
      expect(window.getSnapshot().status).toBe('done');
      expect(completed).toBe(1);
    },
  );

  it('comes back as a window when it was put back before it was minimized', () => {
    const window = open({}, 'maximized');
    window.send({ type: 'user.maximize' });
    window.send({ type: 'user.minimize' });
    window.send({ type: 'user.restore' });
    expect(mode(window)).toBe('normal');
  });

  it('grows by what its body lacks, about its middle, and stays on the screen', () => {
    const window = open();
    window.send({ type: 'system.grow', by: 20, area: SCREEN });
    expect(window.getSnapshot().context.bounds).toEqual({ x: 10, y: 10, width: 300, height: 220 });
    window.send({ type: 'system.grow', by: -20, area: SCREEN });
    expect(window.getSnapshot().context.bounds).toEqual(BOUNDS);
    window.send({ type: 'system.grow', by: 100, area: SCREEN });
    expect(window.getSnapshot().context.bounds).toEqual({ x: 10, y: 0, width: 300, height: 300 });
    window.send({ type: 'system.grow', by: 2_000, area: SCREEN });
    expect(window.getSnapshot().context.bounds).toEqual({ x: 10, y: 0, width: 300, height: 772 });
  });

  it('has the person asked before it is closed, where its body wants that, and closes when it is told (SHELL-27)', () => {
    const window = open();
    const closing = vi.fn();
    window.on('closing', closing);
    window.send({ type: 'system.asksFirst', asks: true });
    window.send({ type: 'user.close' });
    expect(closing).toHaveBeenCalledOnce();
    expect(window.getSnapshot().status).toBe('active');
    window.send({ type: 'system.asksFirst', asks: false });
    window.send({ type: 'user.close' });
    expect(window.getSnapshot().status).toBe('done');
    const other = open();
    other.send({ type: 'system.asksFirst', asks: true });
    other.send({ type: 'system.close' });
    expect(other.getSnapshot().status).toBe('done');
  });

  it('takes another title without changing what it is', () => {
    const window = open({}, 'maximized');
    window.send({ type: 'system.title', title: 'Locker 7' });
    expect(window.getSnapshot().context.title).toBe('Locker 7');
    expect(mode(window)).toBe('maximized');
  });
});
