import { box, chance, clear, dot, type Art } from '../art/art.ts';
import { ADVANCE, widthOf, write } from '../art/lettering.ts';
import { INK, type Ink } from '../art/palette.ts';
import type { Screen } from '../screen.ts';
import { SOFT, bell, tune, wave } from '../sounds.ts';

/** Signs of no language, 5 by 7, side by side. */
const SIGNS = [
  '####. ..#.. ##### .#.#. ##### .#... ..#.. ##### #.#.# ...#. ##### .###.',
  '...#. ##### ...#. ##### ..#.. ##### #.#.# ....# #.#.# ..#.. ..... .....',
  '.##.. #...# ..#.. .#.#. ##### .#..# .###. ..##. ....# .##.. ##### #####',
  '.#... #...# .#.#. ...#. ..#.. .#..# ..#.. ..#.. ...#. #.#.. ....# ...#.',
  '.#... ....# #...# ..#.. ..#.. #...# .#.#. ..#.. ...#. ..#.. ...#. ..#..',
  '#.... ...#. ..... .#... ..#.. #...# #...# .#... ..#.. ..#.. ..#.. .#...',
  '.#### ..#.. ##### #.... ...## #..#. #...# #.... .#... ..#.. ##... #....',
];
const COUNT = 12;
const ROW = 9;
const COLUMN = 8;
const FADE: readonly Ink[] = [
  INK.white,
  INK.lime,
  INK.lime,
  INK.lime,
  INK.green,
  INK.green,
  INK.green,
  INK.forest,
];
const TAIL = [INK.forest, INK.forest, INK.pine, INK.pine, INK.pine];
const WORDS = ['Wake up, Flunko...', 'The school has you.', 'Follow the gum.'];

/** Green rain of strange signs, into which a message is typed. */
export const screen: Screen = {
  fps: 18,
  still: 2.6,
  sound: [
    wave('sine', -26, SOFT, tune([55, 55], 1.8, { seconds: 1.7 })),
    wave('sawtooth', -42, SOFT, tune([82.4, 77.8], 1.8, { seconds: 1.7 })),
    bell(
      -30,
      tune(['E7', 'B6', 'G6', 'D7', 'F#6', 'C7', 'A6', 'E6', 'B6', 'G6', 'D6', 'F6', 'C6', 'A5'], 0.21),
      {
        harmonicity: 7.1,
        index: 2,
      },
    ),
    wave(
      'square',
      -40,
      [0.001, 0.02, 0, 0.01],
      tune(
        Array.from({ length: 40 }, (_, key) => 1500 + ((key * 53) % 300)),
        0.085,
      ),
    ),
  ],
  paint(art, seconds) {
    clear(art, INK.black);
    const rows = Math.ceil(art.height / ROW) + 1;
    const length = FADE.length + TAIL.length;
    for (let column = 0; column * COLUMN < art.width; column++) {
      for (const drop of [0, 1]) {
        const speed = 9 + chance(column, drop) * 17;
        const way = rows + length + 6;
        const head = Math.floor((seconds * speed + chance(column, drop, 1) * way) % way);
        for (let back = 0; back < length; back++) {
          const row = head - back;
          if (row < 0 || row >= rows) continue;
          const turns = back === 0 ? seconds * 18 : seconds * (chance(column, row) < 0.2 ? 6 : 0.7);
          const which = Math.floor(chance(column, row, Math.floor(turns)) * COUNT);
          sign(
            art,
            which,
            column * COLUMN + 1,
            row * ROW,
            FADE[back] ?? TAIL[back - FADE.length] ?? INK.pine,
          );
        }
      }
    }
    message(art, seconds);
  },
};

function sign(art: Art, which: number, x: number, y: number, ink: Ink): void {
  SIGNS.forEach((row, line) => {
    for (let column = 0; column < 5; column++) {
      if (row[which * ADVANCE + column] === '#') dot(art, x + column, y + line, ink);
    }
  });
}

function message(art: Art, seconds: number): void {
  const turn = Math.floor(seconds / 1.35) % WORDS.length;
  const words = WORDS[turn] ?? '';
  const typed = words.slice(0, Math.floor((seconds % 1.35) * 24));
  const width = Math.max(...WORDS.map((line) => widthOf(line)));
  const x = Math.floor((art.width - width) / 2);
  const y = Math.floor(art.height / 2) - 10;
  box(art, x - 10, y - 9, width + 26, 26, INK.black);
  write(art, typed, x, y, INK.lime);
  if (seconds % 0.4 < 0.25) box(art, x + typed.length * ADVANCE, y, 5, 7, INK.lime);
}
