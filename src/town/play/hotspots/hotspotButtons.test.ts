// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { pointer } from '../../../testing/input.ts';
import { hotspotButtons } from './hotspotButtons.ts';

function show() {
  const parent = document.createElement('div');
  document.body.append(parent);
  const events = { press: vi.fn(), light: vi.fn(), focus: vi.fn() };
  const buttons = hotspotButtons(
    parent,
    { shut: { label: 'Open it' }, open: { label: 'Shut it' }, jar: { label: 'Jar' } },
    events,
  );
  const button = (label: string) => {
    const found = parent.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`);
    if (found === null) throw new Error(`there is no ${label}`);
    return found;
  };
  const offered = () =>
    [...parent.querySelectorAll<HTMLElement>('button:not([hidden])')].map((one) => one.ariaLabel);
  return { ...events, buttons, button, offered };
}

describe('the hotspots of a place', () => {
  it('are called by another name when they have become something else', () => {
    const { buttons, offered } = show();
    buttons.rename('jar', 'Empty jar');
    expect(offered()).toEqual(['Open it', 'Shut it', 'Empty jar']);
  });

  it('can all be pressed until the scene offers some of them', () => {
    const { buttons, offered } = show();
    expect(offered()).toEqual(['Open it', 'Shut it', 'Jar']);
    buttons.offer(['open', 'jar']);
    expect(offered()).toEqual(['Shut it', 'Jar']);
  });

  it('are pressed beside their button, too, where something else lies on their middle', () => {
    const { buttons, button, press } = show();
    const rect = { x: 10, y: 10, width: 40, height: 20 };
    buttons.layout([['jar', rect, [{ x: 10, y: 50, width: 8, height: 9 }]]]);
    const [part] = button('Jar').children;
    if (!(part instanceof HTMLElement)) throw new Error('there is no part');
    expect([part.style.left, part.style.top, part.style.width, part.style.height]).toEqual([
      '0px',
      '40px',
      '8px',
      '9px',
    ]);
    part.click();
    expect(press).toHaveBeenCalledExactlyOnceWith('jar', expect.anything());
    buttons.layout([['jar', rect]]);
    expect(button('Jar').children).toHaveLength(0);
  });

  it('are not lit once they are taken away from under the pointer', () => {
    const { buttons, button, light } = show();
    pointer(button('Open it'), 'pointerenter');
    buttons.offer(['open']);
    expect(light.mock.calls.filter(([name]) => name === 'shut')).toEqual([
      ['shut', 'pointer', true],
      ['shut', 'pointer', false],
      ['shut', 'focus', false],
    ]);
  });

  it('hand the keyboard on to what takes the place of the one that had it', () => {
    const { buttons, button } = show();
    button('Open it').focus();
    buttons.offer(['open', 'jar']);
    expect(document.activeElement).toBe(button('Shut it'));
    buttons.offer(['open']);
    expect(document.activeElement).toBe(button('Shut it'));
  });

  it('leave the keyboard where it is when it is elsewhere', () => {
    const { buttons } = show();
    buttons.offer(['jar']);
    expect(document.activeElement).toBe(document.body);
  });

  it('give it to the first that can be pressed when the one that is asked for cannot', () => {
    const { buttons, button } = show();
    buttons.offer(['jar']);
    buttons.focus('shut');
    expect(document.activeElement).toBe(button('Jar'));
  });
});
