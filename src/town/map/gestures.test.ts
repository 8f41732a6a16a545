// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prepareWidgets } from '../../testing/fakeStage.ts';
import { pointer } from '../../testing/input.ts';
import { listenToGestures } from './gestures.ts';

/** An element at (100, 50) of a page on which a logical pixel is two wide, and what its gestures do. */
function listen() {
  const element = document.createElement('div');
  document.body.append(element);
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 800, 600));
  const capture = vi.spyOn(element, 'setPointerCapture');
  const hand = { grab: vi.fn(), moveBy: vi.fn(), zoomBy: vi.fn(), release: vi.fn() };
  const stop = listenToGestures(element, () => 2, hand);
  /** A pointer at this point of the element, in its logical pixels. */
  const at = (type: string, x: number, y: number, pointerId = 1, on: EventTarget = element) =>
    pointer(on, type, { clientX: 100 + 2 * x, clientY: 50 + 2 * y, pointerId, isPrimary: pointerId === 1 });
  return {
    element,
    capture,
    stop,
    ...hand,
    down: (x: number, y: number, id?: number, on?: EventTarget) => at('pointerdown', x, y, id, on),
    move: (x: number, y: number, id?: number) => at('pointermove', x, y, id),
    up: (x: number, y: number, id?: number) => at('pointerup', x, y, id),
    at,
    wheel(deltaY: number, init: WheelEventInit = {}) {
      const turned = new WheelEvent('wheel', {
        deltaY,
        clientX: 140,
        clientY: 110,
        cancelable: true,
        ...init,
      });
      element.dispatchEvent(turned);
      return turned;
    },
    /** How far all moves have moved it. */
    moved: () =>
      hand.moveBy.mock.calls.reduce<readonly [number, number]>(
        ([x, y], [by]: { x: number; y: number }[]) => [x + (by?.x ?? 0), y + (by?.y ?? 0)],
        [0, 0],
      ),
  };
}

/** What went wrong in a listener, which the browser tells only the window. */
const failures = vi.fn();

beforeEach(async () => {
  await prepareWidgets();
  vi.useFakeTimers();
  failures.mockClear();
  window.addEventListener('error', failures);
});
afterEach(() => {
  window.removeEventListener('error', failures);
  expect(failures).not.toHaveBeenCalled();
});

describe('a drag', () => {
  it('moves the map as far as the pointer, from the point where it was pressed (MAP-2)', () => {
    const { down, move, grab, moved } = listen();
    down(50, 60);
    expect(grab).toHaveBeenCalledOnce();
    move(58, 60);
    move(70, 45);
    expect(moved()).toEqual([20, -15]);
  });

  it('begins at five pixels, and takes the pointer from the button under it only then', () => {
    const { down, move, moveBy, capture } = listen();
    down(50, 60);
    move(54, 60);
    expect([moveBy.mock.calls, capture.mock.calls]).toEqual([[], []]);
    move(55, 60);
    expect([moveBy.mock.calls, capture.mock.calls]).toEqual([[[{ x: 5, y: 0 }]], [[1]]]);
  });

  it('presses no button under it, also where a browser clicks one; the press after it does, and the keyboard', () => {
    const { element, down, move, up } = listen();
    const clicked = vi.fn();
    const button = element.appendChild(document.createElement('button'));
    button.addEventListener('click', clicked);
    const click = (detail: number) =>
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
    down(50, 60);
    move(70, 60);
    up(70, 60);
    click(1);
    expect(clicked).not.toHaveBeenCalled();
    click(0);
    expect(clicked).toHaveBeenCalledOnce();
    down(50, 60);
    up(50, 60);
    click(1);
    expect(clicked).toHaveBeenCalledTimes(2);
  });

  it('goes on where it comes back to where it began', () => {
    const { down, move, moved } = listen();
    down(50, 60);
    move(70, 60);
    move(51, 60);
    expect(moved()).toEqual([1, 0]);
  });

  it('is let go with the pointer, and is over then', () => {
    const { down, move, up, release, moveBy } = listen();
    down(50, 60);
    move(70, 60);
    up(70, 60);
    expect(release).toHaveBeenCalledOnce();
    moveBy.mockClear();
    move(90, 60);
    down(90, 60);
    move(93, 60);
    up(93, 60);
    expect([moveBy.mock.calls, release.mock.calls.length]).toEqual([[], 1]);
  });

  it('is over as well where the browser takes the pointer away, and not where a button loses it', () => {
    const { element, down, move, at, release } = listen();
    const button = element.appendChild(document.createElement('button'));
    down(50, 60, 1, button);
    move(70, 60);
    at('lostpointercapture', 70, 60, 1, button);
    expect(release).not.toHaveBeenCalled();
    at('lostpointercapture', 70, 60);
    down(50, 60);
    move(70, 60);
    at('pointercancel', 70, 60);
    expect(release).toHaveBeenCalledTimes(2);
  });

  it('is not begun by a pointer that passes, by another button of the mouse, or by a press that stays', () => {
    const { element, down, move, up, grab, moveBy, release } = listen();
    move(50, 60);
    up(50, 60);
    pointer(element, 'pointerdown', { button: 2 });
    expect(grab).not.toHaveBeenCalled();
    down(50, 60);
    up(50, 60);
    expect([moveBy.mock.calls, release.mock.calls]).toEqual([[], []]);
  });
});

describe('two fingers', () => {
  it('zoom by how far they part, at the point between them, which they move (MAP-2)', () => {
    const { down, move, zoomBy, moved, capture } = listen();
    down(50, 60);
    down(90, 60, 2);
    expect(capture.mock.calls).toEqual([[1], [2]]);
    move(130, 60, 2);
    expect(zoomBy.mock.calls).toEqual([[2, { x: 90, y: 60 }]]);
    expect(moved()).toEqual([20, 0]);
  });

  it('zoom by nothing while they lie on one point', () => {
    const { down, move, zoomBy } = listen();
    down(50, 60);
    down(50, 60, 2);
    move(60, 60, 2);
    expect(zoomBy).not.toHaveBeenCalled();
    move(70, 60, 2);
    expect(zoomBy.mock.calls).toEqual([[2, { x: 60, y: 60 }]]);
  });

  it('let the map go when the last of them is lifted; the one that stays drags on', () => {
    const { down, move, up, release, moved } = listen();
    down(50, 60);
    down(90, 60, 2);
    up(90, 60, 2);
    expect(release).not.toHaveBeenCalled();
    move(53, 60);
    expect(moved()).toEqual([3, 0]);
    up(53, 60);
    expect(release).toHaveBeenCalledOnce();
  });

  it('are enough: a third does nothing', () => {
    const { down, move, up, grab, moveBy, release } = listen();
    down(50, 60);
    down(90, 60, 2);
    down(70, 90, 3);
    move(70, 120, 3);
    up(70, 120, 3);
    expect([grab.mock.calls.length, moveBy.mock.calls, release.mock.calls]).toEqual([2, [], []]);
  });
});

describe('the wheel', () => {
  it('zooms at the pointer, in small steps on a trackpad, and never scrolls the page (MAP-2)', () => {
    const { wheel, zoomBy } = listen();
    expect(wheel(-100).defaultPrevented).toBe(true);
    wheel(3, { deltaMode: WheelEvent.DOM_DELTA_LINE });
    wheel(-10, { ctrlKey: true });
    const at = { x: 20, y: 30 };
    expect(zoomBy.mock.calls).toEqual([
      [Math.exp(0.18), at],
      [expect.closeTo(Math.exp(-0.1782)), at],
      [expect.closeTo(Math.exp(0.108)), at],
    ]);
  });

  it('lets go of the map, without throwing it, a little after its last notch', () => {
    const { wheel, release } = listen();
    wheel(-100);
    vi.advanceTimersByTime(100);
    wheel(-100);
    vi.advanceTimersByTime(159);
    expect(release).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(release.mock.calls).toEqual([[{ x: 0, y: 0 }]]);
  });
});

it('hears nothing any more once it has ended', () => {
  const { wheel, down, move, stop, grab, moveBy, release } = listen();
  wheel(-100);
  down(50, 60);
  stop();
  vi.advanceTimersByTime(1_000);
  move(90, 60);
  wheel(-100);
  expect([grab.mock.calls.length, moveBy.mock.calls, release.mock.calls]).toEqual([2, [], []]);
});
