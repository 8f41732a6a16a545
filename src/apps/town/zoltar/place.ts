import { bundle } from '@bundles/zoltar.ts';
import { bundle as music } from '@bundles/zoltar-music.ts';
import { definePlace } from '../../../town/play/place.ts';

const ALT =
  'A fortune teller’s booth in the arcade: half a man in a turban behind glass, his hands on a crystal ball, under the name ZOLTAR in lights.';

/** Zoltar's booth. The app alone knows what he is at. */
export const place = definePlace({
  id: 'zoltar',
  title: 'Mystical Zoltar',
  bundle,
  alt: { day: ALT, night: ALT },
  tune: music.tracks.zoltar,
  ambience: 'crt',
  // From the lights of his name to the slots.
  subject: { x: 58, y: 6, w: 224, h: 312 },
  // A machine of the arcade, and the gap beside the booth.
  sides: 56,
  hotspots: {
    coin: { label: 'Put in 10 GUM', event: 'play' },
    card: { label: 'Look at your cards', sound: 'select', event: 'cards' },
    teller: {
      label: 'Knock on the glass',
      sound: 'knock',
      answers: [
        'He sleeps. His chest goes up and down, and there is no motor for that.',
        'A tag on his sleeve: PROPERTY OF THE PIER, 1962. Arcadia has no pier.',
        'The skull grins. It has heard them all.',
        'For a moment the ball shows the door behind you.',
      ],
    },
  },
});
