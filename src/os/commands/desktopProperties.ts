import { appFor, isVisible } from '../apps/registry.ts';
import type { Command } from './command.ts';

/** Opens the settings, where there are any. */
export const desktopProperties: Command = {
  label: 'Properties',
  keys: [],
  sound: null,
  available({ registry, person, mode }) {
    const settings = appFor(registry, 'settings');
    return settings !== undefined && isVisible(settings, person.get().level, mode.get());
  },
  enabled: () => true,
  perform: ({ actions }) => actions.openFor('settings'),
};
