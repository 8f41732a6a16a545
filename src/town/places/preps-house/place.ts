import { bundle } from '@bundles/preps-house.ts';
import { bundle as music } from '@bundles/preps-music.ts';
import { definePlace } from '../../play/place.ts';

export const place = definePlace({
  id: 'preps-house',
  title: "Prep's House",
  bundle,
  alt: {
    day: 'A pale blue villa with white columns and a fountain. An envelope with a red seal leans on its front door.',
    night: 'The villa with lit columns. Upstairs somebody closes a curtain; the envelope is still there.',
  },
  tune: music.tracks['preps'],
  ambience: { day: 'birds', night: 'crickets' },
  lays: [
    {
      cut: 'invitation-gone',
      when: { all: ['carried:invitation'] },
      alt: 'It has been taken: nothing leans on the door.',
    },
  ],

  hotspots: {
    door: { label: 'Front door', sound: 'open', exit: { to: 'preps-house-living-room' } },
    kitchen: { label: 'Kitchen', sound: 'open', exit: { to: 'preps-house-kitchen' } },
    bedroom: { label: 'Bedroom', sound: 'open', exit: { to: 'preps-house-bedroom' } },
    'living-room': { label: 'Living Room', sound: 'open', exit: { to: 'preps-house-living-room' } },
    basement: { label: 'Basement', sound: 'open', exit: { to: 'preps-house-basement' } },
    envelope: {
      label: 'Envelope',
      takes: 'invitation',
      sound: 'select',
      answers: {
        day: [
          'RETURN TO SENDER, says the stamp. The sender lives here.',
          'They have thrown it out three times.',
        ],
        night: ['It is open now. Admit two, it says.'],
      },
      instead: [
        {
          when: { all: ['carried:invitation'] },
          sound: 'select',
          answers: ['The step is bare. They will not throw it out a fourth time.'],
        },
      ],
    },
  },
});
