/**
 * Arcadia High under lockdown: the town's theme half as fast and very low, D minor at 100, in corridors where an alarm
 * rings on another floor, two notes and a breath, which never falls in with the beat. In the middle (B) a classroom door stands
 * open, and the theme is in the light for eight bars. The surprise is a silence of the alarm, for a different reason each
 * time: at the end of B the loudspeaker chimes for an announcement that does not come, and in the last bar a locker is
 * slammed on a chord of E flat.
 */
import { BAR, arpeggio, bass, between, line, sustain } from './kit.mjs';
import {
  CRASH,
  DRUM_SETS,
  KICK,
  LOW_TOM,
  MID_TOM,
  PEDAL_HAT,
  RIM,
  SHAKER,
  SNARE,
  TRIANGLE,
  also,
} from './percussion.mjs';
import { drummed, only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { TONIC, arcadia } from './themes/arcadia.mjs';
import { clipped, inMinor, inOctave, slower, transposed, under, until } from './variations.mjs';

const pulse = { [KICK]: 'x-.-----x-.-----', [PEDAL_HAT]: '----.-------.---' };
const steps = also(pulse, { [RIM]: 'o---o---o---o---' });
const drag = {
  [KICK]: 'x-.-----x-.-----',
  [LOW_TOM]: '--------o--o--o-',
  [MID_TOM]: '------------o-oo',
  [SNARE]: '----------.---.o',
};
const light = { [KICK]: 'o---------.-----', [SHAKER]: '--.---.---.---.-', [TRIANGLE]: 'o---------------' };
const hush = { [TRIANGLE]: 'o---------------', [PEDAL_HAT]: '--------.-------' };
const slam = {
  [KICK]: 'X---------------',
  [CRASH]: '.---------------',
  [LOW_TOM]: '----------------',
  [RIM]: '------------o-o-',
};

const DOWN = -5;
/** A phrase of the theme, half as fast, in minor and a fourth lower: eight bars. */
const dimmed = (phrase, chords, drums) =>
  drummed(
    {
      ...section({ chords }),
      melody: slower(transposed({ ...phrase, melody: inMinor(phrase.melody, TONIC) }, DOWN).melody),
    },
    drums,
  );
const ask = dimmed(arcadia.ask, 'Dm9 | Dm9 | Bbmaj9 | Bbmaj9 | Gm9 | Gm9 | A7b9 | A7b9', [
  pulse,
  pulse,
  pulse,
  drag,
  pulse,
  pulse,
  pulse,
  drag,
]);
const open = dimmed(arcadia.away, 'Bbmaj9 | Bbmaj9 | Gm9 | C13 | Fmaj9 | Dm9 | Gm9 | A7b9', [
  light,
  light,
  light,
  drag,
  light,
  light,
  light,
  hush,
]);
/** The last bar is the loudspeaker's. */
const classroom = { ...open, melody: until(open.melody, 7 * BAR) };
const answer = dimmed(arcadia.answer, 'Dm9 | Dm9 | Bbmaj9 | Bbmaj9 | Gm9 | Gm6 | Dm9 | Ebmaj7', [
  steps,
  steps,
  steps,
  drag,
  steps,
  steps,
  pulse,
  slam,
]);
const form = [ask, classroom, answer];
const [ASK, CLASSROOM, ANSWER] = form.keys();

/** Two notes and a breath: five eighths, so that it never falls in with the beat. From the classroom it is farther away. */
const alarm = (bars, gain) =>
  Array.from({ length: Math.floor((bars * BAR) / 10) }, (_, ring) => [
    { at: ring * 10, steps: 3, pitch: pitch('Bb4'), velocity: 0.7 * gain },
    { at: ring * 10 + 4, steps: 3, pitch: pitch('E4'), velocity: 0.6 * gain },
  ]).flat();

/** The bass, and three octaves above it plucked strings: what a phone's loudspeaker has of it. */
const bassLine = ({ chords }) => bass(chords, '1:6! -:2 1:6 -:2 | 1:6! -:2 5:4 <:4', pitch('A1'));

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 100,
  swing: 0,
  seed: 911,
  channels: 1,
  form,
  parts: [
    { name: 'bass', program: 43, volume: 0.62, reverb: 0.6, play: bassLine },
    {
      name: 'plucked strings',
      program: 45,
      volume: 0.7,
      reverb: 0.9,
      play: (part) => clipped(inOctave(bassLine(part), 3), 2),
    },
    {
      name: 'English horn',
      program: 69,
      volume: 0.72,
      reverb: 0.9,
      modulation: 0.2,
      play: only([ASK, ANSWER], ({ melody }, index) =>
        index === ASK ? between(melody, 4 * BAR, 8 * BAR) : melody,
      ),
    },
    {
      name: 'bassoon',
      program: 70,
      volume: 0.7,
      reverb: 0.7,
      play: only([ASK, ANSWER], ({ melody }) => inOctave(melody, -1)),
    },
    {
      name: 'flute',
      program: 73,
      volume: 0.72,
      reverb: 0.9,
      modulation: 0.2,
      play: only([CLASSROOM], ({ melody }) => melody),
    },
    {
      name: 'clarinet',
      program: 71,
      volume: 0.62,
      reverb: 0.8,
      play: only([CLASSROOM], ({ melody, chords }) => under(melody, chords)),
    },
    {
      name: 'cellos',
      program: 42,
      volume: 0.7,
      reverb: 0.7,
      play: only([ASK, ANSWER], ({ melody }, index) =>
        inOctave(index === ASK ? between(melody, 4 * BAR, 8 * BAR) : melody, -1),
      ),
    },
    {
      name: 'tremolo strings',
      program: 44,
      volume: 0.76,
      reverb: 0.8,
      play: only([ASK, ANSWER], ({ chords }) => sustain(chords, { centre: pitch('D4'), velocity: 0.5 })),
    },
    {
      name: 'strings',
      program: 49,
      volume: 0.8,
      reverb: 0.9,
      play: only([CLASSROOM], ({ chords }) => sustain(chords, { centre: pitch('F4'), velocity: 0.45 })),
    },
    {
      name: 'piano',
      program: 0,
      volume: 1,
      reverb: 0.9,
      play: ({ chords }, index) =>
        arpeggio(chords, index === CLASSROOM ? 'o---.---o---.---' : 'o-----.---o-----', {
          centre: pitch('D5'),
          steps: 8,
        }),
    },
    {
      name: 'alarm',
      program: 80,
      volume: 0.4,
      reverb: 1,
      play: ({ bars }, index) => {
        if (index === ASK) return alarm(bars, 1);
        return alarm(bars - 1, index === CLASSROOM ? 0.5 : 1);
      },
    },
    {
      name: 'loudspeaker',
      program: 14,
      volume: 0.9,
      reverb: 1,
      play: only([CLASSROOM], ({ bars }) => line(`${'-:16 | '.repeat(bars - 1)}E5:4! C#5:4 A4:4 -:4`)),
    },
    {
      name: 'breath',
      program: 52,
      volume: 0.9,
      reverb: 0.9,
      play: only([ANSWER], ({ chords }) => sustain(chords, { centre: pitch('A4'), velocity: 0.4 })),
    },
    {
      name: 'drums',
      program: DRUM_SETS.orchestra,
      volume: 1,
      reverb: 0.9,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
