// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchShortcuts } from './shortcuts.ts';

/** What a keydown event says of itself; the rest of it is not looked at. */
interface Press {
  readonly key: string;
  readonly code?: string;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly altKey?: boolean;
  readonly shiftKey?: boolean;
  readonly repeat?: boolean;
  readonly altGraph?: boolean;
}

describe('watchShortcuts', () => {
  const gum = vi.fn();
  const time = vi.fn();
  const other = vi.fn();
  const turn = vi.fn();
  let has: boolean;
  let turned: boolean;
  const person = { available: () => has };
  let target: EventTarget;

  /** Answers whether the browser's own meaning was prevented. */
  function press({ altGraph = false, ...keys }: Press): boolean {
    const event = Object.assign(new Event('keydown', { cancelable: true }), {
      ...keys,
      getModifierState: () => altGraph,
    });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  }

  beforeEach(() => {
    vi.clearAllMocks();
    has = true;
    turned = false;
    target = new EventTarget();
    watchShortcuts(
      [
        { keys: ['Ctrl+g', 'Cmd+g'], ...person, enabled: () => true, perform: gum },
        { keys: ['Ctrl+t', 'Ctrl+Alt+T'], ...person, enabled: () => !turned, perform: time },
        { keys: ['Ctrl+t'], ...person, enabled: () => turned, perform: turn },
        { keys: ['Ctrl+Shift+`', '?', 'Ctrl+Alt+-', 'F1'], ...person, enabled: () => false, perform: other },
      ],
      target,
    );
  });

  it.each([
    ['Ctrl', { key: 'g', ctrlKey: true }],
    ['Cmd', { key: 'g', metaKey: true }],
    ['Ctrl under Caps Lock', { key: 'G', ctrlKey: true }],
  ])('does what it is for with %s, and the browser does nothing of its own', (_name, keys) => {
    expect(press(keys)).toBe(true);
    expect(gum).toHaveBeenCalledTimes(1);
    expect(time).not.toHaveBeenCalled();
  });

  it.each([
    ['Ctrl', { key: 't', ctrlKey: true }],
    ['Ctrl and Alt', { key: 't', code: 'KeyT', ctrlKey: true, altKey: true }],
    ['Ctrl and an Option that types', { key: '†', code: 'KeyT', ctrlKey: true, altKey: true }],
  ])('has several keys where it says so: with %s', (_name, keys) => {
    expect(press(keys)).toBe(true);
    expect(time).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the key above Tab, whatever it types', { key: '°', code: 'Backquote', ctrlKey: true, shiftKey: true }],
    ['a character that Shift makes', { key: '?', code: 'Slash', shiftKey: true }],
    ['a hyphen where Option makes a dash of it', { key: '–', code: 'Minus', ctrlKey: true, altKey: true }],
    [
      'a hyphen on a keyboard that has it elsewhere',
      { key: '-', code: 'Slash', ctrlKey: true, altKey: true },
    ],
    ['a key of the top row alone', { key: 'F1', code: 'F1' }],
  ])('knows %s', (_name, keys) => {
    expect(press(keys)).toBe(true);
    expect(other).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the letter alone', { key: 'g' }],
    ['Ctrl+Shift', { key: 'G', ctrlKey: true, shiftKey: true }],
    ['Ctrl+Alt where that is nobody’s', { key: 'g', code: 'KeyG', ctrlKey: true, altKey: true }],
    ['AltGr, which types', { key: 'ŧ', code: 'KeyT', ctrlKey: true, altKey: true, altGraph: true }],
    ['a key that is nobody’s', { key: 'h', ctrlKey: true }],
  ])('leaves %s to the browser', (_name, keys) => {
    expect(press(keys)).toBe(false);
    expect([gum, time].every((spy) => spy.mock.calls.length === 0)).toBe(true);
  });

  it('takes nothing from the browser for a person who does not have it', () => {
    has = false;
    expect(press({ key: 'g', ctrlKey: true })).toBe(false);
    expect(gum).not.toHaveBeenCalled();
  });

  it('performs, of two commands that share keys, the one that is enabled', () => {
    press({ key: 't', ctrlKey: true });
    turned = true;
    press({ key: 't', ctrlKey: true });
    expect([time.mock.calls.length, turn.mock.calls.length]).toEqual([1, 1]);
  });

  it('acts once while the keys are held down, and the browser does not step in', () => {
    press({ key: 'g', ctrlKey: true });
    expect(press({ key: 'g', ctrlKey: true, repeat: true })).toBe(true);
    expect(gum).toHaveBeenCalledTimes(1);
  });
});
