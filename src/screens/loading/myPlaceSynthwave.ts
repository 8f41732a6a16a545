import { box, chance, disc, frame, gradient, sprite, type Art } from '../art/art.ts';
import { gridFloor } from '../art/horizon.ts';
import { ADVANCE, widthOf, write } from '../art/lettering.ts';
import { INK, type Ink } from '../art/palette.ts';
import type { Screen } from '../screen.ts';
import { SHORT, bell, beats, drum, tune, wave } from '../sounds.ts';

const HEART = ['.##.##.', '#######', '#######', '.#####.', '..###..', '...#...'];
const SPARKLE = ['..#..', '..#..', '##+##', '..#..', '..#..'];
const GLITTER: readonly Ink[] = [INK.neon, INK.pink, INK.yellow, INK.cyan, INK.white];
const TICKER = '~*~ thanks for the add ~*~ sign my guestbook ~*~ under construction since 1997 ~*~ ';
const WINDOW = { width: 132, height: 92 } as const;

/** A home page of 1997, afloat over a cyan grid: a portrait, glitter, hearts, and a line that never ends. */
export const screen: Screen = {
  fps: 20,
  still: 1.6,
  sound: [
    wave(
      'square',
      -31,
      SHORT,
      tune(
        ['C5', 'E5', 'G5', 'E5', 'A4', 'C5', 'E5', 'C5', 'F4', 'A4', 'C5', 'A4', 'G4', 'B4', 'D5', 'G5'],
        0.23,
      ),
    ),
    wave('triangle', -22, SHORT, tune(['C3', 'C3', 'A2', 'A2', 'F2', 'F2', 'G2', 'G2'], 0.46)),
    bell(-26, tune(['G6', 'C7', null, null, 'E7', null, 'C7'], 0.46), { harmonicity: 4, index: 1.2 }),
    drum(-20, beats(8, 0.46), 'D1'),
  ],
  paint(art, seconds) {
    const horizon = Math.round(art.height * 0.7);
    gradient(art, 0, horizon, [INK.midnight, INK.navy, INK.royal, INK.azure]);
    box(art, 0, horizon, art.width, art.height - horizon, INK.midnight);
    gridFloor(art, horizon, [INK.cyan, INK.azure], { travelled: seconds * 0.9, spread: 1.3 });
    floating(art, seconds);
    const bob = Math.round(Math.sin(seconds * 1.7) * 3);
    page(
      art,
      Math.floor((art.width - WINDOW.width) / 2),
      Math.round(horizon * 0.56 - WINDOW.height / 2) + bob + 6,
      seconds,
    );
    ticker(art, seconds);
  },
};

/** Hearts that rise and sparkles that come and go. */
function floating(art: Art, seconds: number): void {
  for (let heart = 0; heart < 15; heart++) {
    const speed = 12 + chance(heart, 1) * 20;
    const way = art.height + 30;
    const y = art.height + 10 - ((seconds * speed + chance(heart, 2) * way) % way);
    const x = chance(heart) * art.width + Math.sin(seconds * 1.5 + heart) * 5;
    sprite(
      art,
      HEART,
      { '#': heart % 3 === 0 ? INK.neon : heart % 3 === 1 ? INK.pink : INK.orchid },
      x,
      y,
      heart % 4 === 0 ? 2 : 1,
    );
  }
  for (let spot = 0; spot < 22; spot++) {
    const beat = Math.floor(seconds * 3 + chance(spot, 9) * 3);
    if (chance(spot, beat) < 0.5) continue;
    const ink = GLITTER[Math.floor(chance(spot, beat, 2) * GLITTER.length)] ?? INK.white;
    sprite(
      art,
      SPARKLE,
      { '#': ink, '+': INK.white },
      chance(spot, beat, 3) * art.width,
      chance(spot, beat, 4) * art.height * 0.68,
    );
  }
}

function page(art: Art, x: number, y: number, seconds: number): void {
  const { width, height } = WINDOW;
  box(art, x + 4, y + 4, width, height, INK.midnight);
  box(art, x, y, width, height, INK.silver);
  frame(art, x, y, width, height, INK.white);
  box(art, x + 3, y + 3, width - 6, 11, INK.orange);
  write(art, 'MyPlace.com', x + 7, y + 5, INK.white);
  box(art, x + width - 13, y + 5, 8, 7, INK.silver);
  write(art, 'x', x + width - 12, y + 4, INK.black);
  box(art, x + 4, y + 16, width - 8, height - 20, INK.royal);
  // The portrait, and what she listens to.
  box(art, x + 9, y + 21, 43, 45, INK.white);
  box(art, x + 11, y + 23, 39, 41, INK.pink);
  portrait(art, x + 11, y + 23, seconds);
  write(art, 'my prep', x + 58, y + 22, INK.yellow);
  write(art, '"totally"', x + 58, y + 32, INK.white);
  write(art, 'Online', x + 66, y + 44, seconds % 1 < 0.6 ? INK.lime : INK.green);
  box(art, x + 58, y + 45, 5, 5, seconds % 1 < 0.6 ? INK.lime : INK.green);
  const visits = String(1995 + Math.floor(seconds * 4)).padStart(6, '0');
  box(art, x + 58, y + 55, 66, 12, INK.black);
  write(art, visits, x + 62, y + 57, INK.lime);
  write(art, 'hit', x + 103, y + 57, INK.red);
  for (let bar = 0; bar < 27; bar++) {
    const tall = 2 + Math.abs(Math.sin(seconds * (3 + chance(bar) * 5) + bar)) * 13;
    box(art, x + 9 + bar * 4, y + height - 8 - tall, 3, tall, bar % 2 === 0 ? INK.cyan : INK.pink);
  }
}

function portrait(art: Art, x: number, y: number, seconds: number): void {
  for (let ray = 0; ray < 39; ray += 6) box(art, x + ray, y, 3, 41, INK.orchid);
  disc(art, x + 19, y + 21, 14, INK.amber);
  disc(art, x + 19, y + 24, 10, INK.peach, 12);
  box(art, x + 8, y + 12, 23, 5, INK.amber);
  box(art, x + 8, y + 34, 23, 7, INK.azure);
  const blink = seconds % 2.2 < 0.15;
  for (const eye of [13, 22]) box(art, x + eye, y + 22 + (blink ? 2 : 0), 4, blink ? 1 : 4, INK.black);
  box(art, x + 16, y + 30, 7, 2, INK.neon);
}

function ticker(art: Art, seconds: number): void {
  const y = art.height - 15;
  box(art, 0, y - 3, art.width, 14, INK.black);
  box(art, 0, y - 3, art.width, 1, INK.neon);
  const long = TICKER.length * ADVANCE;
  const shift = Math.floor(seconds * 45) % long;
  for (let x = -shift; x < art.width; x += long) {
    if (x + widthOf(TICKER) > 0) write(art, TICKER, x, y, INK.yellow);
  }
}
