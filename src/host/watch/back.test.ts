import { beforeEach, describe, expect, it, vi } from 'vitest';
import { store } from '../../kernel/store.ts';
import type { Gate } from '../../services/access/access.ts';
import { aShell } from '../../testing/aShell.ts';
import { anApp, aWindow, registryOf } from '../../testing/apps.ts';
import { watchBack, type BackPage } from './back.ts';

/** A tab with one page before ours: its entries, of which ours begin at 1, and where it is. */
function aTab(state: unknown = null) {
  const target = new EventTarget();
  const entries: unknown[] = ['before', state];
  let at = 1;
  const go = (by: number): void => {
    if (by === 0 || entries[at + by] === undefined) return;
    at += by;
    if (at > 0) target.dispatchEvent(Object.assign(new Event('popstate'), { state: entries[at] }));
  };
  const page: BackPage = {
    history: {
      get state() {
        return entries[at];
      },
      pushState(next) {
        entries.splice(at + 1, Infinity, next);
        at += 1;
      },
      back: () => go(-1),
      go: (by = 0) => go(by),
    },
    // As the DOM has it: Node has the same, without the names of events.
    addEventListener: target.addEventListener.bind(target) as BackPage['addEventListener'],
  };
  return {
    page,
    entries: () => entries.length - 1,
    hasLeft: () => at === 0,
    back: () => go(-1),
    forward: () => go(1),
    press: (key?: string) =>
      target.dispatchEvent(Object.assign(new Event(key ? 'keydown' : 'click'), { key })),
  };
}

const APPS = ['gum', 'help', 'radio'] as const;

describe('a step back', () => {
  let shell: ReturnType<typeof aShell>;
  let layers: (() => void)[];
  const gate = store<Gate>('open');

  function open(tab = aTab()) {
    let tellLayers = (): void => undefined;
    watchBack({
      shell: { desktop: shell.desktop, actions: shell.actions, gate },
      page: tab.page,
      layers: () => layers,
      onLayers: (listener) => (tellLayers = listener),
    });
    return { ...tab, tellLayers: () => tellLayers() };
  }
  const windows = () => shell.desktop.getSnapshot().context.stack.map(({ id }) => id);

  beforeEach(() => {
    shell = aShell(registryOf(...APPS.map((id) => anApp(id))));
    layers = [];
    gate.set('open');
  });

  it('closes the front window, one with each step, and leaves from the empty desktop (SHELL-22)', () => {
    const tab = open();
    tab.press();
    shell.open('gum', 'help');
    tab.back();
    expect(windows()).toEqual(['gum']);
    expect(shell.actions.sound).toHaveBeenCalledWith('close');
    tab.back();
    expect([windows(), tab.hasLeft()]).toEqual([[], false]);
    tab.back();
    expect(tab.hasLeft()).toBe(true);
  });

  it('closes a menu first, then what lies over the windows, then dialogs (SHELL-22)', () => {
    const tab = open();
    tab.press();
    shell.open('gum');
    shell.desktop.send({ type: 'system.open', spec: aWindow('dialog', { dialog: true }) });
    const closed = vi.fn(() => void layers.pop());
    layers.push(closed);
    tab.tellLayers();
    shell.desktop.send({ type: 'user.start' });
    layers.push(closed);
    tab.tellLayers();
    tab.back();
    tab.back();
    expect(closed).toHaveBeenCalledTimes(2);
    expect(shell.desktop.getSnapshot().matches('menu')).toBe(true);
    tab.back();
    expect(shell.desktop.getSnapshot().matches('idle')).toBe(true);
    expect(windows()).toEqual(['gum', 'dialog']);
    tab.back();
    expect(windows()).toEqual(['gum']);
    expect(tab.hasLeft()).toBe(false);
  });

  it('has no use for windows that are minimized, nor for anything before the gate is open (SHELL-22)', () => {
    const tab = open();
    tab.press();
    shell.open('gum');
    shell.window('gum').send({ type: 'user.minimize' });
    gate.set('closed');
    tab.back();
    expect([windows(), tab.hasLeft()]).toEqual([['gum'], true]);
  });

  it('goes past the entries of windows that were closed otherwise, with one step (SHELL-22)', () => {
    const tab = open();
    tab.press();
    shell.open(...APPS);
    for (const id of APPS) shell.window(id).send({ type: 'user.close' });
    tab.back();
    expect(tab.hasLeft()).toBe(true);
  });

  it('adds an entry only where more is open than ever before, and a step forward opens nothing (SHELL-22)', () => {
    const tab = open();
    tab.press();
    for (let round = 0; round < 20; round += 1) {
      shell.open('gum', 'help');
      for (const id of ['gum', 'help']) shell.window(id).send({ type: 'user.close' });
    }
    expect(tab.entries()).toBe(3);
    shell.open('gum', 'help');
    tab.back();
    tab.forward();
    expect(windows()).toEqual(['gum']);
    tab.back();
    expect([windows(), tab.hasLeft()]).toEqual([[], false]);
  });

  it('adds entries in a gesture alone, so that browsers do not skip them: not for windows that come by themselves (SHELL-22)', () => {
    const tab = open();
    shell.open('gum', 'help');
    tab.press('Escape');
    expect(tab.entries()).toBe(1);
    tab.press('a');
    expect(tab.entries()).toBe(3);
    tab.back();
    shell.open('help', 'radio');
    expect(tab.entries()).toBe(3);
    tab.press();
    expect(tab.entries()).toBe(4);
  });

  it('counts on after a reload, beside what others keep in the entry', () => {
    const tab = open(aTab({ depth: 1, theirs: true }));
    tab.press();
    shell.open('gum', 'help');
    expect(tab.entries()).toBe(2);
    expect(tab.page.history.state).toEqual({ depth: 2, theirs: true });
  });
});
