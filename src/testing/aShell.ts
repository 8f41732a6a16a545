import { BARE_DESK, type Desk } from '../kernel/desk.ts';
import { createActor } from 'xstate';
import { vi, type Mock, type Mocked } from 'vitest';
import type { Purpose } from '../kernel/app.ts';
import { asBuilt, type Mode } from '../kernel/features.ts';
import { store, type Writable } from '../kernel/store.ts';
import type { Registry } from '../os/apps/registry.ts';
import { desktopMachine } from '../os/desktop/desktopMachine.ts';
import type { Person, Shell } from '../os/shell.ts';
import { modeOf, type WindowActor, type WindowMode } from '../os/windows/windowMachine.ts';
import { aWindow } from './apps.ts';

export const WIDE_AREA = { width: 1280, height: 772, compact: false, keyboard: false };
export const PHONE_AREA = { width: 390, height: 792, compact: true, keyboard: false };
export const BETA: Person = {
  signedIn: false,
  level: 'BETA',
  balance: null,
  username: null,
  away: false,
  developer: false,
};

/** The shell as commands see it: a real desktop, and actions that only remember that they were asked for. */
export interface TestShell extends Pick<Shell, 'desktop' | 'registry'> {
  readonly person: Writable<Person>;
  readonly mode: Writable<Mode>;
  readonly desk: Writable<Desk>;
  readonly actions: Mocked<Omit<Shell['actions'], 'openFor'>> & {
    readonly openFor: Mock<(purpose: Purpose, params?: string) => void>;
  };
  /** Opens a window for each app; the last is in front. */
  open(...appIds: readonly string[]): void;
  /** An open window. Throws where there is none of this app. */
  window(appId: string): WindowActor;
  modeOf(appId: string): WindowMode;
}

export function aShell(registry: Registry): TestShell {
  const desktop = createActor(desktopMachine, { input: { area: WIDE_AREA } }).start();
  const window = (appId: string): WindowActor => {
    const found = desktop.getSnapshot().context.stack.find(({ id }) => id === appId);
    if (found === undefined) throw new Error(`no window of ${appId} is open`);
    return found.actor;
  };
  return {
    desktop,
    registry,
    person: store(BETA),
    mode: store(asBuilt('public')),
    desk: store(BARE_DESK),
    actions: {
      open: vi.fn(),
      openFor: vi.fn(),
      prepare: vi.fn(),
      openVolume: vi.fn(),
      sound: vi.fn(),
      showProperties: vi.fn(),
      movePaneFocus: vi.fn(),
      chooseMode: vi.fn(),
    },
    open: (...appIds) => appIds.forEach((id) => desktop.send({ type: 'system.open', spec: aWindow(id) })),
    window,
    modeOf: (appId) => modeOf(window(appId).getSnapshot()),
  };
}
