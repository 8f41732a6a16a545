// @vitest-environment jsdom
import { createActor } from 'xstate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { desktopMachine, type DesktopActor } from '../os/desktop/desktopMachine.ts';
import { aWindow } from '../testing/apps.ts';
import { greet } from './greet.ts';
import type { RememberedWindow } from './windowMemory.ts';

const BOUNDS = { x: 10, y: 20, width: 300, height: 200 };
const SCREEN = { width: 1280, height: 772 };
const LAST_TIME: readonly RememberedWindow[] = [
  { appId: 'help', params: 'wallet', bounds: BOUNDS, screen: SCREEN, mode: 'normal' },
];

describe('the Welcome window at the start', () => {
  let desktop: DesktopActor;
  const openFor = vi.fn();
  const open = (appId: string, params?: string): void =>
    desktop.send({ type: 'system.open', spec: aWindow(appId, { params }) });

  beforeEach(() => {
    openFor.mockClear();
    document.body.innerHTML = '';
    desktop = createActor(desktopMachine, {
      input: { area: { width: 1280, height: 772, compact: false } },
    }).start();
  });

  it('opens on an empty desktop', () => {
    greet(desktop, { openFor }, []);
    expect(openFor).toHaveBeenCalledExactlyOnceWith('welcome');
  });

  it('opens over the windows of last time', () => {
    open('help', 'wallet');
    greet(desktop, { openFor }, LAST_TIME);
    expect(openFor).toHaveBeenCalledOnce();
  });

  const begun: ReadonlyArray<readonly [string, () => void]> = [
    ['opened a program', () => open('wallet')],
    ['opened the Start menu', () => desktop.send({ type: 'user.start' })],
    ['chose an icon', () => desktop.send({ type: 'user.icon', id: 'help' })],
    [
      'typed',
      () => {
        document.body.innerHTML = '<input>';
        document.querySelector('input')?.focus();
      },
    ],
  ];
  it.each(begun)('leaves somebody alone who has %s', (_what, begin) => {
    open('help', 'wallet');
    begin();
    greet(desktop, { openFor }, LAST_TIME);
    expect(openFor).not.toHaveBeenCalled();
  });
});
