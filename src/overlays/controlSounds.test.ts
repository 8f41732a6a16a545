import { beforeEach, describe, expect, it, vi } from 'vitest';
import { playControlSounds } from './controlSounds.ts';

describe('playControlSounds', () => {
  const sound = vi.fn();
  let body: HTMLElement;
  const find = (selector: string): HTMLElement => {
    const found = body.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`the body has no ${selector}`);
    return found;
  };

  beforeEach(() => {
    sound.mockClear();
    body = document.createElement('div');
    body.innerHTML = `
      <button role="tab"><span>House</span></button><button id="ok"><span>OK</span></button>
      <button id="off" disabled>Off</button><input type="checkbox"><input type="range"><input id="name"><p>Text</p>`;
    playControlSounds(body, sound);
  });

  it.each([
    ['a button', '#ok > span', 'click', 'click'],
    ['a tab, which is a button too', '[role=tab] > span', 'click', 'tab'],
    ['a check box', '[type=checkbox]', 'change', 'check'],
    ['a slider, at each step', '[type=range]', 'input', 'tick'],
  ])('hears %s', (_name, selector, event, patch) => {
    find(selector).dispatchEvent(new Event(event, { bubbles: true }));
    expect(sound.mock.calls).toEqual([[patch]]);
  });

  it('hears tabs that the arrow keys walk along, and no other key', () => {
    for (const key of ['ArrowRight', 'Tab', 'a']) {
      find('[role=tab]').dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key }));
    }
    expect(sound.mock.calls).toEqual([['tab']]);
  });

  it('hears nothing of text, of typing, or of a button that is off', () => {
    find('p').click();
    find('#off').click();
    find('#name').dispatchEvent(new Event('input', { bubbles: true }));
    find('#name').dispatchEvent(new Event('change', { bubbles: true }));
    expect(sound).not.toHaveBeenCalled();
  });

  it('is heard before what an app plays in answer, which therefore counts', () => {
    find('#ok').addEventListener('click', () => void sound('coin'));
    find('#ok').click();
    expect(sound.mock.calls).toEqual([['click'], ['coin']]);
  });
});
