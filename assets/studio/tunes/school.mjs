/**
 * Arcadia High under lockdown: the town's theme half as fast and very low, D minor at 100, in corridors where an alarm
 * rings somewhere on another floor, two notes and a breath, which never falls in with the beat.
 * The surprise: in the last bar the alarm stops, somewhere a locker is slammed on a chord of E flat, and it
 * begins again.
 */
import { BAR, arpeggio, bass, between, sustain } from './kit.mjs';
import { CRASH, DRUM_SETS, KICK, LOW_TOM, MID_TOM, PEDAL_HAT, RIM, SNARE, also } from './percussion.mjs';
import { drummed, only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { TONIC, arcadia } from './themes/arcadia.mjs';
import { clipped, inMinor, inOctave, opening, slower, transposed } from './variations.mjs';

const pulse = { [KICK]: 'x-.-----x-.-----', [PEDAL_HAT]: '----.-------.---' };
const steps = also(pulse, { [RIM]: 'o---o---o---o---' });
const drag = {
  [KICK]: 'x-.-----x-.-----',
  [LOW_TOM]: '--------o--o--o-',
  [MID_TOM]: '------------o-oo',
  [SNARE]: '----------.---.o',
};
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
const first = opening(ask, 4);
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
const form = [first, ask, answer];
const [FIRST, ASK, ANSWER] = form.keys();

/** Two notes and a breath: five eighths, so that it never falls in with the beat. */
const alarm = (bars) =>
  Array.from({ length: Math.floor((bars * BAR) / 10) }, (_, ring) => [
    { at: ring * 10, steps: 3, pitch: pitch('Bb4'), velocity: 0.7 },
    { at: ring * 10 + 4, steps: 3, pitch: pitch('E4'), velocity: 0.6 },
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
    { name: 'bassoon', program: 70, volume: 0.7, reverb: 0.7, play: ({ melody }) => inOctave(melody, -1) },
    {
      name: 'cellos',
      program: 42,
      volume: 0.7,
      reverb: 0.7,
      play: only([ASK, ANSWER], ({ melody }) => inOctave(melody, -1)),
    },
    {
      name: 'tremolo strings',
      program: 44,
      volume: 0.76,
      reverb: 0.8,
      play: ({ chords }) => sustain(chords, { centre: pitch('D4'), velocity: 0.5 }),
    },
    {
      name: 'piano',
      program: 0,
      volume: 1,
      reverb: 0.9,
      play: only([FIRST, ANSWER], ({ chords }) =>
        arpeggio(chords, 'o-----.---o-----', { centre: pitch('D5'), steps: 8 }),
      ),
    },
    {
      name: 'alarm',
      program: 80,
      volume: 0.4,
      reverb: 1,
      play: ({ bars }, index) => alarm(index === ANSWER ? bars - 1 : bars),
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
