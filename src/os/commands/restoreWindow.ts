import { modeOf, type WindowActor } from '../windows/windowMachine.ts';
import type { Command } from './command.ts';

export const restoreWindow: Command<WindowActor> = {
  label: 'Restore',
  keys: ['Ctrl+Alt+X'],
  sound: 'restore',
  enabled: (_shell, window) => modeOf(window.getSnapshot()) !== 'normal',
  perform({ desktop }, window) {
    const mode = modeOf(window.getSnapshot());
    desktop.send({ type: 'user.focus', id: window.id });
    if (mode === 'maximized') window.send({ type: 'user.maximize' });
  },
};
