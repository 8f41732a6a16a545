import { beforeEach, describe, expect, it } from 'vitest';
import { pointer } from '../../testing/input.ts';
import { layOver, mirrorButton, mirrorElement, type ButtonMirror } from './elements.ts';

describe('mirrorElement', () => {
  it('has the role, the name and the class that it is given, and no empty attributes else', () => {
    const named = mirrorElement('section', { role: 'dialog', label: 'My Locker', className: 'window' });
    expect(named.outerHTML).toBe('<section aria-label="My Locker" role="dialog" class="window"></section>');
    expect(mirrorElement('div').outerHTML).toBe('<div></div>');
  });

  it('lies over the rectangle that the canvas draws it in', () => {
    const element = mirrorElement('div');
    layOver(element, { x: 3, y: -4, width: 50, height: 60 });
    expect(element.getAttribute('style')).toBe('left: 3px; top: -4px; width: 50px; height: 60px;');
  });
});

describe('mirrorButton', () => {
  let button: ButtonMirror;
  let presses: number;
  let looks: boolean[];

  beforeEach(() => {
    presses = 0;
    looks = [];
    button = mirrorButton(
      { label: 'Close' },
      { onPress: () => presses++, onChange: () => looks.push(button.pressed()) },
    );
  });

  it('never submits a form that it may lie in', () => {
    expect(button.element.type).toBe('button');
  });

  it('is pressed by a click of the pointer or of the keyboard', () => {
    button.element.click();
    expect(presses).toBe(1);
  });

  it('looks held down from the press to the release', () => {
    pointer(button.element, 'pointerdown');
    pointer(button.element, 'pointerup');
    expect(looks).toEqual([true, false]);
  });

  it.each(['pointerleave', 'pointercancel', 'blur'])('comes up again at %s', (type) => {
    pointer(button.element, 'pointerdown');
    pointer(button.element, type);
    expect(button.pressed()).toBe(false);
  });

  it('does not go down under the other mouse button, and is drawn again only when its look changes', () => {
    pointer(button.element, 'pointerdown', { button: 2 });
    pointer(button.element, 'pointerleave');
    expect(looks).toEqual([]);
  });
});
