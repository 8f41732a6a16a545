import { bundle } from '@bundles/four-thieves-bar-stock-cellar.ts';
import { bundle as music } from '@bundles/bar-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'four-thieves-bar-stock-cellar',
  title: 'Stock Cellar',
  bundle,
  alt: {
    day: 'A vaulted cellar with kegs under a grate. Old rails run through an arch into the dark.',
    night: 'The cellar by a lantern. Far down the tunnel there is a light.',
  },
  tune: music.tracks['bar'],
  volume: 0.5,
  ambience: 'drips',
  lays: [
    {
      cut: 'yellow-thread-gone',
      when: { all: ['carried:yellow-thread'] },
      alt: 'There is no thread on the handle of the lantern.',
    },
  ],

  hotspots: {
    tunnel: {
      label: 'Tunnel with rails',
      sound: 'select',
      answers: {
        day: ['For barrels, they say, in the dry years. The rails are not rusty.'],
        night: ['A light, small, far. It is nearer when you look away.'],
      },
    },
    kegs: {
      label: 'Kegs',
      sound: 'select',
      answers: {
        day: ['You rap on them to hear which are empty. One of them raps back.'],
        night: ['One rolls over to see who it is.'],
      },
    },
    lantern: {
      label: 'Lantern',
      takes: 'yellow-thread',
      sound: 'select',
      answers: {
        day: ['Cold. On its handle a thread of yellow.'],
        night: ['It is lit. It was lit by somebody your height, or less.'],
      },
      instead: [
        {
          when: { all: ['carried:yellow-thread'] },
          sound: 'select',
          answers: ['The handle is bare. The lantern is lighter, by no weight at all.'],
        },
      ],
    },
    stairs: { label: 'Stairs to the bar', sound: 'open', exit: { to: 'four-thieves-bar-barroom' } },
  },
});
