import type { Entry } from '../../kernel/app.ts';
import type { Command } from './command.ts';
import { appFor, isVisible } from '../apps/registry.ts';
import type { Arrangement } from '../windows/arrange.ts';
import { modeOf, type WindowActor } from '../windows/windowMachine.ts';

/*
 * What menus alone offer: they are no part of the first screen.
 */

export const openEntry: Command<Entry> = {
  label: 'Open',
  keys: [],
  sound: null,
  enabled: () => true,
  perform: ({ actions }, { id }) => actions.open(id),
};

export const entryProperties: Command<Entry> = {
  label: 'Properties',
  keys: [],
  sound: null,
  enabled: () => true,
  perform: ({ actions }, entry) => actions.showProperties(entry),
};

/** Opens the settings. */
export const desktopProperties: Command = {
  label: 'Properties',
  keys: [],
  sound: null,
  available({ registry, person, mode }) {
    return isVisible(appFor(registry, 'settings'), person.get().level, mode.get());
  },
  enabled: () => true,
  perform: ({ actions }) => actions.openFor('settings'),
};

/** Puts the icons of the desktop back in order; that they move is heard. */
export const arrangeIcons: Command = {
  label: 'Arrange Icons',
  keys: [],
  sound: null,
  enabled({ desktop }) {
    const { area, iconPlaces } = desktop.getSnapshot().context;
    // On a phone they always lie in order.
    return !area.compact && Object.keys(iconPlaces).length > 0;
  },
  perform: ({ desktop }) => desktop.send({ type: 'user.placeIcons', places: {} }),
};

/** Takes the icon of a program off the desktop; Start still has it (DISK-18). */
export const hideIcon: Command<Entry> = {
  label: 'Hide Icon',
  keys: [],
  sound: null,
  enabled: () => true,
  perform({ desktop }, { id }) {
    const { hiddenIcons } = desktop.getSnapshot().context;
    desktop.send({ type: 'user.hideIcons', ids: [...hiddenIcons, id] });
  },
};

/** Puts the icons that were hidden back. */
export const showHiddenIcons: Command = {
  label: 'Show Hidden Icons',
  keys: [],
  sound: null,
  enabled: ({ desktop }) => desktop.getSnapshot().context.hiddenIcons.length > 0,
  perform: ({ desktop }) => desktop.send({ type: 'user.hideIcons', ids: [] }),
};

/** A command that lays the windows out; the windows that move are heard. */
const arrangeWindows = (label: string, how: Arrangement): Command => ({
  label,
  keys: [],
  sound: null,
  enabled({ desktop }) {
    const { area, stack } = desktop.getSnapshot().context;
    // On a phone every window fills the screen.
    return !area.compact && stack.some(({ actor }) => modeOf(actor.getSnapshot()) !== 'minimized');
  },
  perform: ({ desktop }) => desktop.send({ type: 'user.arrange', how }),
});

export const cascadeWindows = arrangeWindows('Cascade Windows', 'cascade');

export const tileHorizontally = arrangeWindows('Tile Windows Horizontally', 'rows');

export const tileVertically = arrangeWindows('Tile Windows Vertically', 'columns');

/** Lets the arrow keys move the window. */
export const moveWindow: Command<WindowActor> = {
  label: 'Move',
  keys: [],
  sound: null,
  enabled: ({ desktop }, window) =>
    modeOf(window.getSnapshot()) === 'normal' && !desktop.getSnapshot().context.area.compact,
  perform: (_shell, window) => window.send({ type: 'user.grasp', how: 'move' }),
};

/** Lets the arrow keys change the window's size. */
export const sizeWindow: Command<WindowActor> = {
  label: 'Size',
  keys: [],
  sound: null,
  enabled: (shell, window) =>
    moveWindow.enabled(shell, window) && window.getSnapshot().context.spec.resizable,
  perform: (_shell, window) => window.send({ type: 'user.grasp', how: 'size' }),
};

/** Puts a shortcut to what the window shows onto the desktop (DISK-17). */
export const createShortcut: Command<WindowActor> = {
  label: 'Create Shortcut',
  keys: [],
  sound: null,
  enabled: ({ desk, registry }, window) =>
    desk.get().keepShortcut !== null && registry.has(window.getSnapshot().context.spec.appId),
  perform({ desk }, window) {
    const { spec, title } = window.getSnapshot().context;
    desk.get().keepShortcut?.({ appId: spec.appId, params: spec.params, title });
  },
};

/** Keeps a picture of the desktop on the disk (CAPTURE-1). */
export const captureDesktop: Command = {
  label: 'Capture',
  keys: [],
  sound: null,
  enabled: ({ desk }) => desk.get().capture !== null,
  perform: ({ desk }) => desk.get().capture?.(null),
};

/** Keeps a picture of the window, which comes to the front for it (CAPTURE-1). */
export const captureWindow: Command<WindowActor> = {
  label: 'Capture Window',
  keys: [],
  sound: null,
  enabled: ({ desk }, window) => desk.get().capture !== null && modeOf(window.getSnapshot()) !== 'minimized',
  perform({ desk, desktop }, { id }) {
    desktop.send({ type: 'user.focus', id });
    desk.get().capture?.(id);
  },
};
