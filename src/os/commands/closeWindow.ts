import type { WindowActor } from '../windows/windowMachine.ts';
import type { Audible, Command } from './command.ts';

export const closeWindow: Command<WindowActor, Audible> = {
  label: 'Close',
  keys: ['Ctrl+Alt+W'],
  sound: 'close',
  enabled: () => true,
  perform: (_shell, window) => window.send({ type: 'user.close' }),
};
