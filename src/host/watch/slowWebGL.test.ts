import { describe, expect, it, vi } from 'vitest';
import { createFrames } from '../../engine/stage/frames.ts';
import type { RendererKind } from '../../engine/stage/drawing.ts';
import { watchSlowWebGL } from './slowWebGL.ts';

/** A screen on which every frame takes as long as is said, and what was found out about it. */
function screen(kind: RendererKind) {
  let time = 0;
  let tasks: ((time: number) => void)[] = [];
  const nextFrame = (task: (time: number) => void): void => void tasks.push(task);
  const frames = createFrames(() => undefined, nextFrame);
  const slow = vi.fn();
  watchSlowWebGL({ kind, beforeFrame: frames.beforeFrame }, slow, nextFrame, () => time);
  function run(): void {
    const due = tasks;
    tasks = [];
    for (const task of due) task(time);
  }
  return {
    slow,
    isIdle: () => tasks.length === 0,
    draw(...lasting: readonly number[]) {
      for (const ms of lasting) {
        frames.invalidate();
        run();
        time += ms;
        run();
      }
    },
  };
}
const each = (count: number, ms: number): readonly number[] => Array.from({ length: count }, () => ms);

describe('watchSlowWebGL', () => {
  it('finds frames that are slow again and again, once (DRAW-2)', () => {
    const { slow, draw } = screen('webgl');
    draw(...each(19, 120));
    expect(slow).not.toHaveBeenCalled();
    draw(...each(60, 120));
    expect(slow).toHaveBeenCalledTimes(1);
  });

  it('finds nothing in a few slow frames among fast ones, however many in all', () => {
    const { slow, draw } = screen('webgl');
    for (let round = 0; round < 10; round += 1) draw(...each(8, 300), ...each(12, 16));
    expect(slow).not.toHaveBeenCalled();
  });

  it('watches no canvas', () => {
    const { slow, draw } = screen('canvas');
    draw(...each(100, 120));
    expect(slow).not.toHaveBeenCalled();
  });

  it('asks for no frames while nothing is drawn', () => {
    const { isIdle, draw } = screen('webgl');
    draw(16, 16);
    expect(isIdle()).toBe(true);
  });
});
