import { modeOf, type WindowActor } from '../windows/windowMachine.ts';
import type { Command } from './command.ts';

/** Lets the arrow keys move the window. */
export const moveWindow: Command<WindowActor> = {
  label: 'Move',
  keys: [],
  sound: null,
  enabled: ({ desktop }, window) =>
    modeOf(window.getSnapshot()) === 'normal' && !desktop.getSnapshot().context.area.compact,
  perform: (_shell, window) => window.send({ type: 'user.grasp', how: 'move' }),
};
