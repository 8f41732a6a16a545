/**
 * Homecoming: the fight song by the marching band, as it is heard across a field at night, B flat at 116. The surprise:
 * after the win the band stands still, and one trumpet alone plays the call of the town for somebody who is not there.
 * It is answered by the drums, which do not know the piece.
 */
import { BAR, bass, comp, line, shift } from './kit.mjs';
import { CRASH, DRUM_SETS, KICK, LOW_TOM, RIM, SNARE, also } from './percussion.mjs';
import { drummed, only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { fight } from './themes/fight.mjs';
import { inOctave, under } from './variations.mjs';

const march = { [KICK]: 'X-------X-------', [SNARE]: 'x-.ox-.ox-.ox-oo', [CRASH]: '----o-------o---' };
const loud = also(march, { [SNARE]: 'X-oox-xox-oox-xx', [LOW_TOM]: '--x---x---x---x-' });
const roll = { [KICK]: 'X---X---X-X-X---', [SNARE]: 'oooxoooxooxxoxXX', [CRASH]: '------------X---' };
const ticks = { [RIM]: 'o---o---o---o---', [KICK]: 'o---------------' };
const cadence = { [SNARE]: 'x-oox-oox-xxX-X-', [LOW_TOM]: '--x-x---x--x--x-', [KICK]: 'X-----x---X---X-' };

const alone = section({
  chords: 'Bbmaj7 | Gm7 | Ebmaj7 | F7',
  melody: 'D4:3! F4:3 Bb4:6! A4:4 | -:16 | D4:3! F4:3 Bb4:4! A4:2 F4:4 | -:16',
  drums: [ticks, ticks, ticks, cadence],
});
const form = [
  drummed(fight.shout, [march, march, march, roll]),
  drummed(fight.louder, [loud, loud, loud, roll]),
  drummed(fight.proud, [march, march, march, roll]),
  drummed(fight.win, [loud, loud, loud, also(roll, { [SNARE]: 'oooxoooxX---X---' })]),
  alone,
];
const [, LOUDER, PROUD, WIN, ALONE] = form.keys();
const BAND = [0, LOUDER, PROUD, WIN];

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 116,
  swing: 0,
  seed: 1947,
  channels: 1,
  form,
  parts: [
    {
      name: 'bass',
      program: 58,
      volume: 0.91,
      reverb: 0.9,
      play: ({ chords }, index) =>
        index === ALONE
          ? bass(chords, '1:16', pitch('E1'))
          : bass(chords, '1:3! -:1 5:3 -:1 1:3! -:1 5:2 <:2', pitch('E1')),
    },
    {
      name: 'trombones',
      program: 57,
      volume: 0.54,
      reverb: 0.9,
      play: only(BAND, ({ chords }) =>
        comp(chords, '--x---x---x---x-|--x---x-x-x-x---', { centre: pitch('D4'), steps: 2 }),
      ),
    },
    {
      name: 'horns',
      program: 60,
      volume: 0.6,
      reverb: 0.9,
      play: only(BAND, ({ melody, chords }) => under(melody, chords)),
    },
    { name: 'trumpets', program: 56, volume: 0.88, reverb: 0.9, play: only(BAND, ({ melody }) => melody) },
    {
      name: 'clarinets',
      program: 71,
      volume: 0.46,
      reverb: 0.9,
      play: only([LOUDER, WIN], ({ melody }) => inOctave(melody, 1)),
    },
    {
      name: 'piccolo',
      program: 72,
      volume: 0.64,
      reverb: 0.9,
      play: only([WIN], () =>
        shift(
          line(
            'D6:1 Eb6:1 F6:6 Bb5:1 C6:1 D6:6 | C6:1 D6:1 Eb6:6 F6:8 | D6:4 G6:4 E6:8 | F6:2 Eb6:2 D6:2 C6:2 Bb5:6 -:2',
          ),
          { gain: 0.9 },
        ),
      ),
    },
    {
      name: 'bells',
      program: 9,
      volume: 0.62,
      reverb: 0.9,
      play: only([PROUD, WIN], ({ melody }) => inOctave(melody, 1)),
    },
    {
      name: 'one trumpet',
      program: 56,
      volume: 0.81,
      reverb: 1,
      modulation: 0.2,
      play: only([ALONE], ({ melody }) => melody.filter(({ at }) => at < 3 * BAR)),
    },
    {
      name: 'drums',
      program: DRUM_SETS.orchestra,
      volume: 0.82,
      reverb: 0.8,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
