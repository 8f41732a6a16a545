import type { Command } from './command.ts';

export const nextWindow: Command = {
  label: 'Switch to another window: hold Ctrl and press again',
  keys: ['Ctrl+`'],
  sound: 'tick',
  enabled: ({ desktop }) => desktop.getSnapshot().context.stack.length > 0,
  perform: ({ desktop }) => desktop.send({ type: 'user.switch', step: 1 }),
};
