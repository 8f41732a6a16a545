import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createInput, ONE_BUTTON } from './input.ts';

let element = document.createElement('div');
let life = new AbortController();
beforeEach(() => {
  life.abort();
  life = new AbortController();
  element = document.createElement('div');
  document.body.replaceChildren(element);
});
const listen = (onPress = vi.fn(), onPause = vi.fn()) => ({
  input: createInput(element, life.signal, onPress, onPause, ONE_BUTTON, () => []),
  onPress,
  onPause,
});
const pointer = (type: string, pointerId = 1, button = 0): Event =>
  Object.assign(new MouseEvent(type, { button, bubbles: true }), { pointerId });
const key = (type: string, code: string, more: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent(type, { code, bubbles: true, cancelable: true, ...more });

describe('what a player holds', () => {
  it('is held by any of the four keys, and by a pointer until it is lifted anywhere (GAME-2)', () => {
    const { input } = listen();
    for (const code of ['Space', 'ArrowUp', 'KeyW', 'Enter']) {
      element.dispatchEvent(key('keydown', code));
      expect(input.take()).toBe(1);
      window.dispatchEvent(key('keyup', code));
      expect(input.take()).toBe(0);
    }
    element.dispatchEvent(pointer('pointerdown'));
    expect([input.take(), input.take()]).toEqual([1, 1]);
    document.body.dispatchEvent(pointer('pointerup'));
    expect(input.take()).toBe(0);
  });

  it('counts for a step although it was let go within one', () => {
    const { input } = listen();
    element.dispatchEvent(pointer('pointerdown'));
    window.dispatchEvent(pointer('pointerup'));
    expect([input.take(), input.take()]).toEqual([1, 0]);
  });

  it('is forgotten where it was for something else', () => {
    const { input } = listen();
    element.dispatchEvent(pointer('pointerdown'));
    window.dispatchEvent(pointer('pointerup'));
    input.forget();
    expect(input.take()).toBe(0);
  });

  it('is told at once, and once for a key that repeats', () => {
    const { onPress } = listen();
    element.dispatchEvent(key('keydown', 'Space'));
    element.dispatchEvent(key('keydown', 'Space', { repeat: true }));
    expect(onPress).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('is not changed by P and Escape, which pause, once however long they are held', () => {
    const { input, onPress, onPause } = listen();
    for (const code of ['KeyP', 'Escape']) element.dispatchEvent(key('keydown', code));
    element.dispatchEvent(key('keydown', 'KeyP', { repeat: true }));
    element.dispatchEvent(key('keydown', 'KeyP', { ctrlKey: true }));
    expect([onPause.mock.calls.length, onPress.mock.calls.length, input.take()]).toEqual([2, 0, 0]);
  });

  it('leaves other keys, other mouse buttons and shortcuts to the desktop', () => {
    const { input, onPress } = listen();
    const other = key('keydown', 'Tab');
    element.dispatchEvent(other);
    element.dispatchEvent(key('keydown', 'KeyW', { ctrlKey: true }));
    element.dispatchEvent(pointer('pointerdown', 1, 2));
    expect([input.take(), other.defaultPrevented, onPress.mock.calls.length]).toEqual([0, false, 0]);
  });

  it('is let go when the page loses the keyboard', () => {
    const { input } = listen();
    element.dispatchEvent(key('keydown', 'Space'));
    input.take();
    window.dispatchEvent(new Event('blur'));
    expect(input.take()).toBe(0);
  });

  it('is read from a gamepad once a frame (GAME-2)', () => {
    const buttons = [{ pressed: false }];
    const input = createInput(element, life.signal, vi.fn(), vi.fn(), ONE_BUTTON, () => [null, { buttons }]);
    const held = [false, true, true, false].map((pressed) => {
      buttons[0] = { pressed };
      input.poll();
      return input.take();
    });
    expect(held).toEqual([0, 1, 1, 0]);
  });
});
