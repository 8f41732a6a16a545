import { bundle } from '@bundles/four-thieves-bar-barroom.ts';
import { bundle as music } from '@bundles/bar-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'four-thieves-bar-barroom',
  title: 'Barroom',
  bundle,
  alt: {
    day: 'An amber barroom with a wall of bottles. The receiver of a wall phone hangs by its cord.',
    night: 'The bottles glow behind the bar. The receiver swings, and somebody in it speaks.',
  },
  dark: {
    alt: 'Four candles burn in bottles along the bar, and again in the mirror. A fifth has just been put out, and smokes.',
    load: async () => (await import('@bundles/four-thieves-bar-barroom-dark.ts')).bundle,
    // Two candles at the bar, and one in the mirror.
    middle: { x: 70, y: 74, w: 36, h: 44 },
  },
  tune: music.tracks['bar'],
  ambience: 'crowd',

  hotspots: {
    phone: {
      label: 'Wall phone',
      sound: 'type',
      answers: {
        day: ['"A kid in a hat asked for it, in the dark. Said one word." The bartender forgot which.'],
        night: ['You hold it to your ear. "Not yet," it says.'],
      },
      uses: {
        quarter: {
          sound: 'coin',
          answers: [
            'It takes no coins. It takes this one. Far off a phone is lifted, and somebody waits for you to speak first.',
          ],
          records: 'shown:four-thieves-bar-barroom/quarter',
        },
      },
    },
    glass: {
      label: 'Glass of water',
      sound: 'select',
      answers: {
        day: ['He asked for water. He left it full. It was full of lake.'],
        night: ['It has rings in it, as if somebody walked heavily, nearer.'],
      },
    },
    bottles: {
      label: 'Bottles',
      sound: 'select',
      answers: {
        day: ['FOUR THIEVES VINEGAR. For external use. Against what, it does not say.'],
        night: ['In the mirror behind them the stools are taken.'],
      },
      uses: {
        matchbook: {
          sound: 'select',
          answers: ['You strike one. In the mirror five are lit along the bar, one after the other.'],
          records: 'shown:four-thieves-bar-barroom/matchbook',
        },
      },
    },
    booths: { label: 'Booths', sound: 'open', exit: { to: 'four-thieves-bar-booths' } },
    'pool-room': { label: 'Pool Room', sound: 'open', exit: { to: 'four-thieves-bar-pool-room' } },
    cellar: { label: 'Stock Cellar', sound: 'open', exit: { to: 'four-thieves-bar-stock-cellar' } },
    door: { label: 'Door to the alley', sound: 'open', exit: { to: 'four-thieves-bar' } },
  },
  people: {
    barkeeper: { spot: { x: 118, y: 54, w: 62, h: 60 }, alt: 'The barkeeper dries a glass.' },
  },
});
