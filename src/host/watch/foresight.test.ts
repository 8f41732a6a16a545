// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStage } from '../../testing/fakeStage.ts';
import { key, pointer } from '../../testing/input.ts';
import { watchIntent } from './foresight.ts';

/** A desktop with an icon, a menu item and a button with a menu, and what it was told to prepare. */
function open() {
  const stage = fakeStage();
  const told: string[] = [];
  stage.mirror.innerHTML =
    '<button data-icon="help"><i></i></button><button data-opens="wallet"></button><button aria-haspopup="menu"></button>';
  const [icon, item, start] = stage.mirror.querySelectorAll('button');
  if (!icon || !item || !start) throw new Error('the desktop is empty');
  watchIntent(stage, {
    anything: () => told.push('anything'),
    app: (id) => told.push(id),
    menu: () => told.push('menu'),
  });
  return { icon, item, start, told };
}

describe('what the person is about to open', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('is nothing without input, and anything from the first input on, once', () => {
    const { told } = open();
    expect(told).toEqual([]);
    pointer(document.body, 'pointermove');
    key(document.body, 'a');
    expect(told).toEqual(['anything']);
  });

  it('is what a pointer rests on, and not what it passes', () => {
    const { icon, item, told } = open();
    pointer(icon, 'pointerover');
    vi.advanceTimersByTime(40);
    pointer(item, 'pointerover');
    vi.advanceTimersByTime(40);
    pointer(item.parentElement ?? item, 'pointerover');
    vi.advanceTimersByTime(100);
    expect(told).toEqual([]);
    pointer(icon.firstElementChild ?? icon, 'pointerover');
    vi.advanceTimersByTime(60);
    expect(told).toEqual(['help']);
  });

  it('is what the keyboard rests on', () => {
    const { item, told } = open();
    item.focus();
    vi.advanceTimersByTime(60);
    expect(told).toEqual(['wallet']);
  });

  it('is at once what is pressed, be it with a finger', () => {
    const { start, told } = open();
    pointer(start, 'pointerdown', { pointerType: 'touch' });
    expect(told).toEqual(['anything', 'menu']);
  });
});
