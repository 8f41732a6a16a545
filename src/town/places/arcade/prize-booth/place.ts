import { bundle } from '@bundles/arcade-prize-booth.ts';
import { bundle as music } from '@bundles/arcade-lobby-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'arcade-prize-booth',
  title: 'Prize Booth',
  bundle,
  alt: {
    day: 'A prize booth under a striped awning, full of toy bears. One shelf space is empty, with a slip of paper pinned to it.',
    night: 'The booth in the dark under one bulb, which lights the gap among the bears.',
  },
  tune: music.tracks['arcade-lobby'],
  jukebox: true,
  ambience: 'fluorescent',
  lays: [
    { cut: 'bear-back', when: { all: ['shown:arcade-prize-booth/bear'] }, alt: 'A bear sits in the space.' },
    {
      cut: 'photo-laid',
      when: { all: ['shown:arcade-prize-booth/photograph'] },
      alt: 'A photograph leans on the roll of tickets.',
    },
  ],

  hotspots: {
    gap: {
      label: 'Empty space among the bears',
      sound: 'select',
      answers: {
        day: [
          'WON FRIDAY 3:10. WILL COME BACK FOR IT. He underlined will.',
          'The dust has the shape of a bear.',
        ],
        night: [
          'Something yellow hangs on the nail: a thread.',
          'You could fit in there, if you were smaller. And patient.',
        ],
      },
      instead: [
        {
          when: { all: ['shown:arcade-prize-booth/bear'] },
          label: 'Bear that came back',
          sound: 'select',
          answers: {
            day: ['Fifty. It sits in its dust, and looks at the door.'],
            night: ['The others look at it. It looks at the door.'],
          },
        },
      ],
      uses: {
        bear: {
          sound: 'drop',
          answers: [
            'It fits the dust. Fifty, says the list. It stays. Before you are out of the door one is under your arm.',
          ],
          records: 'shown:arcade-prize-booth/bear',
          recalls: 'bear',
        },
      },
    },
    bears: {
      label: 'Bears',
      sound: 'select',
      answers: {
        day: ['Forty-nine. The list says fifty. Nobody wants to talk about the list.'],
        night: ['All of them look at the gap.', 'One of them looks at you.'],
      },
    },
    counter: {
      label: 'Glass counter',
      sound: 'select',
      opens: { purpose: 'prizes' },
      answers: {
        day: ['Spider rings, ten tickets. Whistles, fifteen. The sign says NO REFUNDS ON LUCK.'],
        night: ['Under the glass lies a strip of four photos. The fourth is torn off.'],
      },
      uses: {
        photograph: {
          sound: 'select',
          answers: [
            'You hold it over the strip under the glass. The torn edge fits: three pictures of one, and one of two.',
          ],
          records: 'shown:arcade-prize-booth/photograph',
        },
      },
    },
    lobby: { label: 'Back to the lobby', sound: 'open', exit: { to: 'arcade-lobby' } },
  },
  people: {
    'prize-clerk': { spot: { x: 80, y: 71, w: 70, h: 77 }, alt: 'The clerk stands behind the counter.' },
  },
});
