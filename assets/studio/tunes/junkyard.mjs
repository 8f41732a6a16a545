/**
 * The junkyard: a harmonica among things that are hit, E minor at 92. The drums are what lies about: barrels, springs,
 * a hood, a chain, and the crane that lets something fall where nobody expects it. The surprise: B is the high school's
 * fight song on oil drums, as a radio in one of the wrecks still has it, until the battery is flat.
 */
import { BAR, bass, between, comp, line } from './kit.mjs';
import {
  AGOGO,
  BELL,
  COWBELL,
  CRASH,
  DRUM_SETS,
  HIGH_TOM,
  KICK,
  LOW_TOM,
  MID_TOM,
  SNARE,
  WOODBLOCK,
  also,
} from './percussion.mjs';
import { drummed, only, section, song, strikes } from './song.mjs';
import { pitch } from './theory.mjs';
import { fight } from './themes/fight.mjs';
import { clipped, inOctave, reharmonised, transposed } from './variations.mjs';

const press = {
  [KICK]: 'X-----X---X-----',
  [SNARE]: '----X-------X---',
  [COWBELL]: '--o--o--o-----o-',
  [LOW_TOM]: 'x--x--x---x--x--',
};
const chain = also(press, { [AGOGO]: 'o-o-.-o-o-.-o-o-', [BELL]: '----x-------x-x-' });
const crane = {
  [KICK]: 'X-----X---------',
  [SNARE]: '----X---x-x-x-xx',
  [HIGH_TOM]: '---------x-x----',
  [MID_TOM]: '-------------x--',
  [CRASH]: '------------X---',
};
const wreck = { [KICK]: 'X-------X-------', [WOODBLOCK]: 'o-oo--oo-o-oo-o-', [COWBELL]: '----x-------x---' };
const flat = {
  [KICK]: 'X---------------',
  [WOODBLOCK]: 'o-oo--o---o-----',
  [CRASH]: '------------X---',
  [LOW_TOM]: '--------o-----xx',
};

const rust = 'B4:3! D5:1 E5:4 D5:2 B4:2 A4:4';
const heap = section({
  chords: 'Em7 | Em7 | A7 | Em7',
  melody: `${rust} | G4:2! A4:2 B4:8 -:4 | ${rust.replace('A4:4', 'G4:4')} | E4:10! -:6`,
  drums: [press, press, press, crane],
});
const higher = section({
  chords: 'Em7 | G7 | A7 | C7 B7',
  melody: `${rust} | D5:3! E5:1 G5:4 F5:2 D5:2 B4:4 | E5:3! G5:1 A5:4 G5:2 E5:2 C#5:4 | Bb4:4! G4:4 A4:2 F#4:2 D#4:2 -:2`,
  drums: [chain, chain, chain, crane],
});
const radio = drummed(reharmonised(transposed(fight.shout, 6), section({ chords: 'E5 | B5 | B5 | E5' })), [
  wreck,
  wreck,
  wreck,
  flat,
]);
const last = section({
  chords: 'Em7 | Em7 | C7 B7 | Em7',
  melody: `${rust} | G4:2! A4:2 B4:8 -:4 | C5:4! Bb4:2 G4:2 A4:4! F#4:2 D#4:2 | E4:10! -:6`,
  drums: [chain, chain, chain, crane],
});
const form = [heap, higher, radio, last];
const [HEAP, HIGHER, RADIO, LAST] = form.keys();
const DYING = 3 * BAR;

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 92,
  swing: 0.18,
  seed: 1979,
  channels: 1,
  form,
  parts: [
    {
      name: 'bass',
      program: 36,
      volume: 1,
      reverb: 0.2,
      play: ({ chords }) =>
        bass(chords, '1:3! 1:1 -:2 8:2 1:2! -:2 7:2 5:2 | 1:3! 1:1 -:2 5:2 1:2! -:2 5:2 <:2', pitch('E1')),
    },
    {
      name: 'harmonica',
      program: 22,
      volume: 0.95,
      reverb: 0.6,
      modulation: 0.3,
      play: only([HEAP, HIGHER, LAST], ({ melody }) => melody),
    },
    {
      name: 'slide guitar',
      program: 29,
      volume: 0.51,
      reverb: 0.4,
      play: only([HIGHER, LAST], ({ chords }) =>
        comp(chords, 'x-----x-----x---', { centre: pitch('E3'), steps: 3 }),
      ),
    },
    {
      name: 'oil drums',
      program: 114,
      volume: 0.77,
      reverb: 0.4,
      play: only([RADIO], ({ melody }) => inOctave(clipped(between(melody, 0, DYING + 6), 3), -1)),
    },
    {
      name: 'springs',
      program: 105,
      volume: 0.97,
      reverb: 0.5,
      play: only([HEAP, HIGHER, LAST], ({ chords }) =>
        comp(chords, '--o---o---o---oo', { centre: pitch('B3'), steps: 1 }),
      ),
    },
    {
      name: 'barrels',
      program: 116,
      volume: 0.75,
      reverb: 0.7,
      play: (_, index) =>
        index === HEAP
          ? line('E2:8! -:8 | -:16 | E2:8! -:8 | -:8 B1:4! E2:4')
          : line('E2:4! -:4 B1:4 -:4 | -:16 | E2:4! -:4 B1:4 -:4 | -:8 B1:4! E2:4'),
    },
    {
      name: 'hood',
      program: 117,
      volume: 0.69,
      reverb: 0.6,
      play: only([HIGHER, LAST], () =>
        line('-:6 E3:1! E3:1 -:8 | -:12 G3:2! E3:2 | -:6 E3:1! E3:1 -:8 | -:16'),
      ),
    },
    {
      name: 'crane',
      program: 119,
      volume: 0.66,
      reverb: 0.9,
      play: only([HEAP, RADIO], () => strikes([pitch('C4')], [DYING], { steps: 12, velocity: 0.9 })),
    },
    {
      name: 'harmonics',
      program: 31,
      volume: 0.41,
      reverb: 0.9,
      play: only([HEAP, LAST], () => line('-:16 | -:12 B5:4 | -:16 | -:8 E6:4! B5:4')),
    },
    {
      name: 'drums',
      program: DRUM_SETS.electronic,
      volume: 0.7,
      reverb: 0.4,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
