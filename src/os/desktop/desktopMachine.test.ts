import { createActor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { aWindow } from '../../testing/apps.ts';
import { modeOf, type WindowActor } from '../windows/windowMachine.ts';
import { desktopMachine, type DesktopActor } from './desktopMachine.ts';

const AREA = { width: 1280, height: 772, compact: false };

describe('the desktop', () => {
  let desktop: DesktopActor;

  const open = (...ids: readonly string[]): void =>
    ids.forEach((id) => desktop.send({ type: 'system.open', spec: aWindow(id) }));
  const context = () => desktop.getSnapshot().context;
  const stack = (): readonly string[] => context().stack.map(({ id }) => id);
  const active = (): string | null => context().active;
  const startOpen = (): boolean => context().menu?.target.kind === 'start';
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

  describe('opening', () => {
    it('puts each window above the ones before it, each with bounds of its own', () => {
      open('help', 'wallet');
      expect(stack()).toEqual(['help', 'wallet']);
      expect(active()).toBe('wallet');
      const [first, second] = ['help', 'wallet'].map((id) => actorOf(id).getSnapshot().context.bounds);
      expect(first).not.toEqual(second);
    });

    it('keeps dialogs over all windows (SHELL-5)', () => {
      open('help');
      desktop.send({ type: 'system.open', spec: aWindow('asks', { dialog: true }) });
      open('wallet');
      desktop.send({ type: 'user.focus', id: 'help' });
      expect([stack(), active()]).toEqual([['wallet', 'help', 'asks'], 'help']);
    });

    it('the same app again raises the window that there is', () => {
      open('help', 'wallet', 'help');
      expect(stack()).toEqual(['wallet', 'help']);
      expect(active()).toBe('help');
    });

    it('the same app again brings back its minimized window', () => {
      open('help', 'wallet');
      desktop.send({ type: 'user.minimize', id: 'help' });
      open('help');
      expect(mode('help')).toBe('normal');
      expect(active()).toBe('help');
    });

    it('an app with other parameters makes a window of its own', () => {
      for (const params of ['wallet', 'town', 'wallet']) {
        desktop.send({ type: 'system.open', spec: aWindow('help', { params }) });
      }
      expect(stack()).toEqual(['help:town', 'help:wallet']);
    });

    it('an app of one window at a time shows another in its place, and one more beside it where that is asked for', () => {
      const visit = (params: string, more: { beside?: true; byItself?: true; mode?: 'normal' } = {}): void =>
        desktop.send({ type: 'system.open', spec: aWindow('place', { params, oneAtATime: true }), ...more });
      const bounds = { x: 40, y: 50, width: 400, height: 300 };
      visit('arcade');
      actorOf('place:arcade').send({ type: 'user.bounds', bounds, screen: AREA });
      open('map');
      visit('school');
      expect([stack(), active()]).toEqual([['map', 'place:school'], 'place:school']);
      expect(actorOf('place:school').getSnapshot().context.bounds).toEqual(bounds);
      actorOf('place:school').send({ type: 'user.maximize' });
      visit('shed');
      expect([context().tasks, mode('place:shed')]).toEqual([['map', 'place:shed'], 'maximized']);
      // The address asks for it.
      visit('pier', { byItself: true });
      expect([context().tasks, mode('place:pier')]).toEqual([['map', 'place:pier'], 'maximized']);
      visit('shed');
      visit('lake', { beside: true });
      // Of the last visit.
      visit('farm', { mode: 'normal' });
      visit('shed');
      expect(stack()).toEqual(['map', 'place:lake', 'place:farm', 'place:shed']);
    });

    it('an app that was closed makes a new window', () => {
      open('help');
      actorOf('help').send({ type: 'system.title', title: 'changed' });
      close('help');
      open('help');
      expect(actorOf('help').getSnapshot().context.title).toBe('The help');
      close('help');
      expect(stack()).toEqual([]);
    });

    it('a window that was minimized at the last visit leaves the focus where it is', () => {
      open('wallet');
      desktop.send({ type: 'system.open', spec: aWindow('help'), mode: 'minimized' });
      expect(mode('help')).toBe('minimized');
      expect(active()).toBe('wallet');
    });

    it('a window of the last visit leaves a menu open that was opened before it came back', () => {
      desktop.send({ type: 'user.start' });
      desktop.send({ type: 'system.open', spec: aWindow('help'), mode: 'normal' });
      expect([startOpen(), active()]).toEqual([true, 'help']);
      open('wallet');
      expect(startOpen()).toBe(false);
    });

    it('a window that the address asks for leaves a menu open that was opened before it came', () => {
      desktop.send({ type: 'user.start' });
      desktop.send({ type: 'system.open', spec: aWindow('help'), byItself: true });
      expect([startOpen(), active()]).toEqual([true, 'help']);
      open('wallet');
      desktop.send({ type: 'user.start' });
      desktop.send({ type: 'system.open', spec: aWindow('help'), byItself: true });
      expect([startOpen(), active()]).toEqual([true, 'help']);
    });

    it('a window that was minimized and maximized at the last visit leaves the focus where it is, too', () => {
      open('wallet');
      desktop.send({ type: 'system.open', spec: aWindow('help'), mode: 'minimized-maximized' });
      expect(active()).toBe('wallet');
    });
  });

  describe('closing', () => {
    it('the active window activates the topmost of those that can be seen', () => {
      open('help', 'wallet', 'town', 'gum');
      desktop.send({ type: 'user.minimize', id: 'town' });
      desktop.send({ type: 'user.focus', id: 'gum' });
      close('gum');
      expect(active()).toBe('wallet');
      expect(stack()).toEqual(['help', 'wallet', 'town']);
    });

    it('another window leaves the active one active', () => {
      open('help', 'wallet');
      close('help');
      expect(active()).toBe('wallet');
    });

    it('another window takes its button from the taskbar, and leaves the icon that is chosen', () => {
      open('help', 'wallet', 'town');
      desktop.send({ type: 'user.selectIcons', ids: ['gum'] });
      close('wallet');
      expect(context().tasks).toEqual(['help', 'town']);
      expect([context().selectedIcons, active()]).toEqual([['gum'], null]);
    });

    it('the last window leaves none active, and no button in the taskbar', () => {
      open('help');
      close('help');
      expect(active()).toBeNull();
      expect(context().tasks).toEqual([]);
    });
  });

  describe('the stack', () => {
    it('changes with the focus while the taskbar keeps the order of opening', () => {
      open('help', 'wallet', 'town');
      desktop.send({ type: 'user.focus', id: 'help' });
      expect(stack()).toEqual(['wallet', 'town', 'help']);
      expect(context().tasks).toEqual(['help', 'wallet', 'town']);
    });

    it('is unmoved by a focus on a window that has just been closed', () => {
      open('help', 'wallet');
      close('help');
      desktop.send({ type: 'user.focus', id: 'help' });
      expect(active()).toBe('wallet');
    });
  });

  describe('minimizing', () => {
    it('activates the topmost window that can be seen, until there is none', () => {
      open('help', 'wallet', 'town');
      const seen = ['town', 'wallet', 'help'].map((id) => {
        desktop.send({ type: 'user.minimize', id });
        return active();
      });
      expect(seen).toEqual(['wallet', 'help', null]);
    });

    it('does nothing to a dialog, which has no way back', () => {
      open('help');
      desktop.send({ type: 'system.open', spec: aWindow('dialog', { minimizable: false }) });
      desktop.send({ type: 'user.minimize', id: 'dialog' });
      expect([active(), mode('dialog')]).toEqual(['dialog', 'normal']);
    });
  });

  describe('a button in the taskbar', () => {
    it('minimizes the active window, and the next press brings it back (SHELL-5)', () => {
      open('help', 'wallet');
      desktop.send({ type: 'user.task', id: 'wallet' });
      expect([mode('wallet'), active()]).toEqual(['minimized', 'help']);
      desktop.send({ type: 'user.task', id: 'wallet' });
      expect([mode('wallet'), active()]).toEqual(['normal', 'wallet']);
    });

    it('raises a window that lies behind another (SHELL-5)', () => {
      open('help', 'wallet');
      desktop.send({ type: 'user.task', id: 'help' });
      expect([mode('help'), active()]).toEqual(['normal', 'help']);
      expect(stack()).toEqual(['wallet', 'help']);
    });

    it('brings a maximized window back maximized', () => {
      open('help');
      actorOf('help').send({ type: 'user.maximize' });
      desktop.send({ type: 'user.task', id: 'help' });
      desktop.send({ type: 'user.task', id: 'help' });
      expect(mode('help')).toBe('maximized');
    });
  });

  describe('an icon', () => {
    it('is selected in place of the active window, and no more once a window is chosen', () => {
      open('help');
      desktop.send({ type: 'user.selectIcons', ids: ['wallet'] });
      expect([context().selectedIcons, active()]).toEqual([['wallet'], null]);
      desktop.send({ type: 'user.focus', id: 'help' });
      expect([context().selectedIcons, active()]).toEqual([[], 'help']);
    });

    it('that is given up leaves the window in front active', () => {
      open('help');
      desktop.send({ type: 'user.selectIcons', ids: [] });
      expect(active()).toBe('help');
    });

    it('is no longer selected once its window is open', () => {
      desktop.send({ type: 'user.selectIcons', ids: ['wallet'] });
      open('wallet');
      expect(context().selectedIcons).toEqual([]);
    });
  });

  describe('the Start menu', () => {
    it('is opened and closed by its button', () => {
      desktop.send({ type: 'user.start' });
      expect(startOpen()).toBe(true);
      desktop.send({ type: 'user.start' });
      expect(startOpen()).toBe(false);
    });

    it('is dismissed, also when it is closed already (SHELL-7)', () => {
      desktop.send({ type: 'user.start' });
      desktop.send({ type: 'user.dismiss' });
      desktop.send({ type: 'user.dismiss' });
      expect(startOpen()).toBe(false);
    });

    it('gives way to whatever opens, new or raised', () => {
      desktop.send({ type: 'user.start' });
      open('help');
      expect(startOpen()).toBe(false);
      desktop.send({ type: 'user.start' });
      open('help');
      expect(startOpen()).toBe(false);
    });

    it('stays open while a window behind it closes itself', () => {
      open('help');
      desktop.send({ type: 'user.start' });
      close('help');
      expect(startOpen()).toBe(true);
    });
  });

  describe('a menu of something else', () => {
    const menu = { target: { kind: 'desktop' }, at: { x: 40, y: 50 } } as const;

    it('takes the place of the one that is open, and Start takes its place', () => {
      desktop.send({ type: 'user.start' });
      desktop.send({ type: 'user.menu', menu });
      expect(context().menu).toBe(menu);
      desktop.send({ type: 'user.start' });
      expect(startOpen()).toBe(true);
    });
  });

  describe('the switcher', () => {
    const step = (by: 1 | -1): void => desktop.send({ type: 'user.switch', step: by });

    it('offers the windows from the front to the back, and brings the chosen one to the front', () => {
      open('help', 'wallet', 'town');
      step(1);
      expect(context().switching).toEqual({ ids: ['town', 'wallet', 'help'], at: 1 });
      step(1);
      desktop.send({ type: 'user.switched' });
      expect([active(), context().switching]).toEqual(['help', null]);
    });

    it('goes round the other way, and brings back what is minimized', () => {
      open('help', 'wallet');
      desktop.send({ type: 'user.minimize', id: 'help' });
      step(-1);
      desktop.send({ type: 'user.switched' });
      expect([active(), mode('help')]).toEqual(['help', 'normal']);
    });

    it('leaves everything as it was when it is dismissed, and does not come up over an empty desktop', () => {
      step(1);
      expect(context().switching).toBeNull();
      open('help', 'wallet');
      step(1);
      desktop.send({ type: 'user.dismiss' });
      expect([active(), context().switching]).toEqual(['wallet', null]);
    });

    it('and a menu take each other’s place', () => {
      open('help', 'wallet');
      desktop.send({ type: 'user.start' });
      step(1);
      expect([context().menu, context().switching?.at]).toEqual([null, 1]);
      desktop.send({ type: 'user.start' });
      expect([startOpen(), context().switching]).toEqual([true, null]);
    });

    it('goes on to the window at the back where it goes the other way from an icon', () => {
      open('help', 'wallet', 'town');
      desktop.send({ type: 'user.selectIcons', ids: ['help'] });
      step(-1);
      expect(context().switching?.at).toBe(2);
    });

    it('starts with the window in front where an icon has been chosen meanwhile', () => {
      open('help', 'wallet');
      desktop.send({ type: 'user.selectIcons', ids: ['help'] });
      step(1);
      expect(context().switching?.at).toBe(0);
    });
  });

  describe('minimizing all', () => {
    it('leaves dialogs, and brings back just the windows that it took', () => {
      open('help', 'wallet', 'town');
      desktop.send({ type: 'user.minimize', id: 'help' });
      desktop.send({ type: 'system.open', spec: aWindow('dialog', { minimizable: false }) });
      desktop.send({ type: 'user.minimizeAll' });
      expect(['help', 'wallet', 'town', 'dialog'].map(mode)).toEqual([
        'minimized',
        'minimized',
        'minimized',
        'normal',
      ]);
      expect([active(), context().lowered]).toEqual(['dialog', ['wallet', 'town']]);
      desktop.send({ type: 'user.restoreAll' });
      expect(['help', 'wallet', 'town'].map(mode)).toEqual(['minimized', 'normal', 'normal']);
      expect([active(), context().lowered]).toEqual(['town', []]);
    });

    it('leaves none active where there is no dialog, and undoing nothing changes nothing', () => {
      open('help', 'wallet');
      desktop.send({ type: 'user.restoreAll' });
      expect(active()).toBe('wallet');
      desktop.send({ type: 'user.minimizeAll' });
      expect(active()).toBeNull();
    });

    it('cannot be undone any more once a window has been brought back by itself', () => {
      open('help', 'wallet');
      desktop.send({ type: 'user.minimizeAll' });
      desktop.send({ type: 'user.task', id: 'help' });
      expect(context().lowered).toEqual([]);
    });
  });

  it('arranges the windows that can be seen, those that are maximized too', () => {
    open('help', 'wallet', 'town');
    desktop.send({ type: 'user.minimize', id: 'town' });
    actorOf('wallet').send({ type: 'user.maximize' });
    const before = actorOf('town').getSnapshot().context.bounds;
    desktop.send({ type: 'user.arrange', how: 'columns' });
    expect(mode('wallet')).toBe('normal');
    expect(['help', 'wallet'].map((id) => actorOf(id).getSnapshot().context.bounds)).toEqual([
      { x: 0, y: 0, width: 640, height: 772 },
      { x: 640, y: 0, width: 640, height: 772 },
    ]);
    expect(actorOf('town').getSnapshot().context.bounds).toEqual(before);
  });
});
