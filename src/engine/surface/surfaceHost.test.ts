import { beforeEach, describe, expect, it, vi } from 'vitest';
import { store } from '../../kernel/store.ts';
import { fakeFrames } from '../../testing/fakeFrames.ts';
import { fakeStage, WIDE_DISPLAY } from '../../testing/fakeStage.ts';
import { STILL } from './still.ts';
import { createSurfaceHost } from './surfaceHost.ts';

const loseContext = vi.fn();
const WEBGL = { getExtension: () => ({ loseContext }) };
/** What a canvas answers that already has a context of this kind. */
const contextsOf = (kind: '2d' | 'webgl2') => (asked: string) =>
  asked === kind ? (kind === '2d' ? {} : WEBGL) : null;

function open(kind: '2d' | 'webgl2' = '2d') {
  const stage = fakeStage();
  const window = document.createElement('section');
  window.setAttribute('role', 'dialog');
  window.setAttribute('aria-label', 'Flappy Flunk');
  const element = document.createElement('div');
  window.append(element);
  document.body.append(window);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    // Of a context, a surface asks for no more than this.
    contextsOf(kind) as unknown as HTMLCanvasElement['getContext'],
  );
  const size = store({ width: 500, height: 661 });
  const visible = store(true);
  const fail = vi.fn();
  const frames = fakeFrames();
  const { host, destroy } = createSurfaceHost({ stage, size }, element, { visible, fail }, frames);
  return { stage, element, size, visible, fail, frames, host, destroy };
}

/** Plays something that never ends; answers how often it was stepped and drawn. */
function play({ host }: Pick<ReturnType<typeof open>, 'host'>) {
  const [step, draw] = [vi.fn(() => undefined), vi.fn()];
  const end = host.play({ stepsPerSecond: 100, step, draw });
  return { step, draw, end };
}

beforeEach(() => void loseContext.mockClear());

describe('a surface', () => {
  it('has a canvas of its own that fills the body, pixel by pixel of the desktop', () => {
    const { element, host, size } = open();
    expect(host.canvas.parentElement).toBe(element);
    expect([host.canvas.width, host.canvas.height]).toEqual([500, 661]);
    expect(host.size.get()).toEqual({ width: 500, height: 661 });
    size.set({ width: 300, height: 200 });
    expect([host.canvas.width, host.canvas.height, host.canvas.style.width]).toEqual([300, 200, '300px']);
    expect(host.size.get()).toEqual({ width: 300, height: 200 });
  });

  it("may have the screen's own pixels, also when these change", () => {
    const { host, stage } = open();
    host.setPixels('device');
    expect(host.canvas.width).toBe(500);
    vi.stubGlobal('devicePixelRatio', 2);
    stage.display.set({ ...WIDE_DISPLAY, cssPerPixel: 1.5 });
    expect([host.canvas.width, host.canvas.style.width]).toEqual([1500, '500px']);
  });

  it('may have so many pixels as its game has, which are never blurred unless they do not fit', () => {
    const { host, size } = open();
    host.setPixels({ width: 240, height: 320 });
    expect([host.canvas.width, host.canvas.style.width, host.canvas.style.left]).toEqual([
      240,
      '480px',
      '10px',
    ]);
    expect(host.canvas.classList.contains('smooth')).toBe(false);
    size.set({ width: 120, height: 661 });
    expect(host.canvas.classList.contains('smooth')).toBe(true);
  });

  it('says where on its canvas a pointer is', () => {
    const { host } = open();
    host.setPixels({ width: 240, height: 320 });
    vi.spyOn(host.canvas, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 480, 640));
    expect(host.pointAt({ clientX: 340, clientY: 370 })).toEqual({ x: 120, y: 160 });
    expect(host.pointAt({ clientX: 98, clientY: 50 })).toEqual({ x: -1, y: 0 });
  });

  it('asks for the keyboard, under the name of its window', () => {
    const { element } = open();
    expect(element.matches('[data-autofocus][role=application][aria-label="Flappy Flunk"]')).toBe(true);
    element.focus();
    expect(document.activeElement).toBe(element);
  });

  it('has random numbers that follow from a seed', () => {
    const { host } = open();
    expect(host.random('today').bits()).toBe(host.random('today').bits());
    expect(host.random('today').bits()).not.toBe(host.random('tomorrow').bits());
  });

  it('draws no frame of the desktop while it plays', () => {
    const opened = open();
    while (opened.stage.nextFrame());
    const before = opened.stage.count();
    const { draw } = play(opened);
    for (let at = 0; at < 100; at += 10) opened.frames.show(at);
    expect(draw).toHaveBeenCalledTimes(10);
    expect(opened.stage.nextFrame()).toBe(false);
    expect(opened.stage.count()).toBe(before);
  });

  it('rests while nothing of it is seen', () => {
    const opened = open();
    const { frames, visible } = opened;
    const { step } = play(opened);
    frames.show(0);
    frames.show(50);
    visible.set(false);
    expect(frames.show(100)).toBe(false);
    visible.set(true);
    frames.show(10_000);
    frames.show(10_010);
    expect(step).toHaveBeenCalledTimes(6);
  });

  it('draws once more for the task in which its picture is read, also when it is at rest (CAPTURE-1)', () => {
    const opened = open();
    const { draw, step } = play(opened);
    opened.frames.show(0);
    opened.visible.set(false);
    opened.host.canvas.dispatchEvent(new Event(STILL));
    expect(draw).toHaveBeenCalledTimes(2);
    expect(step).not.toHaveBeenCalled();
  });

  it('begins at rest where it is not seen yet', () => {
    const opened = open();
    opened.visible.set(false);
    play(opened);
    expect(opened.frames.show(0)).toBe(false);
  });

  it('plays one thing at a time', () => {
    const opened = open();
    const first = play(opened);
    const second = play(opened);
    opened.frames.show(0);
    expect(first.draw).not.toHaveBeenCalled();
    expect(second.draw).toHaveBeenCalledTimes(1);
    first.end();
    expect(opened.frames.show(10)).toBe(true);
    second.end();
    expect(opened.frames.show(20)).toBe(false);
  });

  it('is drawn again in the same moment when its canvas was given another size, and not otherwise', () => {
    const opened = open();
    const { draw } = play(opened);
    opened.frames.show(0);
    draw.mockClear();
    opened.size.set({ width: 400, height: 661 });
    expect(draw).toHaveBeenCalledTimes(1);
    opened.size.set({ width: 400, height: 300 });
    expect(draw).toHaveBeenCalledTimes(2);
    opened.stage.display.set({ ...WIDE_DISPLAY, thumb: 1 });
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('breaks its window when a step throws', () => {
    const { host, frames, fail } = open();
    const fault = new Error('no such pipe');
    host.play({
      step: () => {
        throw fault;
      },
      draw: () => undefined,
    });
    frames.show(0);
    frames.show(50);
    expect(fail).toHaveBeenCalledExactlyOnceWith(fault);
  });

  describe('from which the browser takes what draws', () => {
    beforeEach(() => void vi.useFakeTimers());
    const happens = (canvas: HTMLCanvasElement, type: string): Event => {
      const event = new Event(type, { cancelable: true });
      canvas.dispatchEvent(event);
      return event;
    };

    it.each([
      ['webglcontextlost', 'webglcontextrestored'],
      ['contextlost', 'contextrestored'],
    ])('rests from %s on, and goes on when it has it again', (lost, restored) => {
      const opened = open();
      const { step } = play(opened);
      opened.frames.show(0);
      happens(opened.host.canvas, lost);
      happens(opened.host.canvas, lost);
      expect(opened.frames.show(1_000)).toBe(false);
      happens(opened.host.canvas, restored);
      opened.frames.show(2_000);
      opened.frames.show(2_020);
      expect(step).toHaveBeenCalledTimes(2);
      vi.advanceTimersByTime(60_000);
      expect(opened.fail).not.toHaveBeenCalled();
    });

    it('asks for it back in the way of each kind', () => {
      const { host } = open();
      expect(happens(host.canvas, 'webglcontextlost').defaultPrevented).toBe(true);
      expect(happens(host.canvas, 'contextlost').defaultPrevented).toBe(false);
    });

    it('says after a while that it does not come back', () => {
      const { host, fail } = open();
      happens(host.canvas, 'webglcontextlost');
      vi.advanceTimersByTime(4_999);
      expect(fail).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(fail).toHaveBeenCalledTimes(1);
    });

    it('breaks nothing where its loss is heard', () => {
      const { host, fail } = open();
      const hear = vi.fn();
      host.whenLost(hear);
      happens(host.canvas, 'webglcontextlost');
      vi.advanceTimersByTime(60_000);
      expect(hear).toHaveBeenCalledTimes(1);
      expect(fail).not.toHaveBeenCalled();
    });
  });

  describe('that is taken away', () => {
    it.each([
      ['2d', 0],
      ['webgl2', 1],
    ] as const)('gives back its canvas and a context of %s', (kind, lost) => {
      const { host, element, destroy } = open(kind);
      destroy();
      expect(element.childElementCount).toBe(0);
      expect([host.canvas.width, host.canvas.height]).toEqual([0, 0]);
      expect(loseContext).toHaveBeenCalledTimes(lost);
    });

    it('plays no more, and begins nothing', () => {
      const opened = open();
      play(opened);
      opened.frames.show(0);
      opened.destroy();
      expect(opened.frames.show(10)).toBe(false);
      play(opened);
      expect(opened.frames.show(20)).toBe(false);
    });

    it('hears of nothing any more', () => {
      vi.useFakeTimers();
      const opened = open();
      const { draw } = play(opened);
      opened.frames.show(0);
      opened.host.canvas.dispatchEvent(new Event('webglcontextlost'));
      opened.destroy();
      draw.mockClear();
      opened.size.set({ width: 9, height: 9 });
      opened.stage.display.set({ ...WIDE_DISPLAY, cssPerPixel: 2 });
      opened.visible.set(false);
      opened.visible.set(true);
      opened.host.canvas.dispatchEvent(new Event('webglcontextrestored'));
      vi.advanceTimersByTime(60_000);
      expect(opened.frames.show(20)).toBe(false);
      expect(draw).not.toHaveBeenCalled();
      expect(opened.host.canvas.width).toBe(0);
      expect(opened.fail).not.toHaveBeenCalled();
    });
  });
});
