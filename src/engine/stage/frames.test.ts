import { describe, expect, it } from 'vitest';
import { createFrames } from './frames.ts';

/** Frames over a screen that the test runs by hand. */
function screen(onDraw: () => void = () => undefined) {
  let requested: ((time: number) => void)[] = [];
  const drawn: number[] = [];
  const frames = createFrames(
    (time) => {
      drawn.push(time);
      onDraw();
    },
    (frame) => requested.push(frame),
  );
  return {
    frames,
    drawn,
    asked: () => requested.length,
    refresh(time: number) {
      const due = requested;
      requested = [];
      for (const frame of due) frame(time);
    },
  };
}

describe('frames', () => {
  it('draw nothing without a change (DRAW-1)', () => {
    const { asked, drawn } = screen();
    expect(asked()).toBe(0);
    expect(drawn).toEqual([]);
  });

  it('draw once for any number of changes, and again for a change after that', () => {
    const { frames, asked, refresh, drawn } = screen();
    frames.invalidate();
    frames.invalidate();
    frames.invalidate();
    expect(asked()).toBe(1);
    refresh(16);
    expect(asked()).toBe(0);
    frames.invalidate();
    refresh(32);
    expect(drawn).toEqual([16, 32]);
    expect(frames.count()).toBe(2);
  });

  it('are still when all is drawn and nothing moves by itself (DRAW-1)', () => {
    const { frames, refresh } = screen();
    expect(frames.isStill()).toBe(true);
    frames.invalidate();
    expect(frames.isStill()).toBe(false);
    refresh(16);
    expect(frames.isStill()).toBe(true);
    const stop = frames.animate(() => true);
    refresh(32);
    expect(frames.isStill()).toBe(false);
    stop();
    refresh(48);
    expect(frames.isStill()).toBe(true);
  });

  it('ask for no further frame for a change that was made inside one, before it was drawn', () => {
    const { frames, asked, refresh } = screen(() => frames.invalidate());
    frames.beforeFrame(() => frames.invalidate());
    frames.invalidate();
    refresh(16);
    expect(asked()).toBe(0);
    frames.invalidate();
    expect(asked()).toBe(1);
  });

  it('run an animation until its lease is given back', () => {
    const { frames, asked, refresh } = screen();
    let steps = 0;
    const giveBack = frames.animate(() => {
      steps++;
      return true;
    });
    for (const time of [16, 32, 48]) refresh(time);
    giveBack();
    refresh(64);
    expect(steps).toBe(3);
    expect(asked()).toBe(0);
  });

  it('end an animation that answers false, and only that one', () => {
    const { frames, asked, refresh } = screen();
    let ended = 0;
    let going = 0;
    frames.animate(() => ++ended < 2);
    const giveBack = frames.animate(() => {
      going++;
      return undefined;
    });
    for (const time of [16, 32, 48, 64]) refresh(time);
    expect([ended, going]).toEqual([2, 4]);
    giveBack();
    refresh(80);
    expect(asked()).toBe(0);
  });

  it('let an animation give its own lease back while it runs', () => {
    const { frames, asked, refresh } = screen();
    const giveBack = frames.animate(() => {
      giveBack();
      return undefined;
    });
    refresh(16);
    expect(asked()).toBe(0);
  });

  it('tell an animation the time since the last frame: none at first, and at most 50 ms', () => {
    const { frames, refresh } = screen();
    const elapsed: number[] = [];
    const giveBack = frames.animate((ms) => {
      elapsed.push(ms);
      return undefined;
    });
    for (const time of [1000, 1016, 9000, 8990]) refresh(time);
    giveBack();
    refresh(9010);
    frames.animate((ms) => {
      elapsed.push(ms);
      return false;
    });
    refresh(20_000);
    expect(elapsed).toEqual([0, 16, 50, 0, 0]);
  });

  it('run what comes before a frame after the animations and before the drawing', () => {
    const order: string[] = [];
    const { frames, refresh } = screen(() => order.push('draw'));
    const stop = frames.beforeFrame(() => order.push('before'));
    frames.animate(() => {
      order.push('step');
      return false;
    });
    refresh(16);
    stop();
    frames.invalidate();
    refresh(32);
    expect(order).toEqual(['step', 'before', 'draw', 'draw']);
  });

  it('can be asked for again after a drawing that threw', () => {
    let broken = true;
    const { frames, asked, refresh, drawn } = screen(() => {
      if (broken) throw new Error('context lost');
    });
    frames.invalidate();
    expect(() => refresh(16)).toThrow('context lost');
    broken = false;
    frames.invalidate();
    expect(asked()).toBe(1);
    refresh(32);
    expect(drawn).toEqual([16, 32]);
  });
});
