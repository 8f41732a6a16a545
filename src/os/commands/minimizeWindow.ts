import { modeOf, type WindowActor } from '../windows/windowMachine.ts';
import type { Command } from './command.ts';

export const minimizeWindow: Command<WindowActor> = {
  label: 'Minimize',
  keys: ['Ctrl+Alt+N'],
  sound: 'minimize',
  enabled(_shell, window) {
    const snapshot = window.getSnapshot();
    return modeOf(snapshot) !== 'minimized' && snapshot.context.spec.minimizable;
  },
  perform: ({ desktop }, { id }) => desktop.send({ type: 'user.minimize', id }),
};
