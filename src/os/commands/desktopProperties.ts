import { appFor, isVisible } from '../apps/registry.ts';
import type { Command } from './command.ts';

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
