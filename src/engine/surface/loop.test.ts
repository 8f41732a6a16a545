import { describe, expect, it, vi } from 'vitest';
import { fakeFrames } from '../../testing/fakeFrames.ts';
import { createLoop, type Play } from './loop.ts';

function start(changes: Partial<Play> = {}) {
  const frames = fakeFrames();
  const step = vi.fn<Play['step']>(() => undefined);
  const draw = vi.fn<Play['draw']>();
  const late = vi.fn<(leftOutMs: number) => void>();
  const onFault = vi.fn();
  const loop = createLoop({ step, draw, late, ...changes }, frames, onFault);
  loop.setAwake(true);
  return { frames, step, draw, late, onFault, loop };
}

describe('a play', () => {
  it.each([24, 30, 50, 59.94, 60, 75, 90, 120, 144, 240])(
    'makes as many steps at %f frames a second as at any other rate',
    (rate) => {
      const { frames, step, late } = start();
      const began = 1_234.5;
      // Frames never come evenly.
      for (let at = 0, frame = 0; at < 10_000; at = (frame * 1_000) / rate + (frame % 3)) {
        frames.show(began + at);
        frame += 1;
      }
      frames.show(began + 10_000);
      expect(step).toHaveBeenCalledTimes(1_200);
      expect(late).not.toHaveBeenCalled();
    },
  );

  it('has the steps a second that it asks for', () => {
    const { frames, step } = start({ stepsPerSecond: 50 });
    for (let at = 0; at <= 1_000; at += 20) frames.show(at);
    expect(step).toHaveBeenCalledTimes(50);
  });

  it('is drawn between its last two steps, by how much of the next has passed', () => {
    const { frames, step, draw } = start({ stepsPerSecond: 100 });
    const shares = [0, 4, 12, 30].map((at) => {
      frames.show(at);
      return [step.mock.calls.length, draw.mock.lastCall?.[0].toFixed(3)];
    });
    expect(shares).toEqual([
      [0, '0.000'],
      [0, '0.400'],
      [1, '0.200'],
      [3, '0.000'],
    ]);
  });

  it('stands still while it sleeps, asks for no frame, and goes on from where it was', () => {
    const { frames, step, draw, loop, late } = start({ stepsPerSecond: 100 });
    frames.show(0);
    frames.show(15);
    loop.setAwake(false);
    expect(frames.show(20)).toBe(false);
    loop.setAwake(true);
    frames.show(3_600_000);
    expect(step).toHaveBeenCalledTimes(1);
    expect(draw).toHaveBeenLastCalledWith(0.5);
    frames.show(3_600_005);
    expect(step).toHaveBeenCalledTimes(2);
    expect(late).not.toHaveBeenCalled();
  });

  it('asks for one frame at a time, also when it is woken twice', () => {
    const { frames, draw, loop } = start();
    loop.setAwake(true);
    frames.show(0);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('asks for one frame at a time where its step puts it to sleep and wakes it', () => {
    const { frames, draw, loop } = start({
      step() {
        loop.setAwake(false);
        loop.setAwake(true);
        return undefined;
      },
    });
    frames.show(0);
    frames.show(10);
    draw.mockClear();
    frames.show(20);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('makes up for a tenth of a second at most, and says what it left out', () => {
    const { frames, step, late } = start({ stepsPerSecond: 120 });
    frames.show(0);
    frames.show(1_000);
    expect(step).toHaveBeenCalledTimes(12);
    expect(late).toHaveBeenCalledExactlyOnceWith(900);
    frames.show(1_010);
    expect(step).toHaveBeenCalledTimes(13);
    expect(late).toHaveBeenCalledTimes(1);
  });

  it('makes a step at least, however long its steps are', () => {
    const { frames, step } = start({ stepsPerSecond: 2 });
    frames.show(0);
    frames.show(600);
    expect(step).toHaveBeenCalledTimes(1);
  });

  it('ends when a step says so: it is drawn as it is then, and asks for no frame', () => {
    const step = vi.fn(() => step.mock.calls.length < 3);
    const { frames, draw } = start({ step, stepsPerSecond: 100 });
    frames.show(0);
    frames.show(90);
    expect(step).toHaveBeenCalledTimes(3);
    expect(draw).toHaveBeenLastCalledWith(1);
    expect(frames.show(100)).toBe(false);
  });

  it('is drawn once more when it is woken after its end', () => {
    const step = vi.fn(() => false);
    const { frames, draw, loop } = start({ step });
    frames.show(0);
    frames.show(50);
    loop.setAwake(false);
    loop.setAwake(true);
    draw.mockClear();
    frames.show(100);
    expect(draw.mock.calls).toEqual([[1]]);
    expect(step).toHaveBeenCalledTimes(1);
    expect(frames.show(110)).toBe(false);
  });

  it('is drawn at once when its picture was lost, asleep too', () => {
    const { frames, draw, step, loop } = start({ stepsPerSecond: 100 });
    frames.show(0);
    frames.show(5);
    loop.setAwake(false);
    draw.mockClear();
    loop.redraw();
    expect(draw.mock.calls).toEqual([[0.5]]);
    expect(step).not.toHaveBeenCalled();
  });

  it('is neither stepped nor drawn once it is stopped, by its own step too', () => {
    const step = vi.fn<Play['step']>(() => {
      loop.stop();
    });
    const { frames, draw, loop } = start({ step });
    frames.show(0);
    draw.mockClear();
    frames.show(50);
    expect(step).toHaveBeenCalledTimes(1);
    loop.redraw();
    loop.setAwake(true);
    expect(draw).not.toHaveBeenCalled();
    expect(frames.show(60)).toBe(false);
  });

  const fault = new Error('divided by the moon');
  const breaks = (): never => {
    throw fault;
  };
  it.each([
    ['a step', { step: breaks }],
    ['a drawing', { draw: breaks }],
    ['what hears of the time that was left out', { late: breaks }],
  ])('is stopped by a fault of %s, and tells of it once', (_what, changes) => {
    const { frames, onFault, loop } = start(changes);
    for (let at = 0; at < 1_000; at += 200) frames.show(at);
    loop.redraw();
    expect(onFault).toHaveBeenCalledExactlyOnceWith(fault);
    expect(frames.show(1_000)).toBe(false);
  });
});
