// @vitest-environment jsdom
import { createActor } from 'xstate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { desktopMachine, type DesktopActor } from '../../os/desktop/desktopMachine.ts';
import type { Store } from '../../services/storage/storage.ts';
import { aWindow } from '../../testing/apps.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { greet } from './greet.ts';

describe('Getting Started at the start', () => {
  let desktop: DesktopActor;
  let tab: Store;
  const openFor = vi.fn();
  const open = (appId: string, params?: string): void =>
    desktop.send({ type: 'system.open', spec: aWindow(appId, { params }) });

  beforeEach(() => {
    openFor.mockClear();
    document.body.innerHTML = '';
    tab = fakeBrowser().storage().session;
    desktop = createActor(desktopMachine, {
      input: { area: { width: 1280, height: 772, compact: false } },
    }).start();
  });

  it('opens on an empty desktop (WELCOME-1)', () => {
    greet(desktop, { openFor }, tab);
    expect(openFor).toHaveBeenCalledExactlyOnceWith('welcome');
  });

  it('opens once a tab session (WELCOME-1)', () => {
    greet(desktop, { openFor }, tab);
    greet(desktop, { openFor }, tab);
    expect(openFor).toHaveBeenCalledOnce();
    greet(desktop, { openFor }, fakeBrowser().storage().session);
    expect(openFor).toHaveBeenCalledTimes(2);
  });

  it('does not open over the windows of last time, nor once they are closed', () => {
    open('help', 'wallet');
    greet(desktop, { openFor }, tab);
    desktop.getSnapshot().context.stack[0]?.actor.send({ type: 'user.close' });
    greet(desktop, { openFor }, tab);
    expect(openFor).not.toHaveBeenCalled();
  });

  const begun: ReadonlyArray<readonly [string, () => void]> = [
    ['opened a program', () => open('wallet')],
    ['opened the Start menu', () => desktop.send({ type: 'user.start' })],
    ['chose an icon', () => desktop.send({ type: 'user.selectIcons', ids: ['help'] })],
    [
      'typed',
      () => {
        document.body.innerHTML = '<input>';
        document.querySelector('input')?.focus();
      },
    ],
  ];
  it.each(begun)('leaves a person alone who has %s (WELCOME-1)', (_what, begin) => {
    begin();
    greet(desktop, { openFor }, tab);
    expect(openFor).not.toHaveBeenCalled();
  });
});
