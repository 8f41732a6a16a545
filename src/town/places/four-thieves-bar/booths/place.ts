import { bundle } from '@bundles/four-thieves-bar-booths.ts';
import { bundle as music } from '@bundles/bar-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'four-thieves-bar-booths',
  title: 'Booths',
  bundle,
  alt: {
    day: 'Maroon booths with high backs. On the table of the last lie four coasters with drawings.',
    night: "The booths, dark but for the last. Somebody's shadow is on its wall.",
  },
  tune: music.tracks['bar'],
  ambience: 'crowd',

  hotspots: {
    coasters: {
      label: 'Four coasters',
      sound: 'select',
      answers: {
        day: ['A jacket, a tape, a key, a map. Four hands drew them. They drew straws, too.'],
        night: ['A fifth lies among them: a hat.'],
      },
    },
    'last-booth': {
      label: 'Last booth',
      sound: 'select',
      answers: {
        day: ['RESERVED FOR THURSDAY, says the card. Which one, it does not.'],
        night: ['Somebody sits with their back to you. It is a coat. It orders nothing.'],
      },
      uses: {
        matchbook: {
          sound: 'drop',
          answers: [
            'You stand the matchbook against the card. RESERVED, it says now, and FOUR, and you count the seats.',
          ],
          records: 'shown:four-thieves-bar-booths/matchbook',
        },
      },
    },
    window: {
      label: 'Stained glass',
      sound: 'select',
      answers: {
        day: ['Four men with masks carry a fifth. Or he leads them. The lead is bent.'],
        night: ['No light comes through it. There is a wall behind. There always was.'],
      },
    },
    bar: { label: 'Back to the bar', sound: 'open', exit: { to: 'four-thieves-bar-barroom' } },
  },
});
