import { bundle } from '@bundles/my-locker.ts';
import { definePlace } from '../../../town/play/place.ts';

/** The hall before the person's locker. The app alone knows whose it is, what hangs in it and when it opens. */
export const place = definePlace({
  id: 'my-locker',
  title: 'My Locker',
  bundle,
  alt: {
    day: 'A hall of the school in the afternoon. One locker of the row is blue; on the one beside it a poster says MISSING: FLUNKO.',
    night:
      'A hall of the school at night. Light falls through the slits of one locker; at the far end an EXIT sign glows.',
  },
  ambience: 'fluorescent',
  middle: 'door',
  hotspots: {
    door: { label: 'Open the locker', event: 'door' },
    'open-door': { label: 'Shut the locker', event: 'door' },
    jacket: { label: 'Choose a jacket', sound: 'select', event: 'jackets' },
    jar: { label: 'Look into the jar of GUM', sound: 'select', event: 'gum' },
  },
});
