import type { Command } from './command.ts';

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
