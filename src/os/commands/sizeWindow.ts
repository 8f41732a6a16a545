import type { WindowActor } from '../windows/windowMachine.ts';
import type { Command } from './command.ts';
import { moveWindow } from './moveWindow.ts';

/** Lets the arrow keys change the window's size. */
export const sizeWindow: Command<WindowActor> = {
  label: 'Size',
  keys: [],
  sound: null,
  enabled: (shell, window) =>
    moveWindow.enabled(shell, window) && window.getSnapshot().context.spec.resizable,
  perform: (_shell, window) => window.send({ type: 'user.grasp', how: 'size' }),
};
