import { type WindowActor, modeOf } from '../windows/windowMachine.ts';
import type { Audible, Command } from './command.ts';
import type { Half } from '../windows/windowSpec.ts';
import { shownBounds } from '../windows/placement.ts';
import type { Entry } from '../../kernel/app.ts';

/*
 * The commands of a window that have keys, and its button with the question mark.
 */

export const closeWindow: Command<WindowActor, Audible> = {
  label: 'Close',
  keys: ['Ctrl+Alt+W'],
  sound: 'close',
  enabled: () => true,
  perform: (_shell, window) => window.send({ type: 'user.close' }),
};

export const minimizeWindow: Command<WindowActor> = {
  label: 'Minimize',
  keys: ['Ctrl+Alt+N'],
  sound: 'minimize',
  enabled(_shell, window) {
    const snapshot = window.getSnapshot();
    return modeOf(snapshot) !== 'minimized' && snapshot.context.spec.minimizable;
  },
  perform: ({ desktop }, { id }) => desktop.send({ type: 'user.minimize', id }),
};

export const restoreWindow: Command<WindowActor> = {
  label: 'Restore',
  keys: ['Ctrl+Alt+X'],
  sound: 'restore',
  enabled: (_shell, window) => modeOf(window.getSnapshot()) !== 'normal',
  perform({ desktop }, window) {
    const mode = modeOf(window.getSnapshot());
    desktop.send({ type: 'user.focus', id: window.id });
    if (mode === 'maximized') window.send({ type: 'user.maximize' });
  },
};

/** Never enabled together with Restore, which has the same keys. */
export const maximizeWindow: Command<WindowActor> = {
  label: 'Maximize',
  keys: restoreWindow.keys,
  sound: 'maximize',
  enabled({ desktop }, window) {
    const snapshot = window.getSnapshot();
    // On a phone every window fills the screen.
    if (desktop.getSnapshot().context.area.compact) return false;
    return modeOf(snapshot) === 'normal' && snapshot.context.spec.maximizable;
  },
  perform({ desktop }, window) {
    desktop.send({ type: 'user.focus', id: window.id });
    window.send({ type: 'user.maximize' });
  },
};

/** Fills that half of the screen with the window; again, and it lies where it was before. */
const fillHalf = (label: string, half: Half, keys: readonly string[]): Command<WindowActor> => ({
  label,
  keys,
  sound: 'maximize',
  enabled({ desktop }, window) {
    const snapshot = window.getSnapshot();
    const { compact } = desktop.getSnapshot().context.area;
    return modeOf(snapshot) !== 'minimized' && snapshot.context.spec.resizable && !compact;
  },
  perform({ desktop }, window) {
    const snapshot = window.getSnapshot();
    const fills = modeOf(snapshot) === 'normal' && snapshot.context.half === half;
    desktop.send({ type: 'user.focus', id: window.id });
    window.send({ type: 'user.half', half: fills ? undefined : half });
  },
});

export const fillLeftHalf = fillHalf('Fill Left Half', 'left', ['Ctrl+Alt+J']);
export const fillRightHalf = fillHalf('Fill Right Half', 'right', ['Ctrl+Alt+K']);

/** Where the menu opens, from the window's corner. */
const UNDER_TITLE = { x: 4, y: 22 } as const;

export const openWindowMenu: Command<WindowActor> = {
  label: 'Open its menu',
  keys: ['Ctrl+Alt+-'],
  sound: null,
  enabled: () => true,
  perform({ desktop }, window) {
    const snapshot = window.getSnapshot();
    const { context } = snapshot;
    const { area } = desktop.getSnapshot().context;
    const { x, y } = shownBounds(context, modeOf(snapshot) === 'maximized', area, context.spec);
    const at = { x: x + UNDER_TITLE.x, y: y + UNDER_TITLE.y };
    desktop.send({ type: 'user.menu', menu: { target: { kind: 'window', id: window.id }, at } });
  },
};

export const entryHelp: Command<Pick<Entry, 'id'>> = {
  label: 'Help',
  keys: [],
  sound: null,
  enabled: () => true,
  perform: ({ actions }, { id }) => actions.openFor('help', id),
};
