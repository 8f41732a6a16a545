import type { Command } from './command.ts';

/** Brings back what the last Minimize All took away, until another window is raised. */
export const undoMinimizeAll: Command = {
  label: 'Undo Minimize All',
  keys: ['Ctrl+Alt+M'],
  sound: 'restore',
  enabled: ({ desktop }) => desktop.getSnapshot().context.lowered.length > 0,
  perform: ({ desktop }) => desktop.send({ type: 'user.restoreAll' }),
};
