import type { Command } from './command.ts';

export const nextPane: Command = {
  label: 'Go to the desktop, the windows, the taskbar',
  keys: ['Ctrl+F6', 'Ctrl+Alt+P'],
  sound: null,
  enabled: () => true,
  perform: ({ actions }) => actions.movePaneFocus(1),
};
