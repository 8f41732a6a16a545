import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppManifest } from '../kernel/app.ts';
import { anApp } from '../testing/apps.ts';
import { watchShortcuts } from './shortcuts.ts';

/** What a keydown event says of itself; the rest of it is not looked at. */
interface Press {
  readonly key: string;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly altKey?: boolean;
  readonly shiftKey?: boolean;
  readonly repeat?: boolean;
}

describe('watchShortcuts', () => {
  const panel = anApp('gum-panel', { shortcut: 'g' });
  const toggle = vi.fn<(app: AppManifest) => void>();
  let target: EventTarget;

  /** Answers whether the browser's own meaning was prevented. */
  function press(keys: Press): boolean {
    const event = Object.assign(new Event('keydown', { cancelable: true }), keys);
    target.dispatchEvent(event);
    return event.defaultPrevented;
  }

  beforeEach(() => {
    toggle.mockClear();
    target = new EventTarget();
    watchShortcuts([anApp('help'), panel], toggle, target);
  });

  it.each([
    ['Ctrl', { key: 'g', ctrlKey: true }],
    ['Cmd', { key: 'g', metaKey: true }],
    ['Ctrl under Caps Lock', { key: 'G', ctrlKey: true }],
  ])('toggles the app with %s, and the browser does nothing of its own', (_name, keys) => {
    expect(press(keys)).toBe(true);
    expect(toggle.mock.calls).toEqual([[panel]]);
  });

  it.each([
    ['the letter alone', { key: 'g' }],
    ['Ctrl+Shift', { key: 'G', ctrlKey: true, shiftKey: true }],
    ['Ctrl+Alt, which types on some keyboards', { key: 'g', ctrlKey: true, altKey: true }],
    ['a key that is no app’s', { key: 'h', ctrlKey: true }],
  ])('leaves %s to the browser', (_name, keys) => {
    expect(press(keys)).toBe(false);
    expect(toggle).not.toHaveBeenCalled();
  });

  it('toggles once while the keys are held down, and the browser does not step in', () => {
    press({ key: 'g', ctrlKey: true });
    expect(press({ key: 'g', ctrlKey: true, repeat: true })).toBe(true);
    expect(toggle).toHaveBeenCalledTimes(1);
  });
});
