import { activeWindow, type Command } from './command.ts';

/** Help about the window in front; the sheet of shortcuts where it has none, or there is no window. */
export const help: Command = {
  label: 'Help about the window in front',
  keys: ['F1'],
  sound: null,
  enabled: () => true,
  perform(shell) {
    const spec = activeWindow(shell)?.getSnapshot().context.spec;
    if (spec?.hasHelp === true) shell.actions.openFor('help', spec.appId);
    else shell.actions.openFor('keyboard');
  },
};
