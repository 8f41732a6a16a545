// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { refuseStrayDrops } from './strayDrops.ts';

/** Drags or drops something of this kind there; answers whether the browser would still do what it does by itself. */
function drag(name: 'dragover' | 'drop', kind: string, target: Element | null) {
  const dataTransfer = { types: [kind], dropEffect: 'copy' };
  const event = Object.assign(new Event(name, { bubbles: true, cancelable: true }), { dataTransfer });
  target?.dispatchEvent(event);
  return { leftToBrowser: !event.defaultPrevented, effect: dataTransfer.dropEffect };
}

describe('what is dropped on the page', () => {
  beforeAll(() => refuseStrayDrops(window));
  afterEach(() => (document.body.innerHTML = ''));

  it.each(['dragover', 'drop'] as const)('opens nothing in its place where nothing takes it (%s)', (name) => {
    for (const kind of ['Files', 'text/uri-list']) {
      expect(drag(name, kind, document.body)).toEqual({ leftToBrowser: false, effect: 'none' });
    }
  });

  it('goes where something takes it', () => {
    const taker = document.body.appendChild(document.createElement('div'));
    taker.addEventListener('dragover', (event) => event.preventDefault());
    expect(drag('dragover', 'Files', taker).effect).toBe('copy');
  });

  it('goes into a field where it is a text, and not where it is a file', () => {
    document.body.innerHTML = '<input>';
    expect(drag('drop', 'text/plain', document.querySelector('input')).leftToBrowser).toBe(true);
    expect(drag('drop', 'Files', document.querySelector('input')).leftToBrowser).toBe(false);
  });
});
