import type { Entry } from '../../kernel/app.ts';
import { isVisible } from '../apps/registry.ts';
import { closeWindow } from './closeWindow.ts';
import { activeWindow, perform, type Command } from './command.ts';

/** The command of an app's own keys: opens the app, or closes its window where that is in front. */
export const toggleEntry = (entry: Entry): Command => ({
  label: `Open or close ${entry.title}`,
  keys: (entry.shortcuts ?? []).flatMap((keys) => {
    const shown = keys.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
    return /^F\d/.test(shown) ? [shown] : [`Ctrl+${shown}`, `Cmd+${shown}`];
  }),
  sound: null,
  available: ({ person, mode }) => isVisible(entry, person.get().level, mode.get()),
  enabled: () => true,
  perform(shell) {
    const window = activeWindow(shell);
    if (window?.id === entry.id) perform(closeWindow, shell, window);
    else shell.actions.open(entry.id);
  },
});
