import { box, chance, clear, type Art } from '../art/art.ts';
import { ADVANCE, LINE, wrapped, write } from '../art/lettering.ts';
import { INK, type Ink } from '../art/palette.ts';
import type { Screen } from '../screen.ts';
import { CLICK, HELD, beats, hits, noise, tune, wave } from '../sounds.ts';

const CHARACTERS_A_SECOND = 95;
const MARGIN = 12;
const TITLE = 'ARCADIA U.S.D.  MAINFRAME 3';

const SESSION = [
  '> LOGIN: PRINCIPAL',
  '> PASSWORD: ********',
  'WELCOME BACK, PRINCIPAL.',
  'LAST LOGIN: TODAY, FROM LOCKER 117',
  '',
  'STUDENTS ......... 10,000',
  'PRESENT .......... 9,999',
  'MISSING .......... FLUNKO',
  '',
  '> LIST DETENTION /ALL',
  'JOCK   GUM UNDER DESK',
  'PREP   LATE (TRAFFIC, LIMO)',
  'FREAK  SUMMONING CIRCLE, GYM',
  'GEEK   ROOT ACCESS',
  '',
  '> CHANGE GRADES /ALL A+',
  'WORKING ..................... OK',
  'NOBODY SAW THAT.',
  '> _',
];

/** The school's mainframe on green phosphor, with an intruder at it. */
export const screen: Screen = {
  fps: 20,
  still: 3.6,
  sound: [
    wave('sine', -38, HELD, [{ at: 0, seconds: 3.9, pitch: 120 }]),
    wave(
      'square',
      -40,
      CLICK,
      tune(
        Array.from({ length: 52 }, (_, key) => 900 + ((key * 367) % 700)),
        0.072,
      ),
    ),
    noise('white', -38, CLICK, hits(beats(26, 0.144), 0.01)),
    wave('square', -32, HELD, tune([880, null, 880], 0.12, { at: 3.4, seconds: 0.09 })),
  ],
  paint(art, seconds) {
    clear(art, INK.black);
    const columns = art.width - 2 * MARGIN;
    const lines = SESSION.flatMap((line) => (line === '' ? [''] : wrapped(line, columns)));
    const room = Math.floor((art.height - 2 * MARGIN - 18) / LINE);
    let left = Math.floor(seconds * CHARACTERS_A_SECOND);
    const typed: string[] = [];
    for (const line of lines) {
      if (left <= 0) break;
      typed.push(line.slice(0, left));
      left -= line.length + 4;
    }
    box(art, MARGIN - 2, MARGIN - 2, columns + 4, 11, INK.green);
    write(art, TITLE.slice(0, Math.floor(columns / ADVANCE)), MARGIN, MARGIN, INK.black);
    const shown = typed.slice(-room);
    shown.forEach((line, index) => {
      const fresh = index === shown.length - 1;
      const y = MARGIN + 18 + index * LINE;
      write(art, line, MARGIN, y, fresh || line.startsWith('>') ? INK.yellow : INK.lime);
      if (fresh && seconds % 0.5 < 0.3) box(art, MARGIN + line.length * ADVANCE, y, 5, 8, INK.lime);
    });
    if (art.width > 280) wanted(art, seconds);
    tube(art, seconds);
  },
};

const MUGSHOT = [
  '   ______   ',
  ' /        \\ ',
  '|  #    #  |',
  '|          |',
  '|  \\____/  |',
  ' \\________/ ',
  '            ',
  'STUDENT 0000',
  '   FLUNKO   ',
];

/** The record of the one who is missing, where the picture is wide enough for a second column. */
function wanted(art: Art, seconds: number): void {
  const x = art.width - MARGIN - 12 * ADVANCE - 8;
  const since = seconds - 0.9;
  if (since < 0) return;
  MUGSHOT.slice(0, Math.floor(since * 8)).forEach((row, index) => {
    write(art, row, x, MARGIN + 30 + index * LINE, INK.lime);
  });
}

const DIMMED: ReadonlyMap<Ink, Ink> = new Map([
  [INK.yellow, INK.lime],
  [INK.lime, INK.green],
  [INK.green, INK.forest],
]);

/** What the glass adds: lines between the lines, a band of light that rolls, round corners. */
function tube(art: Art, seconds: number): void {
  const { width, height, pixels } = art;
  const band = (seconds * 55) % (height + 60);
  for (let y = 0; y < height; y++) {
    const lit = y < band && y > band - 34;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const ink = pixels[at];
      if (ink === INK.black) {
        if (y % 2 === 0 || (lit && chance(x, y, Math.floor(seconds * 20)) < 0.16)) pixels[at] = INK.pine;
      } else if (y % 2 === 0 && !lit) pixels[at] = DIMMED.get(ink ?? INK.black) ?? INK.black;
      const dx = Math.max(0, Math.abs(x - width / 2) - width / 2 + 14);
      const dy = Math.max(0, Math.abs(y - height / 2) - height / 2 + 14);
      if (dx * dx + dy * dy > 14 * 14) pixels[at] = INK.midnight;
    }
  }
}
