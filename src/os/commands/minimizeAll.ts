import { modeOf } from '../windows/windowMachine.ts';
import type { Command } from './command.ts';
import { undoMinimizeAll } from './undoMinimizeAll.ts';

export const minimizeAll: Command = {
  label: 'Minimize All Windows',
  keys: undoMinimizeAll.keys,
  sound: 'minimize',
  enabled(shell) {
    const { stack } = shell.desktop.getSnapshot().context;
    const anyShown = stack.some(({ actor }) => modeOf(actor.getSnapshot()) !== 'minimized');
    return anyShown && !undoMinimizeAll.enabled(shell, null);
  },
  perform: ({ desktop }) => desktop.send({ type: 'user.minimizeAll' }),
};
