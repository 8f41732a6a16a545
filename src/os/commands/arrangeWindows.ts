import type { Arrangement } from '../windows/arrange.ts';
import { modeOf } from '../windows/windowMachine.ts';
import type { Command } from './command.ts';

/** A command that lays the windows out; the windows that move are heard. */
export const arrangeWindows = (label: string, how: Arrangement): Command => ({
  label,
  keys: [],
  sound: null,
  enabled({ desktop }) {
    const { area, stack } = desktop.getSnapshot().context;
    // On a phone every window fills the screen.
    return !area.compact && stack.some(({ actor }) => modeOf(actor.getSnapshot()) !== 'minimized');
  },
  perform: ({ desktop }) => desktop.send({ type: 'user.arrange', how }),
});
