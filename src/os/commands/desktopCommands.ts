import { type Command, activeWindow, perform } from './command.ts';
import { modeOf } from '../windows/windowMachine.ts';
import type { Entry } from '../../kernel/app.ts';
import { isVisible } from '../apps/registry.ts';
import { closeWindow } from './windowCommands.ts';

/*
 * The commands of the desktop as a whole that have keys, and that of an app's own keys.
 */

export const startMenu: Command = {
  label: 'Open or close the Start menu',
  keys: ['Ctrl+Alt+S'],
  sound: null,
  enabled: () => true,
  perform: ({ desktop }) => desktop.send({ type: 'user.start' }),
};

export const nextPane: Command = {
  label: 'Go to the desktop, the windows, the taskbar',
  keys: ['Ctrl+F6', 'Ctrl+Alt+P'],
  sound: null,
  enabled: () => true,
  perform: ({ actions }) => actions.movePaneFocus(1),
};

export const previousPane: Command = {
  label: 'Go round them the other way',
  keys: ['Ctrl+Shift+F6'],
  sound: null,
  enabled: () => true,
  perform: ({ actions }) => actions.movePaneFocus(-1),
};

export const nextWindow: Command = {
  label: 'Switch to another window: hold Ctrl and press again',
  keys: ['Ctrl+`'],
  sound: 'tick',
  enabled: ({ desktop }) => desktop.getSnapshot().context.stack.length > 0,
  perform: ({ desktop }) => desktop.send({ type: 'user.switch', step: 1 }),
};

export const previousWindow: Command = {
  ...nextWindow,
  label: 'Switch the other way round',
  keys: ['Ctrl+Shift+`'],
  perform: ({ desktop }) => desktop.send({ type: 'user.switch', step: -1 }),
};

/** Brings back what the last Minimize All took away, until another window is raised. */
export const undoMinimizeAll: Command = {
  label: 'Undo Minimize All',
  keys: ['Ctrl+Alt+M'],
  sound: 'restore',
  enabled: ({ desktop }) => desktop.getSnapshot().context.lowered.length > 0,
  perform: ({ desktop }) => desktop.send({ type: 'user.restoreAll' }),
};

export const minimizeAll: Command = {
  label: 'Minimize All Windows',
  keys: undoMinimizeAll.keys,
  sound: 'minimize',
  enabled(shell) {
    const { stack } = shell.desktop.getSnapshot().context;
    const anyShown = stack.some(({ actor }) => modeOf(actor.getSnapshot()) !== 'minimized');
    return anyShown && !undoMinimizeAll.enabled(shell, null);
  },
  perform: ({ desktop }) => desktop.send({ type: 'user.minimizeAll' }),
};

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

export const keyboardShortcuts: Command = {
  label: 'Keyboard Shortcuts',
  keys: ['Ctrl+Alt+H', '?'],
  sound: null,
  enabled: () => true,
  perform: ({ actions }) => actions.openFor('keyboard'),
};

/** For the developer's wallet alone. It changes what is drawn, never what the server allows (MODE-4). */
export const toggleBuildMode: Command = {
  label: 'Turn the build mode on or off',
  keys: ['Ctrl+Alt+B', 'Cmd+Alt+B'],
  sound: null,
  available: ({ person }) => person.get().developer,
  enabled: () => true,
  perform: ({ mode, actions }) => actions.chooseMode(mode.get().name === 'build' ? 'public' : 'build'),
};

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
