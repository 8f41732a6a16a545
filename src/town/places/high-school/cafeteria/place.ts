import { bundle } from '@bundles/high-school-cafeteria.ts';
import { bundle as music } from '@bundles/school-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'high-school-cafeteria',
  title: 'Cafeteria',
  bundle,
  alt: {
    day: 'The empty cafeteria through wired glass. All chairs stand on the tables but one, before a tray with two straws.',
    night: 'The cafeteria in the light of a milk cooler. The tray has been moved across the table.',
  },
  dark: {
    alt: 'The cafeteria under the moon. The sign over the way out is lit, and so is a candle on the one tray.',
    load: async () => (await import('@bundles/high-school-cafeteria-dark.ts')).bundle,
  },
  tune: music.tracks['school'],
  ambience: 'fridge',

  hotspots: {
    tray: {
      label: 'Lunch tray',
      sound: 'select',
      answers: { day: ["Friday's special. Half eaten, from both sides."], night: ['The pudding is new.'] },
    },
    hatch: {
      label: 'Kitchen hatch',
      sound: 'select',
      answers: {
        day: ['CLOSED. Behind it somebody stirs something large.'],
        night: ['It is open an inch. The inch looks back.'],
      },
    },
    menu: {
      label: 'Menu board',
      sound: 'select',
      answers: {
        day: ["MONDAY: SEE FRIDAY. FRIDAY: SEE FLUNKO. The letters are the school's own."],
        night: ['The board says SEEN.'],
      },
    },
    outside: { label: 'Handle of the door', sound: 'open', exit: { to: 'high-school' } },
  },
});
