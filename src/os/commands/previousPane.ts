import type { Command } from './command.ts';

export const previousPane: Command = {
  label: 'Go round them the other way',
  keys: ['Ctrl+Shift+F6'],
  sound: null,
  enabled: () => true,
  perform: ({ actions }) => actions.movePaneFocus(-1),
};
