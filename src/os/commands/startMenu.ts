import type { Command } from './command.ts';

export const startMenu: Command = {
  label: 'Open or close the Start menu',
  keys: ['Ctrl+Alt+S'],
  sound: null,
  enabled: () => true,
  perform: ({ desktop }) => desktop.send({ type: 'user.start' }),
};
