import { bundle } from '@bundles/freaks-house.ts';
import { bundle as music } from '@bundles/freaks-music.ts';
import { definePlace } from '../../play/place.ts';

export const place = definePlace({
  id: 'freaks-house',
  title: "Freak's House",
  bundle,
  alt: {
    day: 'A tall violet house with a turret behind an iron fence. Small wet footprints lead to a slanted cellar door.',
    night: 'The house against the moon. A light wanders from window to window; the cellar door is chained.',
  },
  tune: music.tracks['freaks'],
  ambience: { day: 'birds', night: 'crickets' },

  hotspots: {
    door: { label: 'Front door', sound: 'open', exit: { to: 'freaks-house-kitchen' } },
    bedroom: { label: 'Bedroom', sound: 'open', exit: { to: 'freaks-house-bedroom' } },
    basement: { label: 'Basement', sound: 'open', exit: { to: 'freaks-house-basement' } },
    attic: { label: 'Attic', sound: 'open', exit: { to: 'freaks-house-attic' } },
    kitchen: { label: 'Kitchen', sound: 'open', exit: { to: 'freaks-house-kitchen' } },
    'cellar-door': {
      label: 'CELLAR DOOR',
      sound: 'select',
      opens: {
        purpose: 'lock',
        params: 'cellar',
        then: {
          opened: { sound: 'open', exit: { to: 'freaks-house-cellar' } },
        },
      },
      instead: [
        {
          when: { all: ['opened:cellar'] },
          label: 'CELLAR DOOR (open)',
          sound: 'open',
          exit: { to: 'freaks-house-cellar' },
        },
      ],
    },
    fence: {
      label: 'Poster on the fence',
      sound: 'select',
      answers: {
        day: ['MISSING: FLUNKO. Below, in purple: NOT BY EVERYONE.'],
        night: ['The purple line is gone. The paper is not torn.'],
      },
    },
  },
});
