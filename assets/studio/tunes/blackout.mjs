/**
 * The town while its power is out, almost nothing: A minor at 66, a held breath, a bowed bass that one hears when it stops, a
 * celesta that has forgotten all but four notes of the Friday's tune, wax that drips. A A B A over 16 bars. The surprise: in B
 * there is knocking, far away, and the celesta waits until it is over.
 */
import { arpeggio, bass, line, sustain } from './kit.mjs';
import { CABASA, DRUM_SETS, LOW_TOM, LOW_WOODBLOCK, TRIANGLE, also } from './percussion.mjs';
import { only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { inOctave } from './variations.mjs';

const drip = { [LOW_WOODBLOCK]: '.---------------' };
const drips = { [LOW_WOODBLOCK]: '------.-------.-' };
const far = also(drip, { [TRIANGLE]: '------------.---' });
const match = also(drips, { [CABASA]: '---.------------' });
const knock = { [LOW_TOM]: '.---.---.-------' };
const last = also(drip, { [LOW_TOM]: '----.-----------' });

const hold = section({
  chords: 'Am9 | Am9 | Fmaj7 | Em7',
  melody: 'B4:4! C5:12 | -:16 | -:4 E5:4! B4:8 | -:16',
  drums: [drip, drips, drip, far],
});
const listen = section({
  chords: 'Am9 | Dm9 | Fmaj7 | E7b9',
  melody: '-:4 B4:4! C5:8 | -:8 E5:8 | -:4 A4:4! G#4:8 | -:16',
  drums: [drips, drip, match, drip],
});
const knocking = section({
  chords: 'Bbmaj7 | Bbmaj7 | Am6 | Am6',
  melody: '-:16 | -:16 | -:16 | -:8 C5:8',
  drums: [knock, knock, knock, last],
});
const rest = section({
  chords: 'Am9 | Fmaj7 | Dm6 | Am9',
  melody: '-:4 B4:4! C5:8 | -:16 | -:4 F5:4! E5:8 | -:16',
  drums: [drip, drips, far, drip],
});
const form = [hold, listen, knocking, rest];
const [HOLD, LISTEN, , REST] = form.keys();

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 66,
  swing: 0,
  seed: 2004,
  channels: 1,
  form,
  parts: [
    {
      name: 'bass',
      program: 43,
      volume: 0.5,
      reverb: 0.8,
      play: ({ chords }) => bass(chords, '1:16', pitch('A1')),
    },
    {
      name: 'breath',
      program: 89,
      volume: 0.9,
      reverb: 0.9,
      play: ({ chords }) => sustain(chords, { centre: pitch('A4'), velocity: 0.5 }),
    },
    {
      name: 'strings',
      program: 49,
      volume: 0.5,
      reverb: 1,
      play: ({ chords }) => sustain(chords, { centre: pitch('E5'), velocity: 0.36 }),
    },
    {
      name: 'celesta',
      program: 8,
      volume: 0.8,
      reverb: 1,
      play: ({ melody }) => melody,
    },
    {
      name: 'music box',
      program: 10,
      volume: 0.42,
      reverb: 1,
      play: only([LISTEN, REST], ({ melody }) => inOctave(melody, 1)),
    },
    {
      name: 'harp',
      program: 46,
      volume: 0.5,
      reverb: 1,
      play: only([HOLD, LISTEN, REST], ({ chords }) =>
        arpeggio(chords, 'o---------------|------------.---', { centre: pitch('A3'), steps: 12 }),
      ),
    },
    {
      name: 'far whistle',
      program: 78,
      volume: 0.35,
      reverb: 1,
      modulation: 0.3,
      play: only([REST], () => line('-:16 | -:8 A5:8 | -:16 | -:16')),
    },
    {
      name: 'drums',
      program: DRUM_SETS.orchestra,
      volume: 0.8,
      reverb: 1,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
