import type { Subject } from '../entry.ts';

/** What the dark does to the town. */
export const NIGHT: readonly Subject[] = [
  {
    id: 'at-night',
    area: 'town',
    title: 'the town after dark',
    names: ['at night', 'by night', 'after dark', 'night in town', 'nighttime', 'midnight', 'nightlife'],
    asked: {
      when: [
        'how many hours until night',
        'how long until night',
        'when does it become night',
        'when does it get dark',
        'how long until it is dark',
      ],

      how: [
        'can i play at night',
        'can i visit at night',
        'how do i see the town at night',
        'is anybody scared to go out at night',
      ],

      about: [
        'what is it like at night',
        'is it different at night',
        'what can i do at night',
        'should i come back at night',
        'is it scary at night',

        'what happens at night',
        'what happens at night in this town',
        'what changes at night',
        'what is different at night',
        'what is there to see at night',
        'why should i come at night',
        'what do people do at night',
        'is it dangerous at night',
        'what comes out at night',
      ],
    },
    says: {
      how: [
        'Come by after {nightFrom}, Central time, and the same places are there with other lights and other words. Games play at any hour. People stay in since that Friday; you need not.',
      ],
      about: [
        'At night the neon comes on, the streets are wet, and somebody who should not be there is at a window. Captions change, floodlights can be thrown, and one station of the radio is only there in the dark.',
        'After {nightFrom} every place shows another picture and says other things: a light goes on upstairs in the sealed school, a machine in the Arcade plays by itself, and somebody knocks.',
        'By night the Night Club opens, the vigil’s candles are lit, and the jacket in the top row lies differently. Look at a place in both lights, and compare.',
      ],
      when: [
        'Night is from {nightFrom} to {dayFrom}, Central time. It is {time} now: {dayOrNight}, and {nextSky}.',
      ],
      where: [
        'Go to Main Street, the Football Field, the lake and the High School after {nightFrom}. Those four change the most.',
      ],
      why: ['Some things are only seen in the dark, and some only where the light is good.'],
      more: [
        'A candle at the vigil burns for each witness, and one more. Nobody lit the last.',
        'In the gym the mirror ball turns at night, lit by nothing that one can find.',
        'The high chair in the Principal’s office faces the window by day. By night it faces you.',
      ],
    },
    voices: {
      TownGossip: [
        'At night, honey? That is when this town tells the truth. Lights upstairs in a sealed school, a knock on the arcade’s door, and my curtains open exactly one inch.',
      ],
      SportsCenter90s: [
        'NIGHT GAMES! Floodlights on the field, one machine playing ITSELF in the arcade, and a station up the dial that only comes out after dark!',
      ],
    },
    leads: ['friday-night-lights', 'knocking', 'time-access', 'strange-places'],
  },
  {
    id: 'strange-places',
    area: 'town',
    title: 'the strangest spots',
    names: [
      'scariest place',
      'creepiest place',
      'haunted place',
      'weirdest place',
      'ghosts',
      'scary',
      'haunted',
      'legend',
      'urban legend',
      'curse',
    ],
    asked: {
      how: ['how do i talk to the ghost', 'how do i find the ghost', 'how do i see something scary'],

      about: [
        'what is the creepiest place in town',
        'what is the scariest place',
        'where is it haunted',
        'are there ghosts here',
        'is there a monster in town',
        'is the lake haunted',
        'is the school haunted',
        'what is the weirdest thing in town',
        'tell me something scary',
        'tell me a scary story',
        'tell me a ghost story',
        'is this game scary',
      ],
      where: [
        'which of the houses is the creepiest',
        'which house is haunted',
        'what is the scariest house',
        'where should i go to be scared',
        'which place is haunted',
      ],
    },
    says: {
      how: [
        'By night, with patience: stand in the Arcade’s door and listen, look into the glass of the third machine, or walk to the end of the dock. Knocking is answered, they say.',
      ],
      about: [
        'Nobody here says ghost. They say: wet prints, size five, that lead out of the lake and end in the middle of a floor. Nobody has seen a foot in them.',
        'There is a cellar door at the Freak’s House, chained from the outside, and small wet footprints that go to it and not away.',
        'In the dark glass of an arcade machine, at night: a yellow cap. You turn around, and nobody wears one.',
        'A bear that sits where it could not have been carried, and looks at the door.',
        'In the lobby of the Arcade one machine plays by itself at night. High score: FLU, FLU, FLU.',
      ],
      where: [
        'For a shiver: the end of the lake’s dock after dark, the Freaks’ cellar door, and the third machine of the Arcade.',
      ],
      more: [
        'The scoreboard in the gym says HOME 07, GUEST 30. There was no game in there.',
        'On the vigil’s ring there is a candle for each witness, and one nobody lit.',
      ],
    },
    leads: ['footprints', 'knocking', 'cellar', 'bear'],
  },
];
