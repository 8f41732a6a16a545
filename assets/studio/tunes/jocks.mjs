/**
 * The Jocks' house: their fight song as a bedroom beat, A flat at 88. Ninth chords where the band has triads, the
 * melody cut up as from a sampler with eight seconds of memory, stomps and claps under it. The surprise: before the last
 * phrase the tape of the game cuts in, with the crowd, and the marching drums carry the beat for two bars.
 */
import { BAR, arpeggio, bass, comp, sustain } from './kit.mjs';
import { CLAP, COWBELL, CRASH, DRUM_SETS, HAT, KICK, MID_TOM, OPEN_HAT, SNARE, also } from './percussion.mjs';
import { drummed, only, section, song, strikes } from './song.mjs';
import { pitch } from './theory.mjs';
import { fight } from './themes/fight.mjs';
import { clipped, echoed, inOctave, pushed, reharmonised, transposed } from './variations.mjs';

const stomp = { [KICK]: 'X-x---x---x-----', [CLAP]: '----X-------X---', [HAT]: 'x.x.x.xox.x.x.x.' };
const skip = also(stomp, { [KICK]: 'X-x----x-xx-----', [OPEN_HAT]: '--------------o-' });
const cheer = also(skip, { [COWBELL]: 'o--o--o-o--o--o-', [SNARE]: '----x--.----x-.-' });
const fill = {
  [KICK]: 'X-x---x---------',
  [CLAP]: '----X---x---xxxx',
  [MID_TOM]: '---------xx-----',
  [HAT]: 'x.x.x.xo--------',
};
const tape = { [SNARE]: 'x-oox-oox-xxX-XX', [KICK]: 'X-------X-------', [MID_TOM]: '--x---x---x---x-' };
const crash = { [CRASH]: 'x---------------' };

const DOWN = -2;
const beat = (phrase, chords, drums) => {
  const phrases = reharmonised(phrase, section({ chords }));
  const lower = transposed(phrases, DOWN);
  return drummed({ ...lower, melody: clipped(pushed(lower.melody), 5) }, drums);
};
const form = [
  beat(fight.shout, 'Bbmaj9 | Gm9 | Cm9 F13sus | Bb69', [stomp, skip, stomp, fill]),
  beat(fight.louder, 'Bbmaj9 | Ebmaj9 | C9 | F13', [cheer, skip, cheer, fill]),
  beat(fight.proud, 'Ebmaj9 | Dm7 Gm9 | C9 | F13sus', [also(stomp, crash), skip, tape, tape]),
  beat(fight.win, 'Bbmaj9 | F13sus | Gm9 C9 | F13 Bb69', [also(cheer, crash), skip, cheer, fill]),
];
const [, LOUDER, PROUD, WIN] = form.keys();

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 88,
  swing: 0.26,
  seed: 1988,
  channels: 1,
  form,
  parts: [
    {
      name: 'bass',
      program: 38,
      volume: 0.86,
      play: ({ chords }) =>
        bass(chords, '1:3! -:1 1:2 8:1 -:3 1:2! 5:2 <:2 | 1:3! -:1 1:2 -:3 7:1 8:2! 5:2 <:2', pitch('E1')),
    },
    {
      name: 'electric piano',
      program: 4,
      volume: 0.4,
      chorus: 0.5,
      play: ({ chords }) =>
        comp(chords, 'x-----x---o-----|x-----x--o--o---', { centre: pitch('C4'), steps: 4 }),
    },
    { name: 'muted trumpet', program: 59, volume: 0.78, reverb: 0.4, play: ({ melody }) => melody },
    {
      name: 'sampler',
      program: 61,
      volume: 0.72,
      reverb: 0.3,
      play: only([LOUDER, WIN], ({ melody, bars }) => [
        ...clipped(melody, 2),
        ...echoed(clipped(inOctave(melody, -1), 2), { steps: 3, gain: 0.5, end: bars * BAR }),
      ]),
    },
    {
      name: 'pad',
      program: 91,
      volume: 0.51,
      reverb: 0.5,
      play: only([PROUD, WIN], ({ chords }) => sustain(chords, { centre: pitch('F4'), velocity: 0.5 })),
    },
    {
      name: 'bell keys',
      program: 98,
      volume: 0.61,
      reverb: 0.5,
      play: only([PROUD, WIN], ({ chords }) =>
        arpeggio(chords, 'o--o--o-o--o--o-', { centre: pitch('C5'), steps: 2 }),
      ),
    },
    {
      name: 'crowd',
      program: 126,
      volume: 0.6,
      reverb: 0.6,
      play: only([PROUD], () => strikes([pitch('C4')], [2 * BAR], { steps: 2 * BAR, velocity: 0.9 })),
    },
    {
      name: 'drums',
      program: DRUM_SETS.analog,
      volume: 0.66,
      reverb: 0.15,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
