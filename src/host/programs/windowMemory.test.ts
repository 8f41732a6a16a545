// @vitest-environment jsdom
import { createActor } from 'xstate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aWindow } from '../../testing/apps.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { desktopMachine, type DesktopActor } from '../../os/desktop/desktopMachine.ts';
import type { Store } from '../../services/storage/storage.ts';
import { LAST_PLACEMENTS, OPEN_WINDOWS, rememberWindows } from './windowMemory.ts';

const BOUNDS = { x: 10, y: 20, width: 300, height: 200 };
const SCREEN = { width: 1280, height: 772 };
const PLACEMENT = { bounds: BOUNDS, screen: SCREEN };

describe('rememberWindows', () => {
  let desktop: DesktopActor;
  let memory: Store;
  const open = (id: string, params?: string): void =>
    desktop.send({ type: 'system.open', spec: aWindow(id, { params }), placement: PLACEMENT });
  const actorOf = (id: string) =>
    desktop.getSnapshot().context.stack.find((window) => window.id === id)?.actor;

  beforeEach(() => {
    vi.useFakeTimers();
    desktop = createActor(desktopMachine, {
      input: { area: { width: 1280, height: 772, compact: false } },
    }).start();
    memory = fakeBrowser().storage().lasting;
    rememberWindows(desktop, memory, (appId) => appId !== 'dialog');
  });

  it('reads back what it wrote: bounds, modes, parameters, from the back to the front (SHELL-12)', () => {
    open('wallet');
    open('help', 'wallet');
    open('town');
    actorOf('town')?.send({ type: 'user.maximize' });
    actorOf('help:wallet')?.send({ type: 'user.bounds', bounds: { ...BOUNDS, x: 77 }, screen: SCREEN });
    desktop.send({ type: 'user.focus', id: 'help:wallet' });
    actorOf('wallet')?.send({ type: 'user.half', half: 'right' });
    desktop.send({ type: 'user.minimize', id: 'wallet' });
    vi.runAllTimers();
    expect(memory.get(OPEN_WINDOWS)).toEqual([
      { appId: 'wallet', ...PLACEMENT, half: 'right', mode: 'minimized' },
      { appId: 'town', ...PLACEMENT, mode: 'maximized' },
      { appId: 'help', params: 'wallet', bounds: { ...BOUNDS, x: 77 }, screen: SCREEN, mode: 'normal' },
    ]);
  });

  it('hears of a move that changes nothing but the window', () => {
    open('help');
    vi.runAllTimers();
    actorOf('help')?.send({ type: 'user.bounds', bounds: { ...BOUNDS, y: 99 }, screen: SCREEN });
    vi.runAllTimers();
    expect(memory.get(OPEN_WINDOWS)?.[0]?.bounds.y).toBe(99);
  });

  it('keeps those of the last visit until they are opened, closed or given up (SHELL-12)', () => {
    memory = fakeBrowser().storage().lasting;
    const kept = ['wallet', 'help', 'town'].map((appId) => ({
      appId,
      ...PLACEMENT,
      mode: 'normal' as const,
    }));
    memory.set(OPEN_WINDOWS, kept);
    const last = rememberWindows(desktop, memory, () => true);
    const remembered = () => memory.get(OPEN_WINDOWS)?.map(({ appId }) => appId);
    open('radio');
    open('help');
    vi.runAllTimers();
    expect(remembered()).toEqual(['wallet', 'town', 'radio', 'help']);
    actorOf('help')?.send({ type: 'user.close' });
    vi.runAllTimers();
    expect(remembered()).toEqual(['wallet', 'town', 'radio']);
    for (const { appId } of last.unopened()) if (appId === 'town') open(appId);
    vi.runAllTimers();
    expect(remembered()).toEqual(['wallet', 'radio', 'town']);
    last.forgetUnopened();
    vi.runAllTimers();
    expect(remembered()).toEqual(['radio', 'town']);
  });

  it('hears of a window that was closed and opened again', () => {
    open('help');
    actorOf('help')?.send({ type: 'user.close' });
    vi.runAllTimers();
    expect(memory.get(OPEN_WINDOWS)).toEqual([]);
    open('help');
    vi.runAllTimers();
    actorOf('help')?.send({ type: 'user.bounds', bounds: { ...BOUNDS, y: 55 }, screen: SCREEN });
    vi.runAllTimers();
    expect(memory.get(OPEN_WINDOWS)?.[0]?.bounds.y).toBe(55);
  });

  it('knows where a window lay after it was closed (SHELL-12)', () => {
    open('help');
    actorOf('help')?.send({ type: 'user.bounds', bounds: { ...BOUNDS, x: 5 }, screen: SCREEN });
    vi.runAllTimers();
    actorOf('help')?.send({ type: 'user.close' });
    open('wallet');
    vi.runAllTimers();
    expect(memory.get(LAST_PLACEMENTS)).toEqual({
      help: { bounds: { ...BOUNDS, x: 5 }, screen: SCREEN },
      wallet: PLACEMENT,
    });
  });

  it('keeps no dialogs', () => {
    open('help');
    open('dialog', '1');
    vi.runAllTimers();
    expect(memory.get(OPEN_WINDOWS)?.map(({ appId }) => appId)).toEqual(['help']);
    expect(memory.get(LAST_PLACEMENTS)).toEqual({ help: PLACEMENT });
  });

  it('writes once for many changes, and at once when the page is left', () => {
    const set = vi.spyOn(memory, 'set');
    open('help');
    for (let x = 0; x < 50; x++)
      actorOf('help')?.send({ type: 'user.bounds', bounds: { ...BOUNDS, x }, screen: SCREEN });
    expect(set).not.toHaveBeenCalled();
    dispatchEvent(new Event('pagehide'));
    expect(memory.get(OPEN_WINDOWS)?.[0]?.bounds.x).toBe(49);
    const written = set.mock.calls.length;
    vi.runAllTimers();
    expect(set).toHaveBeenCalledTimes(written);
  });
});

describe('what was stored', () => {
  const help = { appId: 'help', ...PLACEMENT, mode: 'normal' };

  it.each([
    ['not a window', null],
    ['no id', { ...help, appId: 7 }],
    ['no bounds', { ...help, bounds: undefined }],
    ['bounds that are text', { ...help, bounds: { ...BOUNDS, x: '10' } }],
    ['half a pixel', { ...help, bounds: { ...BOUNDS, x: 10.5 } }],
    ['bounds past all numbers', { ...help, bounds: { ...BOUNDS, y: 1e300 } }],
    ['no width', { ...help, bounds: { ...BOUNDS, width: 0 } }],
    ['less than no height', { ...help, bounds: { ...BOUNDS, height: -5 } }],
    ['no screen', { ...help, screen: undefined }],
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

  it('of bounds keeps those that are bounds, and reaches no prototype', () => {
    const found: unknown = JSON.parse(
      `{"help":${JSON.stringify(PLACEMENT)},"wallet":{"bounds":{"x":1}},"town":null,"__proto__":{"x":1}}`,
    );
    expect(LAST_PLACEMENTS.read(found)).toEqual({ help: PLACEMENT });
    expect(LAST_PLACEMENTS.read(null)).toBeNull();
    expect(LAST_PLACEMENTS.read('help')).toBeNull();
  });
});
