import { beforeEach, describe, expect, it } from 'vitest';
import { onDrag } from './drag.ts';
import { pointer } from '../../testing/input.ts';

describe('onDrag', () => {
  let element: HTMLElement;
  let log: string[];
  let allowed: boolean;
  let captured: number[];

  beforeEach(() => {
    element = document.createElement('button');
    log = [];
    captured = [];
    allowed = true;
    element.setPointerCapture = (id) => captured.push(id);
    onDrag(element, {
      cssPerPixel: () => 0.5,
      start: () => {
        log.push('start');
        return allowed;
      },
      move: (dx, dy) => log.push(`${dx},${dy}`),
      end: () => log.push('end'),
    });
  });

  it('follows a pointer from its press to its release, in logical pixels from where it started', () => {
    pointer(element, 'pointerdown', { clientX: 100, clientY: 100 });
    pointer(element, 'pointermove', { clientX: 110, clientY: 95 });
    pointer(element, 'pointermove', { clientX: 100.3, clientY: 101 });
    pointer(element, 'pointerup', { clientX: 100, clientY: 101 });
    pointer(element, 'pointermove', { clientX: 500, clientY: 500 });
    expect(log).toEqual(['start', '20,-10', '1,2', 'end']);
    expect(captured).toEqual([1]);
  });

  it.each(['pointercancel', 'lostpointercapture'])('ends once at %s, whatever comes after it', (type) => {
    pointer(element, 'pointerdown');
    pointer(element, type);
    pointer(element, 'pointerup');
    pointer(element, 'lostpointercapture');
    expect(log).toEqual(['start', 'end']);
  });

  it('starts with the main button of the first pointer only', () => {
    pointer(element, 'pointerdown', { button: 2 });
    pointer(element, 'pointerdown', { isPrimary: false });
    pointer(element, 'pointermove', { clientX: 10 });
    expect(log).toEqual([]);
  });

  it('does not start where its owner says no', () => {
    allowed = false;
    pointer(element, 'pointerdown');
    pointer(element, 'pointermove', { clientX: 10 });
    pointer(element, 'pointerup');
    expect(log).toEqual(['start']);
    expect(captured).toEqual([]);
  });

  it('hears one finger alone: a second one neither moves the window nor drops it', () => {
    pointer(element, 'pointerdown', { pointerId: 4, clientX: 10 });
    pointer(element, 'pointerdown', { pointerId: 5, isPrimary: false, clientX: 300 });
    pointer(element, 'pointermove', { pointerId: 5, isPrimary: false, clientX: 340 });
    pointer(element, 'pointerup', { pointerId: 5, isPrimary: false });
    pointer(element, 'pointermove', { pointerId: 4, clientX: 12 });
    pointer(element, 'pointerup', { pointerId: 4 });
    expect(log).toEqual(['start', '4,0', 'end']);
  });

  it('moves nothing while a press slips less than its slack, and then all the way', () => {
    const other = document.createElement('button');
    other.setPointerCapture = () => undefined;
    onDrag(other, {
      cssPerPixel: () => 1,
      slack: 4,
      start: () => true,
      move: (dx, dy) => log.push(`${dx},${dy}`),
      end: () => log.push('end'),
    });
    pointer(other, 'pointerdown');
    for (const clientX of [3, 4, 1]) pointer(other, 'pointermove', { clientX });
    pointer(other, 'pointerup');
    expect(log).toEqual(['4,0', '1,0', 'end']);
  });

  it('can be dragged a second time', () => {
    for (const from of [0, 50]) {
      pointer(element, 'pointerdown', { clientX: from });
      pointer(element, 'pointermove', { clientX: from + 1 });
      pointer(element, 'pointerup');
    }
    expect(log).toEqual(['start', '2,0', 'end', 'start', '2,0', 'end']);
  });
});
