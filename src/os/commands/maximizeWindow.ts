import { modeOf, type WindowActor } from '../windows/windowMachine.ts';
import type { Command } from './command.ts';
import { restoreWindow } from './restoreWindow.ts';

/** Never enabled together with Restore, which has the same keys. */
export const maximizeWindow: Command<WindowActor> = {
  label: 'Maximize',
  keys: restoreWindow.keys,
  sound: 'maximize',
  enabled({ desktop }, window) {
    const snapshot = window.getSnapshot();
    // On a phone every window fills the screen.
    if (desktop.getSnapshot().context.area.compact) return false;
    return modeOf(snapshot) === 'normal' && snapshot.context.spec.maximizable;
  },
  perform({ desktop }, window) {
    desktop.send({ type: 'user.focus', id: window.id });
    window.send({ type: 'user.maximize' });
  },
};
