// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { prepareWidgets } from '../../../testing/fakeStage.ts';
import { key, pointer } from '../../../testing/input.ts';
import { pan } from './panning.ts';

/** A picture with its corner at (-100, -50), in an element on which a logical pixel is two wide. */
function open() {
  const element = document.createElement('div');
  document.body.append(element);
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 800, 600));
  const capture = vi.spyOn(element, 'setPointerCapture');
  const [moveTo, dragged, doubleTap] = [vi.fn(), vi.fn(), vi.fn()];
  const corner = () => ({ x: -100, y: -50 });
  const end = pan(element, { cssPerPixel: () => 2, corner, moveTo, dragged, doubleTap });
  const at = (type: string, x: number, y: number, init: PointerEventInit = {}, on: EventTarget = element) =>
    pointer(on, type, { clientX: 10 + 2 * x, clientY: 20 + 2 * y, ...init });
  return {
    element,
    capture,
    moveTo,
    dragged,
    doubleTap,
    end,
    down: (x: number, y: number, init?: PointerEventInit) => at('pointerdown', x, y, init),
    move: (x: number, y: number, init?: PointerEventInit) => at('pointermove', x, y, init),
    up: (x: number, y: number, init?: PointerEventInit) => at('pointerup', x, y, init),
    at,
    tap(x: number, y: number, on?: EventTarget) {
      at('pointerdown', x, y, {}, on);
      at('pointerup', x, y, {}, on);
    },
  };
}

/** The time of the events to come, in milliseconds. */
let now = 0;
beforeEach(async () => {
  await prepareWidgets();
  now = 1_000;
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => now);
});

describe('a drag', () => {
  it('begins at five pixels, and takes the pointer from the button under it only then', () => {
    const { down, move, moveTo, capture } = open();
    down(50, 60);
    move(54, 60);
    expect([moveTo.mock.calls, capture.mock.calls]).toEqual([[], []]);
    move(55, 60);
    expect([moveTo.mock.calls, capture.mock.calls]).toEqual([[[{ x: -95, y: -50 }]], [[1]]]);
    move(51, 63);
    expect(moveTo).toHaveBeenLastCalledWith({ x: -99, y: -47 });
    expect(capture).toHaveBeenCalledOnce();
  });

  it('presses no button under it, also where a browser clicks one; the press after it does, and the keyboard', () => {
    const { element, down, move, up } = open();
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

  it.each(['pointerup', 'pointercancel', 'lostpointercapture'])('is over at %s', (type) => {
    const { down, move, at, moveTo, dragged } = open();
    down(50, 60);
    expect(dragged).not.toHaveBeenCalled();
    move(60, 60);
    expect(dragged.mock.calls).toEqual([[true]]);
    at(type, 60, 60);
    move(90, 60);
    expect(moveTo).toHaveBeenCalledOnce();
    expect(dragged.mock.calls).toEqual([[true], [false]]);
  });

  it('is not begun by another button of the mouse, by a second finger, or by a pointer that passes', () => {
    const { down, move, moveTo } = open();
    move(90, 60);
    down(50, 60, { button: 2 });
    move(90, 60);
    down(50, 60, { isPrimary: false });
    move(90, 60);
    expect(moveTo).not.toHaveBeenCalled();
  });

  it('neither moves nor ends by a second finger', () => {
    const { down, move, up, moveTo } = open();
    down(50, 60);
    down(200, 60, { pointerId: 2, isPrimary: false });
    move(300, 60, { pointerId: 2, isPrimary: false });
    up(300, 60, { pointerId: 2, isPrimary: false });
    expect(moveTo).not.toHaveBeenCalled();
    move(60, 60);
    expect(moveTo.mock.calls).toEqual([[{ x: -90, y: -50 }]]);
  });
});

describe('a double tap', () => {
  it('is two taps that are close in time and on the screen; a third begins anew', () => {
    const { tap, doubleTap } = open();
    tap(50, 60);
    now += 349;
    tap(60, 70);
    expect(doubleTap.mock.calls).toEqual([[{ x: 60, y: 70 }]]);
    tap(60, 70);
    expect(doubleTap).toHaveBeenCalledOnce();
    tap(60, 70);
    expect(doubleTap).toHaveBeenCalledTimes(2);
  });

  it('is not two taps that are apart, in time or on the screen', () => {
    const { tap, doubleTap } = open();
    tap(50, 60);
    now += 350;
    tap(50, 60);
    tap(74, 60);
    tap(74, 84);
    expect(doubleTap).not.toHaveBeenCalled();
  });

  it('is no tap on a button, no drag, and none that the browser takes away', () => {
    const { element, tap, down, move, up, at, doubleTap } = open();
    const button = element.appendChild(document.createElement('button'));
    tap(50, 60);
    tap(50, 60, button);
    down(44, 60);
    move(50, 60);
    up(50, 60);
    down(50, 60);
    at('pointercancel', 50, 60);
    expect(doubleTap).not.toHaveBeenCalled();
    tap(50, 60);
    expect(doubleTap).toHaveBeenCalledOnce();
  });
});

describe('the arrow keys', () => {
  it.each([
    ['ArrowLeft', { x: -76, y: -50 }],
    ['ArrowRight', { x: -124, y: -50 }],
    ['ArrowUp', { x: -100, y: -26 }],
    ['ArrowDown', { x: -100, y: -74 }],
  ])('move the picture by a step: %s', (name, corner) => {
    const { element, moveTo } = open();
    expect(key(element, name).defaultPrevented).toBe(true);
    expect(moveTo.mock.calls).toEqual([[corner]]);
  });

  it.each(['ctrlKey', 'altKey', 'metaKey'])('are left to the browser and the desktop with %s', (held) => {
    const { element, moveTo } = open();
    expect(key(element, 'ArrowLeft', { [held]: true }).defaultPrevented).toBe(false);
    expect(moveTo).not.toHaveBeenCalled();
  });

  it('are the only keys that move it', () => {
    const { element, moveTo } = open();
    expect(key(element, 'Enter').defaultPrevented).toBe(false);
    expect(moveTo).not.toHaveBeenCalled();
  });
});

it('hears nothing any more once it has ended, not even the rest of a double tap', () => {
  const { element, tap, down, up, move, end, moveTo, doubleTap } = open();
  tap(50, 60);
  down(50, 60);
  end();
  up(50, 60);
  down(50, 60);
  move(90, 60);
  key(element, 'ArrowLeft');
  expect([moveTo.mock.calls, doubleTap.mock.calls]).toEqual([[], []]);
});
