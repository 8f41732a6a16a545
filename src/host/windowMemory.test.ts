// @vitest-environment jsdom
import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aWindow } from '../testing/apps.ts';
import { fakeBrowser } from '../testing/fakeTabs.ts';
import { desktopMachine, type DesktopActor } from '../os/desktop/desktopMachine.ts';
import type { Store } from '../services/storage/storage.ts';
import { LAST_PLACES, OPEN_WINDOWS, rememberWindows } from './windowMemory.ts';

const PLACE = { x: 10, y: 20, width: 300, height: 200 };

describe('rememberWindows', () => {
  let desktop: DesktopActor;
  let memory: Store;
  const open = (id: string, params?: string): void =>
    desktop.send({ type: 'system.open', spec: aWindow(id, { params }), place: PLACE });
  const actorOf = (id: string) =>
    desktop.getSnapshot().context.pile.find((window) => window.id === id)?.actor;

  beforeEach(() => {
    vi.useFakeTimers();
    desktop = createActor(desktopMachine, {
      input: { area: { width: 1280, height: 772, compact: false } },
    }).start();
    memory = fakeBrowser().storage().lasting;
    rememberWindows(desktop, memory, (appId) => appId !== 'dialog');
  });
  afterEach(() => void vi.useRealTimers());

  it('reads back what it wrote: places, modes, parameters, from the back to the front', () => {
    open('wallet');
    open('help', 'wallet');
    open('town');
    actorOf('town')?.send({ type: 'user.maximize' });
    desktop.send({ type: 'user.minimize', id: 'wallet' });
    actorOf('help:wallet')?.send({ type: 'user.place', place: { ...PLACE, x: 77 } });
    desktop.send({ type: 'user.focus', id: 'help:wallet' });
    vi.runAllTimers();
    expect(memory.get(OPEN_WINDOWS)).toEqual([
      { appId: 'wallet', place: PLACE, mode: 'minimized' },
      { appId: 'town', place: PLACE, mode: 'maximized' },
      { appId: 'help', params: 'wallet', place: { ...PLACE, x: 77 }, mode: 'normal' },
    ]);
  });

  it('hears of a move that changes nothing but the window', () => {
    open('help');
    vi.runAllTimers();
    actorOf('help')?.send({ type: 'user.place', place: { ...PLACE, y: 99 } });
    vi.runAllTimers();
    expect(memory.get(OPEN_WINDOWS)?.[0]?.place.y).toBe(99);
  });

  it('hears of a window that was closed and opened again', () => {
    open('help');
    actorOf('help')?.send({ type: 'user.close' });
    vi.runAllTimers();
    expect(memory.get(OPEN_WINDOWS)).toEqual([]);
    open('help');
    vi.runAllTimers();
    actorOf('help')?.send({ type: 'user.place', place: { ...PLACE, y: 55 } });
    vi.runAllTimers();
    expect(memory.get(OPEN_WINDOWS)?.[0]?.place.y).toBe(55);
  });

  it('knows where a window lay after it was closed', () => {
    open('help');
    actorOf('help')?.send({ type: 'user.place', place: { ...PLACE, x: 5 } });
    vi.runAllTimers();
    actorOf('help')?.send({ type: 'user.close' });
    open('wallet');
    vi.runAllTimers();
    expect(memory.get(LAST_PLACES)).toEqual({ help: { ...PLACE, x: 5 }, wallet: PLACE });
  });

  it('keeps no dialogs', () => {
    open('help');
    open('dialog', '1');
    vi.runAllTimers();
    expect(memory.get(OPEN_WINDOWS)?.map(({ appId }) => appId)).toEqual(['help']);
    expect(memory.get(LAST_PLACES)).toEqual({ help: PLACE });
  });

  it('writes once for many changes, and at once when the page is left', () => {
    const set = vi.spyOn(memory, 'set');
    open('help');
    for (let x = 0; x < 50; x++) actorOf('help')?.send({ type: 'user.place', place: { ...PLACE, x } });
    expect(set).not.toHaveBeenCalled();
    dispatchEvent(new Event('pagehide'));
    expect(memory.get(OPEN_WINDOWS)?.[0]?.place.x).toBe(49);
    const written = set.mock.calls.length;
    vi.runAllTimers();
    expect(set).toHaveBeenCalledTimes(written);
  });
});

describe('what was stored', () => {
  const help = { appId: 'help', place: PLACE, mode: 'normal' };

  it.each([
    ['not a window', null],
    ['no id', { ...help, appId: 7 }],
    ['no place', { appId: 'help', mode: 'normal' }],
    ['a place that is text', { ...help, place: { ...PLACE, x: '10' } }],
    ['half a pixel', { ...help, place: { ...PLACE, x: 10.5 } }],
    ['a place past all numbers', { ...help, place: { ...PLACE, y: 1e300 } }],
    ['no width', { ...help, place: { ...PLACE, width: 0 } }],
    ['less than no height', { ...help, place: { ...PLACE, height: -5 } }],
    ['a mode there is not', { ...help, mode: 'fullscreen' }],
    ['a mode in a list', { ...help, mode: ['minimized'] }],
    ['parameters that are no text', { ...help, params: { toString: 'x' } }],
  ])('is ignored where it has %s, and only there', (_fault, hostile) => {
    expect(OPEN_WINDOWS.read([help, hostile, { ...help, appId: 'wallet' }])).toEqual([
      help,
      { ...help, appId: 'wallet' },
    ]);
  });

  it.each([[null], ['windows'], [{ 0: help }], [42]])('is ignored as a whole when it is %j', (hostile) => {
    expect(OPEN_WINDOWS.read(hostile)).toBeNull();
  });

  it('of places keeps those that are places, and reaches no prototype', () => {
    const found: unknown = JSON.parse(
      '{"help":{"x":10,"y":20,"width":300,"height":200},"wallet":{"x":1},"town":null,"__proto__":{"x":1}}',
    );
    expect(LAST_PLACES.read(found)).toEqual({ help: PLACE });
    expect(LAST_PLACES.read(null)).toBeNull();
    expect(LAST_PLACES.read('help')).toBeNull();
  });
});
