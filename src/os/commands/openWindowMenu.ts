import { shownBounds } from '../windows/placement.ts';
import { modeOf, type WindowActor } from '../windows/windowMachine.ts';
import type { Command } from './command.ts';

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
