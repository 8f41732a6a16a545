/**
 * The town by night: the theme of Arcadia in G minor at 78, a music box that somebody left open. Its chords sink where
 * those of the day rose. The surprise is what is missing: the last note of the tune is never played; a bell strikes in its
 * place, a half step too high, and goes on striking in the silence.
 */
import { BAR, arpeggio, bass, comp, sustain } from './kit.mjs';
import { DRUM_SETS, KICK, LOW_TOM, PEDAL_HAT, RIDE, RIM, SNARE, TRIANGLE, also } from './percussion.mjs';
import { drummed, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { TONIC, arcadia } from './themes/arcadia.mjs';
import { echoed, inMinor, inOctave, reharmonised, until } from './variations.mjs';

const heart = { [KICK]: 'x-.-----x-.-----', [PEDAL_HAT]: '----o-------o---', [SNARE]: '--------.-----.-' };
const walk = also(heart, { [RIM]: '------------x---', [RIDE]: 'o---.-o-o---.-o-' });
const turn = also(heart, { [SNARE]: '--------.-.o.oxo', [LOW_TOM]: '----------o---x-' });
const bare = { [KICK]: 'x-.-------------', [TRIANGLE]: '--------o-------' };

const night = (day, chords, drums) =>
  drummed({ ...reharmonised(day, section({ chords })), melody: inMinor(day.melody, TONIC) }, drums);
const ask = night(arcadia.ask, 'Gm9 | Ebmaj9 | Cm9 | D7b9', [heart, heart, heart, turn]);
const answer = night(arcadia.answer, 'Gm9 | Ebmaj9 | Cm9 Cm6 | Gm9 Gm9 Gm9 D7b9', [walk, walk, walk, turn]);
const away = night(arcadia.away, 'Ebmaj9 | Cm9 F13 | Bbmaj7 Gm9 | Am7b5 D7b9', [walk, walk, heart, turn]);
const home = night(arcadia.home, 'Gm9 | Ebmaj9 | Cm9 D7b9 | Abmaj7', [walk, walk, heart, bare]);
const LAST_BAR = 3 * BAR;
const form = [ask, answer, away, { ...home, melody: until(home.melody, LAST_BAR) }];
const [, ANSWER, AWAY, HOME] = form.keys();

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 78,
  swing: 0.1,
  seed: 1705,
  channels: 1,
  form,
  parts: [
    {
      name: 'bass',
      program: 35,
      volume: 0.87,
      reverb: 0.3,
      play: ({ chords }) => bass(chords, '1:8! -:4 5:2 <:2 | 1:6! -:2 5:4 -:2 <:2', pitch('E1')),
    },
    {
      name: 'music box',
      program: 10,
      volume: 1,
      reverb: 0.7,
      play: ({ melody }, index) => (index === AWAY ? undefined : melody),
    },
    {
      name: 'celesta',
      program: 8,
      volume: 1,
      reverb: 0.8,
      play: (part, index) =>
        index === AWAY
          ? undefined
          : echoed(inOctave(part.melody, 1), { steps: 6, gain: 0.4, end: part.bars * BAR }),
    },
    {
      name: 'whistle',
      program: 78,
      volume: 0.66,
      reverb: 0.9,
      modulation: 0.3,
      play: ({ melody }, index) => (index === AWAY ? melody : undefined),
    },
    {
      name: 'pad',
      program: 89,
      volume: 0.56,
      reverb: 0.7,
      chorus: 0.5,
      play: ({ chords }) => sustain(chords, { centre: pitch('Bb3'), velocity: 0.55 }),
    },
    {
      name: 'cellos',
      program: 42,
      volume: 0.97,
      reverb: 0.6,
      play: ({ chords }, index) =>
        index >= ANSWER
          ? chords.map(({ at, steps, root }) => ({ at, steps, pitch: 43 + ((root + 5) % 12), velocity: 0.6 }))
          : undefined,
    },
    {
      name: 'vibraphone',
      program: 11,
      volume: 1,
      reverb: 0.6,
      play: ({ chords }, index) =>
        index === AWAY
          ? arpeggio(chords, 'o--o--o---o--o--', { centre: pitch('D5'), steps: 4 })
          : comp(chords, '------o-------.-', { centre: pitch('D4'), steps: 6 }),
    },
    {
      name: 'bell',
      program: 14,
      volume: 1,
      reverb: 0.9,
      play: (_, index) =>
        index === HOME
          ? [0, 8].map((step) => ({
              at: LAST_BAR + step,
              steps: 8,
              pitch: pitch('Ab4'),
              velocity: 0.8 - step / 40,
            }))
          : undefined,
    },
    {
      name: 'drums',
      program: DRUM_SETS.brush,
      volume: 1,
      reverb: 0.5,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
