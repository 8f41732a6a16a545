import { createActor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { aWindow } from '../../testing/apps.ts';
import { modeOf, type WindowActor } from '../windows/windowMachine.ts';
import { desktopMachine, type DesktopActor, type DesktopEvent } from './desktopMachine.ts';

const AREA = { width: 1280, height: 772, compact: false };

describe('a window that asks by a dialog', () => {
  let desktop: DesktopActor;

  const open = (...ids: readonly string[]): void =>
    ids.forEach((id) => desktop.send({ type: 'system.open', spec: aWindow(id) }));
  const context = () => desktop.getSnapshot().context;
  const stack = (): readonly string[] => context().stack.map(({ id }) => id);
  const active = (): string | null => context().active;
  function actorOf(id: string): WindowActor {
    const found = context().stack.find((window) => window.id === id);
    if (found === undefined) throw new Error(`no window ${id}`);
    return found.actor;
  }
  const mode = (id: string) => modeOf(actorOf(id).getSnapshot());
  const close = (id: string): void => actorOf(id).send({ type: 'user.close' });

  beforeEach(() => {
    desktop = createActor(desktopMachine, { input: { area: AREA } }).start();
  });

  it('gives its input to the dialog, until that is answered (SHELL-26)', () => {
    open('help', 'wallet');
    const asks = (id: string, owner: string): void =>
      desktop.send({
        type: 'system.open',
        spec: aWindow(id, { dialog: true, minimizable: false, owner }),
      });
    asks('asks', 'help');
    asks('warns', 'asks');
    const presses: readonly DesktopEvent[] = [
      { type: 'user.focus', id: 'help' },
      { type: 'user.task', id: 'help' },
      { type: 'user.menu', menu: { target: { kind: 'window', id: 'help' }, at: { x: 0, y: 0 } } },
      { type: 'system.open', spec: aWindow('help') },
    ];
    for (const press of presses) {
      desktop.send({ type: 'user.focus', id: 'wallet' });
      expect(active(), 'other windows go on').toBe('wallet');
      desktop.send(press);
      expect([active(), stack(), context().menu]).toEqual([
        'warns',
        ['wallet', 'help', 'asks', 'warns'],
        null,
      ]);
    }
    desktop.send({ type: 'user.minimize', id: 'help' });
    desktop.send({ type: 'user.minimizeAll' });
    expect([mode('help'), mode('wallet')]).toEqual(['normal', 'minimized']);
    close('warns');
    desktop.send({ type: 'user.focus', id: 'help' });
    expect(active()).toBe('asks');
    close('asks');
    expect(active()).toBe('help');
    desktop.send({ type: 'user.minimize', id: 'help' });
    expect(mode('help')).toBe('minimized');
  });

  it('has the dialog over it, though another window is in front (SHELL-26)', () => {
    open('help', 'wallet');
    const boundsOf = (id: string) => actorOf(id).getSnapshot().context.bounds;
    actorOf('help').send({
      type: 'user.bounds',
      bounds: { x: 20, y: 20, width: 300, height: 240 },
      screen: AREA,
    });
    const spec = aWindow('asks', { dialog: true, width: 200, height: 100, owner: 'help' });
    desktop.send({ type: 'system.open', spec });
    expect([boundsOf('asks').x, boundsOf('asks').y]).toEqual([70, 90]);
  });
});
