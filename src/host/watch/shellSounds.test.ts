import { createActor } from 'xstate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PATCHES } from '../../engine/audio/patches.ts';
import { desktopMachine, type DesktopActor } from '../../os/desktop/desktopMachine.ts';
import { aWindow } from '../../testing/apps.ts';
import { soundsOfMachines, lastOfTurn } from './shellSounds.ts';

describe('what is heard of the shell', () => {
  let desktop: DesktopActor;
  const play = vi.fn();
  const menu = { target: { kind: 'desktop' }, at: { x: 1, y: 2 } } as const;
  /** What is heard of one gesture. */
  function heard(gesture: () => void): unknown {
    play.mockClear();
    gesture();
    vi.runAllTimers();
    expect(play.mock.calls.length).toBeLessThanOrEqual(1);
    return play.mock.calls[0]?.[0] ?? null;
  }
  const send = (event: Parameters<DesktopActor['send']>[0]) => heard(() => desktop.send(event));

  beforeEach(() => {
    vi.useFakeTimers();
    desktop = createActor(desktopMachine, {
      input: { area: { width: 1280, height: 772, compact: false } },
      inspect: soundsOfMachines(lastOfTurn(play)),
    }).start();
  });

  it('menus open and close, and closing none is silent', () => {
    expect(send({ type: 'user.start' })).toBe('menu');
    expect(send({ type: 'user.start' })).toBe('menuClose');
    expect(send({ type: 'user.menu', menu })).toBe('menu');
    expect(send({ type: 'user.dismiss' })).toBe('menuClose');
    expect(send({ type: 'user.dismiss' })).toBeNull();
  });

  it('a button of the taskbar restores, raises and minimizes its window, each with its own sound', () => {
    for (const id of ['help', 'wallet']) desktop.send({ type: 'system.open', spec: aWindow(id) });
    expect(send({ type: 'user.task', id: 'help' })).toBe('select');
    expect(send({ type: 'user.task', id: 'help' })).toBe('minimize');
    expect(send({ type: 'user.task', id: 'help' })).toBe('restore');
  });

  it('the switcher sounds when it brings a minimized window back', () => {
    for (const id of ['help', 'wallet']) desktop.send({ type: 'system.open', spec: aWindow(id) });
    desktop.send({ type: 'user.switch', step: 1 });
    expect(send({ type: 'user.switched' })).toBeNull();
    desktop.send({ type: 'user.minimize', id: 'wallet' });
    desktop.send({ type: 'user.switch', step: 1 });
    expect(send({ type: 'user.switched' })).toBe('restore');
  });

  it('windows that are dragged, or arranged by a menu, drop', () => {
    for (const id of ['help', 'wallet']) desktop.send({ type: 'system.open', spec: aWindow(id) });
    expect(send({ type: 'user.arrange', how: 'cascade' })).toBe('drop');
  });

  it('an icon is selected once, and windows of last time come back in silence', () => {
    expect(send({ type: 'user.selectIcons', ids: ['help'] })).toBe('select');
    expect(send({ type: 'user.selectIcons', ids: ['help'] })).toBeNull();
    expect(send({ type: 'user.selectIcons', ids: [] })).toBeNull();
    expect(send({ type: 'system.open', spec: aWindow('help') })).toBeNull();
  });

  it('the last that one turn asks for is what is heard of it', () => {
    const sound = lastOfTurn(play);
    expect(heard(() => (['click', 'menuSelect', 'open'] as const).forEach((patch) => sound(patch)))).toBe(
      'open',
    );
    expect(heard(() => sound('close'))).toBe('close');
  });

  it('what a scene composed itself is played at once', () => {
    const sound = lastOfTurn(play);
    play.mockClear();
    sound(PATCHES.knock);
    expect(play).toHaveBeenCalledTimes(1);
  });
});
