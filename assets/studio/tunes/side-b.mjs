/**
 * The song of Flunko's profile: what is on the other side of the cassette. A music box in F at 84, an electric piano from
 * the next room, a bass that does not want to wake anyone, and somebody who knocks. A A B A over 16 bars. The surprise: in
 * the last part the music box leaves its phrase to the one who knocks, and what is knocked is the same phrase. There are
 * thirteen knocks.
 */
import { arpeggio, bass, line, sustain } from './kit.mjs';
import { CABASA, KICK, LOW_WOODBLOCK, PEDAL_HAT, RIM } from './percussion.mjs';
import { only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { inOctave, under } from './variations.mjs';

const tape = { [CABASA]: '.---.---.---.---', [PEDAL_HAT]: '----o-------o---' };
const heart = { ...tape, [KICK]: 'o--.----o--.----' };
const brush = { ...heart, [RIM]: '------------.---' };
/** Twelve here, in threes, and one more. */
const knock = { ...tape, [LOW_WOODBLOCK]: 'x---x---x-------' };
const last = { ...tape, [LOW_WOODBLOCK]: 'x---x---x-----X-' };

const ask = section({
  chords: 'Fmaj7 | Dm7 | Bbmaj7 | C7',
  melody: 'A5:4! C6:2 A5:2 G5:4 F5:4 | E5:4! F5:2 G5:2 A5:8 | D6:4! C6:2 A5:2 F5:4 D5:4 | G5:6! E5:2 C5:8',
  drums: [tape, heart, heart, brush],
});
const answer = section({
  chords: 'Fmaj7 | Dm7 | Gm7 | C7 F',
  melody: 'A5:4! C6:2 A5:2 G5:4 F5:4 | E5:4! F5:2 A5:2 D6:8 | Bb5:4! A5:2 G5:2 D5:4 G5:4 | E5:4! G5:4 F5:8',
  drums: [heart, heart, brush, brush],
});
const away = section({
  chords: 'Bbmaj7 | Bbm6 | Am7 | D7',
  melody: 'D6:6! F6:2 D6:8 | Db6:6! F6:2 Db6:8 | C6:4! A5:4 E6:8 | D6:4! C6:4 A5:4 F#5:4',
  drums: [heart, heart, brush, brush],
});
const left = section({
  chords: 'Gm7 | C7 | Fmaj7 | C7',
  melody: 'Bb5:4! A5:2 G5:2 D5:8 | E5:4! G5:4 Bb5:8 | A5:16! | -:16',
  drums: [knock, knock, knock, last],
});
const form = [ask, answer, away, left];
const [ASK, ANSWER, AWAY, LEFT] = form.keys();

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 84,
  swing: 0,
  seed: 117,
  channels: 1,
  form,
  parts: [
    {
      name: 'bass',
      program: 32,
      volume: 0.8,
      reverb: 0.3,
      play: ({ chords }) => bass(chords, '1:6! -:2 5:4 8:4', pitch('E1')),
    },
    {
      name: 'music box',
      program: 10,
      volume: 0.95,
      reverb: 0.7,
      play: only([ASK, ANSWER, AWAY], ({ melody }) => melody),
    },
    {
      name: 'next room',
      program: 4,
      volume: 0.6,
      reverb: 0.7,
      play: ({ chords }) => arpeggio(chords, 'o---o-o-o---o-o-', { centre: pitch('A4'), steps: 4 }),
    },
    {
      name: 'second box',
      program: 10,
      volume: 0.5,
      reverb: 0.8,
      play: only([ANSWER, AWAY], ({ melody, chords }) => under(melody, chords)),
    },
    {
      name: 'pad',
      program: 89,
      volume: 0.6,
      reverb: 0.9,
      play: ({ chords }) => sustain(chords, { centre: pitch('F4'), velocity: 0.55 }),
    },
    {
      name: 'whistle',
      program: 78,
      volume: 0.5,
      reverb: 0.9,
      play: only([AWAY, LEFT], ({ melody }, index) =>
        index === LEFT ? line('-:16 | -:16 | -:8 C6:8 | Bb5:4 G5:4 E5:8') : inOctave(melody, -1),
      ),
    },
    {
      name: 'drums',
      program: 40,
      volume: 0.9,
      reverb: 0.5,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
