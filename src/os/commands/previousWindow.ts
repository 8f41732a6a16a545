import type { Command } from './command.ts';
import { nextWindow } from './nextWindow.ts';

export const previousWindow: Command = {
  ...nextWindow,
  label: 'Switch the other way round',
  keys: ['Ctrl+Shift+`'],
  perform: ({ desktop }) => desktop.send({ type: 'user.switch', step: -1 }),
};
