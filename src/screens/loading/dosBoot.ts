import { box, clear, sprite, type Art } from '../art/art.ts';
import { ADVANCE, LINE, wrapped, write } from '../art/lettering.ts';
import { INK, type Ink } from '../art/palette.ts';
import type { Screen } from '../screen.ts';
import { CLICK, HELD, beats, hits, noise, wave } from '../sounds.ts';

interface Line {
  readonly at: number;
  readonly text: string;
  readonly ink?: Ink;
}

const MEMORY = { at: 0.35, seconds: 0.95, kilobytes: 16384 } as const;

const LINES: readonly Line[] = [
  { at: 0.05, text: 'FlunkBIOS v4.51 (C)1995', ink: INK.white },
  { at: 0.1, text: 'Flunks High Computer Lab #7' },
  { at: 0.35, text: 'MEMORY' },
  { at: 1.4, text: 'Keyboard ........ sticky (gum)' },
  { at: 1.5, text: 'Mouse ........... eaten by cat' },
  { at: 1.6, text: '' },
  { at: 1.65, text: 'Starting Flunk-DOS...', ink: INK.white },
  { at: 2, text: 'HIMEM is testing extended memory...done.' },
  { at: 2.2, text: 'EMM386: nobody knows what this does.' },
  { at: 2.4, text: 'SMARTDRV: got into honors class.' },
  { at: 2.6, text: 'HOMEWORK.EXE not found. Dog?', ink: INK.yellow },
  { at: 2.8, text: 'LOCKER.SYS: combination accepted.' },
  { at: 3, text: '' },
  { at: 3.05, text: 'C:\\>cd flunks' },
  { at: 3.45, text: 'C:\\FLUNKS>win', ink: INK.white },
];

/** The emblem of a machine that saves energy by sleeping through first period. */
const EMBLEM = [
  '......####.....zzzzz',
  '....####..........z.',
  '...####..........z..',
  '..####..........z...',
  '..####..zzz....zzzzz',
  '..####....z.........',
  '..#####..z..........',
  '...#####zzz.........',
  '....######....##....',
  '......##########....',
  '........#####.......',
];

/** A machine of the computer lab counts its memory and finds traces of an intruder. */
export const screen: Screen = {
  fps: 20,
  still: 3.7,
  sound: [
    wave('square', -24, HELD, [{ at: 0.02, seconds: 0.14, pitch: 1000 }]),
    wave('square', -44, CLICK, hits(beats(44, 0.0215, MEMORY.at), 0.008, 2600)),
    wave('sawtooth', -40, HELD, [{ at: 0, seconds: 3.9, pitch: 92 }]),
    wave('square', -34, CLICK, [
      ...hits(beats(5, 0.05, 1.42), 0.03, 120),
      ...hits(beats(9, 0.06, 2.05), 0.02, 150),
    ]),
    noise('white', -34, CLICK, hits([3.05, 3.12, 3.2, 3.27, 3.33, 3.45, 3.52, 3.6, 3.72], 0.012)),
  ],
  paint(art, seconds) {
    clear(art, INK.black);
    const width = art.width - 16;
    let y = 8;
    let end = 8;
    for (const { at, text, ink = INK.silver } of LINES) {
      if (seconds < at) break;
      const typed = text.startsWith('C:')
        ? typing(text, seconds - at)
        : text === 'MEMORY'
          ? memory(seconds)
          : text;
      for (const row of wrapped(typed, width)) {
        write(art, row, 8, y, ink);
        end = 8 + row.length * ADVANCE;
        y += LINE + 1;
      }
    }
    if (seconds % 0.4 < 0.25) box(art, end + 1, y - LINE + 4, 5, 2, INK.silver);
    emblem(art);
  },
};

/** A prompt is there at once; what follows it is typed. */
function typing(text: string, since: number): string {
  const prompt = text.indexOf('>') + 1;
  return text.slice(0, prompt + Math.floor(since * 26));
}

function memory(seconds: number): string {
  const share = Math.min(1, (seconds - MEMORY.at) / MEMORY.seconds);
  const counted = Math.floor((share * MEMORY.kilobytes) / 64) * 64;
  return `Memory Test : ${String(counted).padStart(5)}K${share === 1 ? ' OK' : ''}`;
}

function emblem(art: Art): void {
  const scale = 2;
  const x = art.width - 20 * scale - 12;
  const y = art.height - EMBLEM.length * scale - 20;
  sprite(art, EMBLEM, { '#': INK.yellow, z: INK.lime }, x, y, scale);
  write(art, 'NAP STAR', x - 2, y + EMBLEM.length * scale + 5, INK.green);
}
