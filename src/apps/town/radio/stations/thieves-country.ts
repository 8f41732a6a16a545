import { defineStation } from '../station.ts';
import { TUNES } from '../tunes.ts';

/** Country for the bar, the junkyard and whatever drives the county road. */
export const station = defineStation({
  id: 'thieves-country',
  name: 'THIEVES COUNTRY',
  frequency: 1029,
  slogan: 'Older than all four of them',
  voice: { pitch: 118, pace: 9, wave: 'sawtooth' },
  tellsNews: true,
  jingle: [
    [392, 0.18],
    [493.9, 0.18],
    [587.3, 0.18],
    [784, 0.18],
    [659.3, 0.36],
    [784, 0.7],
  ],
  instrument: 'sawtooth',
  shows: [
    {
      title: 'Gravel Report',
      hours: { startHour: 5, endHour: 12 },
      tunes: [TUNES.twoStep, TUNES.barrels, TUNES.wrongChord],
      lines: [
        'Morning. {time}. County road: dry. Depot Lane: dry. There is no train on Depot Lane.',
        'Up at the yard they lost a bolt cutter and found a school bus. Short one seat.',
        'That red car was sold in August. He will tell you so himself. He tells everybody.',
        'Quarters, folks. The bank is out of them. Somebody pays for three nights of something.',
        'Flattened pennies are a hobby. Flattened quarters are a habit.',
        'A fellow here says he saw it stop. A fellow here says many things before noon.',
      ],
    },
    {
      title: 'Flatbed',
      hours: { startHour: 12, endHour: 19 },
      tunes: [TUNES.twoStep, TUNES.barrels, TUNES.deadKeys, TUNES.garage],
      lines: [
        'It is {time}, which is as early as it was yesterday.',
        'For sale: one boxcar. No papers, no wheels to speak of. Somebody is in it. For rent, then.',
        'The crane dropped something again. It was nothing. It was a heavy nothing.',
        'Our sponsor today is rope. You never have enough, and then you have some left.',
        'The name of the bar is older than the four. Older than the bar. I asked the sign.',
        'Next: the Gravel Boys, with a train in it that was not at the session.',
      ],
    },
    {
      title: 'Last Call',
      hours: { startHour: 19, endHour: 5 },
      tunes: [TUNES.deadKeys, TUNES.emptyPool, TUNES.twoStep, TUNES.nightShift],
      lines: [
        'Last call. It was last call an hour ago, too. It is {time}.',
        'When the lights went, this bar did not spill a drop. When they came back, there was one glass more.',
        'The piano has two dead keys. It plays them all the same, after closing.',
        'Four names on the wall, and a nail for a fifth. The nail is new.',
        'The pool table leans toward the door. So do I.',
        'Drive home slow. If somebody walks on Depot Lane, he has his reasons, and wet shoes.',
        'This is a song about leaving. Or being left. Or it is about a chair.',
      ],
    },
  ],
});
