/**
 * How you came to Arcadia: the town's call taken slowly, G major at 92 and half as fast as it is felt; piano, celesta, and
 * brushes that are hardly there. The surprise: when the computer asks, a music box says every phrase again, a little late,
 * as another person would who had known it before you.
 */
import { BAR, arpeggio, bass, sustain } from './kit.mjs';
import { DRUM_SETS, KICK, PEDAL_HAT, RIDE, SHAKER, TRIANGLE, also } from './percussion.mjs';
import { only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { echoed, inOctave, under } from './variations.mjs';

const wheels = { [SHAKER]: '.---o---.---o---', [KICK]: 'o---------------' };
const town = also(wheels, { [RIDE]: 'o-----.-o-----.-', [PEDAL_HAT]: '----.-------.---' });
const cursor = { [TRIANGLE]: 'o---------------', [PEDAL_HAT]: '--------.-------' };

const road = section({
  chords: 'Gmaj9 | Gmaj9 | Em9 | Em9',
  melody: 'B4:6! D5:6 G5:4 | G5:8 F#5:4 D5:4 | E5:12! D5:4 | B4:10 -:6',
  drums: [wheels],
});
const lights = section({
  chords: 'Cmaj9 | Cmaj9 | Am9 | D13sus',
  melody: 'E5:6! G5:6 B5:4 | B5:8 A5:4 G5:4 | A5:10! E5:6 | D5:12 -:4',
  drums: [town],
});
const boxes = section({
  chords: 'Ebmaj9 | Cm9 | Gmaj9 | Em9',
  melody: 'G5:6! F5:2 D5:8 | Eb5:8! C5:8 | B4:6! D5:6 G5:4 | F#5:12 -:4',
  drums: [town, town, wheels, wheels],
});
const screen = section({
  chords: 'Cmaj9 | Cm6 | G69 | D13sus',
  melody: 'E5:8! G5:4 B5:4 | A5:8 G5:4 Eb5:4 | D5:10! B4:6 | A4:8 -:8',
  drums: [cursor],
});
const form = [road, lights, boxes, screen];
const [ROAD, LIGHTS, BOXES, SCREEN] = form.keys();

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 92,
  swing: 0,
  seed: 1995,
  channels: 1,
  form,
  parts: [
    {
      name: 'bass',
      program: 32,
      volume: 0.84,
      reverb: 0.4,
      play: ({ chords }) => bass(chords, '1:14! -:2 | 1:8! 5:6 -:2', pitch('E1')),
    },
    {
      name: 'piano',
      program: 0,
      volume: 0.7,
      reverb: 0.6,
      play: ({ chords }) => arpeggio(chords, 'x---o---o---o---', { centre: pitch('D4'), steps: 6 }),
    },
    {
      name: 'celesta',
      program: 8,
      volume: 0.86,
      reverb: 0.8,
      play: only([ROAD, LIGHTS, SCREEN], ({ melody }) => melody),
    },
    {
      name: 'clarinet',
      program: 71,
      volume: 0.6,
      reverb: 0.8,
      modulation: 0.15,
      play: only([BOXES], ({ melody }) => melody),
    },
    {
      name: 'second clarinet',
      program: 71,
      volume: 0.4,
      reverb: 0.8,
      play: only([BOXES], ({ melody, chords }) => under(melody, chords)),
    },
    {
      name: 'strings',
      program: 48,
      volume: 0.5,
      reverb: 0.9,
      play: only([LIGHTS, BOXES, SCREEN], ({ chords }) =>
        sustain(chords, { centre: pitch('B3'), velocity: 0.45 }),
      ),
    },
    {
      name: 'music box',
      program: 10,
      volume: 0.7,
      reverb: 1,
      play: only([SCREEN], ({ melody, bars }) =>
        echoed(inOctave(melody, 1), { steps: 3, gain: 0.6, end: bars * BAR }),
      ),
    },
    {
      name: 'drums',
      program: DRUM_SETS.brush,
      volume: 0.7,
      reverb: 0.5,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
