import type { Layer, Patch } from '../../kernel/patch.ts';
import { blips, chime, pad, PLUCK, puff, run, softNote, thud, TICK, tick } from './patchParts.ts';

declare module '../../kernel/app.ts' {
  interface Sounds extends Record<keyof typeof PATCHES, Patch> {}
}

/**
 * The sound table: every effect of the desktop as data, which toneVoices.ts plays. The boot chime and the sign-in chime
 * quote the first notes of the arcade's tune: B D G F#.
 */
export const PATCHES = {
  click: tick(0),
  doubleClick: [...tick(0), ...tick(0.07)],
  select: [
    {
      voice: 'wave',
      wave: 'triangle',
      gain: -26,
      envelope: [0.002, 0.05, 0, 0.03],
      notes: [{ at: 0, seconds: 0.03, pitch: 'C6' }],
    },
  ],
  type: [
    { voice: 'noise', color: 'pink', gain: -28, envelope: TICK, notes: [{ at: 0, seconds: 0.012 }] },
    {
      voice: 'drum',
      octaves: 1.5,
      bend: 0.01,
      gain: -30,
      envelope: [0.001, 0.03, 0, 0.02],
      notes: [{ at: 0, seconds: 0.02, pitch: 'A3' }],
    },
  ],
  menu: [
    {
      voice: 'wave',
      wave: 'triangle',
      gain: -24,
      envelope: PLUCK,
      notes: [{ at: 0, seconds: 0.03, pitch: 'A5' }],
    },
  ],
  menuClose: [
    {
      voice: 'wave',
      wave: 'triangle',
      gain: -27,
      envelope: PLUCK,
      notes: [{ at: 0, seconds: 0.03, pitch: 'D5' }],
    },
  ],
  menuSelect: [
    { voice: 'wave', wave: 'triangle', gain: -25, envelope: PLUCK, notes: run(['A5', 'A5'], 0.045) },
  ],
  tab: [...tick(0), softNote('G5')],
  check: [...tick(0), softNote('C6')],
  /** One notch of a slider, one step through a list. */
  tick: [softNote('E6')],
  /** A window is put down. */
  drop: [
    {
      voice: 'drum',
      octaves: 1.5,
      bend: 0.02,
      gain: -27,
      envelope: [0.001, 0.07, 0, 0.03],
      notes: [{ at: 0, seconds: 0.05, pitch: 'C2' }],
    },
  ],
  open: [
    { voice: 'wave', wave: 'triangle', gain: -22, envelope: PLUCK, notes: run(['E5', 'B5'], 0.06) },
    puff('pink', -40, [0.03, 0.08, 0, 0.04], { at: 0, seconds: 0.1 }),
  ],
  close: [{ voice: 'wave', wave: 'triangle', gain: -22, envelope: PLUCK, notes: run(['B5', 'E5'], 0.06) }],
  minimize: [blips(-29, ['B5', 'G5', 'D5', 'B4'], 0.028)],
  maximize: [blips(-29, ['D5', 'G5', 'B5', 'D6'], 0.028)],
  restore: [blips(-29, ['B4', 'D5', 'G5', 'B5'], 0.028)],
  disabled: [
    {
      voice: 'wave',
      wave: 'square',
      gain: -28,
      envelope: [0.002, 0.02, 0.7, 0.02],
      notes: [{ at: 0, seconds: 0.09, pitch: 'A2' }],
    },
  ],
  error: [
    chime(-20, [{ at: 0, seconds: 0.5, pitch: 'F4' }]),
    chime(-23, [{ at: 0.01, seconds: 0.5, pitch: 'B4' }]),
    {
      voice: 'drum',
      octaves: 3,
      bend: 0.03,
      gain: -24,
      envelope: [0.001, 0.12, 0, 0.05],
      notes: [{ at: 0, seconds: 0.1, pitch: 'F2' }],
    },
  ],
  exclamation: [
    chime(-19, [{ at: 0, seconds: 0.4, pitch: 'D5' }]),
    chime(-24, [{ at: 0.12, seconds: 0.5, pitch: 'A4' }]),
  ],
  question: [
    chime(-20, [
      { at: 0, seconds: 0.2, pitch: 'G4' },
      { at: 0.14, seconds: 0.5, pitch: 'C5' },
    ]),
  ],
  asterisk: [
    chime(-20, [{ at: 0, seconds: 0.5, pitch: 'G5' }]),
    chime(-26, [{ at: 0, seconds: 0.5, pitch: 'D5' }]),
  ],
  knock: [
    {
      voice: 'drum',
      octaves: 2.5,
      bend: 0.02,
      gain: -16,
      envelope: [0.001, 0.11, 0, 0.05],
      notes: [thud(0, 1), thud(0.19, 0.8), thud(0.38, 0.9)],
    },
    {
      voice: 'noise',
      color: 'brown',
      gain: -24,
      envelope: [0.001, 0.03, 0, 0.02],
      notes: [thud(0, 1), thud(0.19, 0.8), thud(0.38, 0.9)],
    },
  ],
  /** A door that stays shut: a tone that falls, and the rattle of its chain. */
  locked: [
    {
      voice: 'wave',
      wave: 'triangle',
      gain: -20,
      envelope: [0.004, 0.12, 0.3, 0.08],
      notes: run(['E4', 'C4', 'A3', 'F#3'], 0.09),
    },
    {
      voice: 'noise',
      color: 'white',
      gain: -34,
      envelope: TICK,
      notes: [0, 0.05, 0.09, 0.18, 0.22].map((at) => ({ at, seconds: 0.02 })),
    },
  ],
  /** A step into the arcade: a coin's run upwards, over a door that closes behind. */
  'arcade-enter': [
    {
      voice: 'wave',
      wave: 'square',
      gain: -27,
      envelope: [0.002, 0.08, 0.2, 0.1],
      notes: run(['C5', 'E5', 'G5', 'C6', 'E6', 'G6', 'C7'], 0.07),
    },
    {
      voice: 'noise',
      color: 'brown',
      gain: -26,
      envelope: [0.001, 0.12, 0, 0.05],
      notes: [thud(0.62, 1)],
    },
  ],
  /** A door that opens: a warm chord, from below. */
  welcome: [
    {
      voice: 'wave',
      wave: 'triangle',
      gain: -24,
      envelope: [0.02, 0.3, 0.4, 0.5],
      notes: ['G3', 'D4', 'B4'].map((pitch, index) => ({ at: index * 0.08, seconds: 0.6, pitch })),
    },
    chime(-26, [{ at: 0.24, seconds: 0.6, pitch: 'G5' }]),
  ],
  /** A bubble of gum pops, and pays. */
  coin: [
    {
      voice: 'drum',
      octaves: 4,
      bend: 0.015,
      gain: -20,
      envelope: [0.001, 0.05, 0, 0.03],
      notes: [{ at: 0, seconds: 0.05, pitch: 'C4' }],
    },
    {
      voice: 'wave',
      wave: 'square',
      gain: -33,
      envelope: [0.002, 0.3, 0, 0.15],
      notes: [
        { at: 0.06, seconds: 0.06, pitch: 'A5' },
        { at: 0.13, seconds: 0.06, pitch: 'D6' },
        { at: 0.2, seconds: 0.3, pitch: 'F#6' },
      ],
    },
    chime(-30, [{ at: 0.2, seconds: 0.4, pitch: 'D6' }]),
  ],
  signIn: [
    chime(-17, [
      { at: 0, seconds: 0.2, pitch: 'B4' },
      { at: 0.12, seconds: 0.2, pitch: 'D5' },
      { at: 0.24, seconds: 0.7, pitch: 'G5' },
    ]),
    chime(-23, [{ at: 0.24, seconds: 0.7, pitch: 'B5' }]),
  ],
  boot: [
    pad('G2', -22),
    pad('D4', -27),
    pad('A4', -29),
    pad('E5', -33),
    chime(-18, [
      { at: 0.35, seconds: 0.3, pitch: 'B4' },
      { at: 0.6, seconds: 0.3, pitch: 'D5' },
      { at: 0.85, seconds: 0.5, pitch: 'G5' },
      { at: 1.25, seconds: 1.2, pitch: 'F#5' },
    ]),
    chime(-26, [{ at: 1.25, seconds: 1.2, pitch: 'D6' }]),
  ],
  /** Cards are dealt anew: everything is chosen by chance. */
  shuffle: [...tick(0), blips(-31, ['G5', 'C5', 'E5', 'B4', 'D5', 'G5', 'C6'], 0.032)],
  /** A fanfare for a trophy. */
  achievement: [
    {
      voice: 'wave',
      wave: 'square',
      gain: -30,
      envelope: [0.004, 0.1, 0.4, 0.08],
      notes: [
        { at: 0, seconds: 0.1, pitch: 'G4' },
        { at: 0.11, seconds: 0.05, pitch: 'G4' },
        { at: 0.17, seconds: 0.1, pitch: 'B4' },
        { at: 0.28, seconds: 0.5, pitch: 'D5' },
      ],
    },
    chime(-22, [
      { at: 0.28, seconds: 0.6, pitch: 'G5' },
      { at: 0.55, seconds: 0.8, pitch: 'B5' },
    ]),
  ],
  /** Zoltar wakes: a gong, and something that rises out of the ball. */
  zoltarWakes: [
    // A synthesiser of Tone has one voice: each of the gong's tones is a layer of its own.
    ...['D2', 'A2', 'Eb3'].map((pitch): Layer => ({
      voice: 'wave',
      wave: 'sine',
      gain: -20,
      envelope: [0.01, 0.9, 0, 0.3],
      notes: [{ at: 0, seconds: 0.6, pitch }],
    })),
    {
      voice: 'wave',
      wave: 'triangle',
      gain: -30,
      envelope: [0.02, 0.12, 0.3, 0.12],
      notes: ['D4', 'Eb4', 'F#4', 'G4', 'A4', 'Bb4', 'C#5', 'D5'].map((pitch, index) => ({
        at: 0.3 + index * 0.12,
        seconds: 0.13,
        pitch,
      })),
    },
  ],
  /** A card drops into the tray. */
  zoltarCard: [
    ...tick(0),
    {
      voice: 'drum',
      octaves: 2,
      bend: 0.03,
      gain: -22,
      envelope: [0.001, 0.08, 0, 0.05],
      notes: [
        { at: 0.1, seconds: 0.06, pitch: 'A2' },
        { at: 0.45, seconds: 0.06, pitch: 'E2' },
      ],
    },
    {
      voice: 'wave',
      wave: 'triangle',
      gain: -26,
      envelope: [0.005, 0.25, 0.1, 0.2],
      notes: [
        { at: 0.5, seconds: 0.2, pitch: 'A4' },
        { at: 0.66, seconds: 0.5, pitch: 'F#4' },
      ],
    },
  ],
  /** Zoltar pays out: coins on coins over a fanfare in his own key. */
  zoltarWins: [
    {
      voice: 'wave',
      wave: 'square',
      gain: -31,
      envelope: [0.004, 0.1, 0.4, 0.08],
      notes: [
        { at: 0, seconds: 0.12, pitch: 'D5' },
        { at: 0.14, seconds: 0.12, pitch: 'F#5' },
        { at: 0.28, seconds: 0.12, pitch: 'A5' },
        { at: 0.42, seconds: 0.5, pitch: 'D6' },
      ],
    },
    {
      voice: 'wave',
      wave: 'triangle',
      gain: -28,
      envelope: [0.002, 0.1, 0, 0.1],
      notes: ['D6', 'F#6', 'A6', 'F#6', 'D6', 'A6', 'F#6', 'D7', 'A6', 'D7'].map((pitch, index) => ({
        at: 0.5 + index * 0.12,
        seconds: 0.1,
        pitch,
      })),
    },
  ],
  /** Grades were changed, and a cap flies. */
  graduation: [
    {
      voice: 'wave',
      wave: 'square',
      gain: -30,
      envelope: [0.005, 0.12, 0.45, 0.12],
      notes: [
        { at: 0, seconds: 0.16, pitch: 'G4' },
        { at: 0.2, seconds: 0.08, pitch: 'B4' },
        { at: 0.3, seconds: 0.08, pitch: 'D5' },
        { at: 0.4, seconds: 0.3, pitch: 'G5' },
        { at: 0.74, seconds: 0.12, pitch: 'F#5' },
        { at: 0.9, seconds: 0.6, pitch: 'G5' },
      ],
    },
    chime(-22, [
      { at: 0.4, seconds: 0.6, pitch: 'B5' },
      { at: 0.5, seconds: 0.6, pitch: 'D6' },
      { at: 0.58, seconds: 0.6, pitch: 'G6' },
    ]),
  ],
  /** The shutter of a camera opens and shuts, and its bulb goes off. */
  shutter: [
    ...tick(0),
    ...tick(0.09),
    puff('white', -27, [0.004, 0.28, 0, 0.12], { at: 0.02, seconds: 0.2 }),
  ],
  /** The school's computer prints an answer. */
  printer: [
    {
      voice: 'wave',
      wave: 'square',
      gain: -42,
      envelope: TICK,
      notes: [{ at: 0, seconds: 0.01, pitch: 'E6' }],
    },
  ],
  /** It knows no such word: two low tones, the second flat. */
  incorrect: [blips(-27, ['D3', 'D3', 'C#3', 'C#3'], 0.07)],
  /** It knows the word, and did not say so before. */
  rightWord: [blips(-31, ['B4', 'F#5', 'B5'], 0.06), chime(-25, [{ at: 0.18, seconds: 0.7, pitch: 'D6' }])],
  /** A message comes into the room, goes out of it, and names the person. */
  messageIn: [softNote('E6'), chime(-30, [{ at: 0.05, seconds: 0.2, pitch: 'B5' }])],
  messageOut: [blips(-33, ['B5', 'E6'], 0.04)],
  mention: [
    chime(-22, [
      { at: 0, seconds: 0.2, pitch: 'B5' },
      { at: 0.1, seconds: 0.25, pitch: 'D6' },
      { at: 0.2, seconds: 0.4, pitch: 'G6' },
    ]),
  ],
  /** The beeper on the belt. */
  beeper: [blips(-33, ['B6', 'B6', 'B6', 'E6', 'B6'], 0.08)],
  /** A person waves. */
  wave: [
    chime(-28, [
      { at: 0, seconds: 0.15, pitch: 'E5' },
      { at: 0.14, seconds: 0.3, pitch: 'A5' },
    ]),
  ],
  /** A telephone line: dialing, ringing, and two machines that find each other. */
  modem: [
    blips(-31, ['A5', 'C6', 'G5', 'B5', 'A5', 'D6', 'G5'], 0.07),
    {
      voice: 'wave',
      wave: 'sine',
      gain: -28,
      envelope: [0.01, 0.05, 0.8, 0.03],
      notes: [
        { at: 0.6, seconds: 0.35, pitch: 'C7' },
        { at: 1, seconds: 0.25, pitch: 'A5' },
        { at: 1.28, seconds: 0.2, pitch: 'E7' },
      ],
    },
    {
      voice: 'noise',
      color: 'white',
      gain: -34,
      envelope: [0.02, 0.1, 0.5, 0.1],
      notes: [
        { at: 1.1, seconds: 0.2 },
        { at: 1.5, seconds: 0.35 },
      ],
    },
  ],
} as const satisfies Record<string, Patch>;
