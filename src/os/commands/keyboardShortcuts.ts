import type { Command } from './command.ts';

export const keyboardShortcuts: Command = {
  label: 'Keyboard Shortcuts',
  keys: ['Ctrl+Alt+H', '?'],
  sound: null,
  enabled: () => true,
  perform: ({ actions }) => actions.openFor('keyboard'),
};
