import { box, chance, clamp, disc, dot, line, mix, type Art } from '../art/art.ts';
import { writeCenterd } from '../art/lettering.ts';
import { INK, type Ink } from '../art/palette.ts';
import type { Screen } from '../screen.ts';
import { CLICK, HELD, beats, bell, hits, noise, tune, wave } from '../sounds.ts';

const FURS: readonly (readonly [fur: Ink, muzzle: Ink])[] = [
  [INK.pink, INK.peach],
  [INK.leather, INK.cream],
  [INK.lime, INK.cream],
  [INK.azure, INK.silver],
  [INK.orchid, INK.peach],
];
/** The claw goes over, down, shuts, comes up with a bear, lets it slip, and goes home. */
const [OVER, DOWN, SHUT, SLIPS, HOME, CYCLE] = [0.9, 1.7, 2, 2.9, 3.7, 4.4] as const;

/** The claw of the arcade's machine comes down for a bear. */
export const screen: Screen = {
  fps: 24,
  still: 2.6,
  sound: [
    wave('square', -34, HELD, [
      { at: 0.1, seconds: 0.8, pitch: 110 },
      { at: 0.95, seconds: 0.7, pitch: 82 },
      { at: 2.05, seconds: 0.9, pitch: 98 },
      { at: 3, seconds: 0.65, pitch: 110 },
    ]),
    noise('brown', -18, CLICK, hits([OVER, DOWN, SHUT], 0.05)),
    bell(-26, tune(['E6', 'C6', 'A5', 'F5', 'D5'], 0.07, { at: SLIPS }), { harmonicity: 2, index: 1 }),
    wave('square', -33, CLICK, hits(beats(3, 0.22, 3.3), 0.05, 660)),
  ],
  paint(art, seconds) {
    const time = seconds % CYCLE;
    box(art, 0, 0, art.width, art.height, INK.plum);
    const glass = { top: 34, bottom: art.height - 42, left: 14, right: art.width - 14 };
    sign(art, seconds);
    inside(art, glass);
    const heap = glass.bottom - 24;
    bears(art, glass, heap, time);
    claw(art, glass, heap, time);
    reflection(art, glass);
    panel(art, glass.bottom, time, seconds);
  },
};

interface Glass {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

function sign(art: Art, seconds: number): void {
  box(art, 8, 4, art.width - 16, 24, INK.orange);
  box(art, 8, 4, art.width - 16, 1, INK.yellow);
  box(art, 8, 27, art.width - 16, 1, INK.brick);
  const lit = Math.floor(seconds * 6);
  for (let bulb = 0; bulb * 10 < art.width - 28; bulb++) {
    const ink = (bulb + lit) % 3 === 0 ? INK.white : INK.amber;
    for (const row of [7, 23]) box(art, 13 + bulb * 10, row, 3, 2, ink);
  }
  writeCenterd(art, 'THE CLAW', 12, INK.maroon);
}

function inside(art: Art, { top, bottom, left, right }: Glass): void {
  box(art, left - 3, top - 3, right - left + 6, bottom - top + 3, INK.black);
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const star = chance(column, row, 11);
      dot(art, column, row, star > 0.996 ? INK.slate : INK.midnight);
    }
  }
  box(art, left, top + 6, right - left, 2, INK.slate);
  box(art, left, top + 6, right - left, 1, INK.steel);
}

/** Where the claw hangs, and how far down it is. */
function clawAt({ top, left, right }: Glass, heap: number, time: number) {
  const [home, goal] = [left + 22, Math.floor(mix(left, right, 0.62))];
  const out = clamp((time - 0.1) / (OVER - 0.1), 0, 1);
  const back = clamp((time - SLIPS) / (HOME - SLIPS), 0, 1);
  const x = Math.round(mix(home, goal, Math.min(out, 1 - back)));
  const down = clamp((time - OVER) / (DOWN - OVER), 0, 1);
  const up = clamp((time - SHUT) / (SLIPS - SHUT), 0, 1);
  const y = Math.round(mix(top + 16, heap - 22, Math.min(down, 1 - up)));
  return { x, y, isShut: time > SHUT - 0.15 && time < SLIPS, goal };
}

function claw(art: Art, glass: Glass, heap: number, time: number): void {
  const { x, y, isShut } = clawAt(glass, heap, time);
  box(art, x - 9, glass.top + 3, 19, 8, INK.steel);
  box(art, x - 9, glass.top + 3, 19, 1, INK.white);
  box(art, x - 1, glass.top + 11, 3, y - glass.top - 11, INK.silver);
  for (let row = glass.top + 12; row < y; row += 3) dot(art, x, row, INK.slate);
  box(art, x - 7, y, 15, 6, INK.silver);
  box(art, x - 7, y, 15, 1, INK.white);
  box(art, x - 7, y + 5, 15, 1, INK.slate);
  const spread = isShut ? 7 : 13;
  for (const side of [-1, 1]) {
    for (const thick of [0, 1]) {
      line(art, x + side * 5 + thick, y + 6, x + side * spread + thick, y + 13, INK.silver);
      line(art, x + side * spread + thick, y + 13, x + side * (spread - 5) + thick, y + 22, INK.steel);
    }
  }
  line(art, x, y + 6, x, y + 18, INK.steel);
}

function bears(art: Art, glass: Glass, heap: number, time: number): void {
  const { goal } = clawAt(glass, heap, time);
  const { x, y } = clawAt(glass, heap, time);
  for (let column = glass.left; column < glass.right; column++) {
    const top = glass.bottom - 8 - Math.round(3 * Math.sin(column / 9));
    for (let row = top; row < glass.bottom; row++) {
      dot(art, column, row, chance(column >> 1, row >> 1) > 0.5 ? INK.orange : INK.brick);
    }
  }
  for (let nth = 0; ; nth++) {
    const at = glass.left + 52 + nth * 24;
    if (at > glass.right - 12) break;
    if (Math.abs(at - goal) < 13) continue;
    bear(art, at, heap + (nth % 2) * 5, nth);
  }
  // The one that it wants: in the claw, or falling out of it again.
  const isHeld = time > SHUT && time < SLIPS;
  const fall = clamp((time - SLIPS) / 0.35, 0, 1);
  const held = isHeld ? y + 20 : time < SHUT ? heap : Math.round(mix(glass.top + 36, heap, fall * fall));
  bear(art, isHeld ? x : goal, held, 1);
  box(art, glass.left, glass.bottom - 30, 34, 30, INK.black);
  box(art, glass.left + 33, glass.bottom - 34, 2, 34, INK.cyan);
}

function bear(art: Art, x: number, y: number, nth: number): void {
  const [fur, muzzle] = FURS[nth % FURS.length] ?? [INK.leather, INK.cream];
  for (const side of [-1, 1]) {
    disc(art, x + side * 6, y - 8, 3, fur);
    disc(art, x + side * 8, y + 10, 3, fur);
    disc(art, x + side * 5, y + 17, 3, muzzle);
  }
  disc(art, x, y + 11, 8, fur, 9);
  disc(art, x, y + 12, 5, muzzle, 5);
  disc(art, x, y - 2, 8, fur, 7);
  disc(art, x, y + 1, 4, muzzle, 2);
  for (const side of [-1, 1]) box(art, x + side * 3, y - 4, 1, 2, INK.black);
  box(art, x - 1, y - 1, 3, 1, INK.black);
}

function reflection(art: Art, { top, bottom, left }: Glass): void {
  for (const from of [18, 22, 34]) {
    for (let step = 0; step < bottom - top; step++) {
      const x = left + from + Math.floor((bottom - top - step) * 0.4);
      if (step % 2 === 0) dot(art, x, top + step, INK.navy);
    }
  }
}

function panel(art: Art, top: number, time: number, seconds: number): void {
  box(art, 0, top, art.width, art.height - top, INK.plum);
  box(art, 6, top, art.width - 12, 8, INK.orange);
  box(art, 6, top + 7, art.width - 12, 1, INK.brick);
  const middle = Math.floor(art.width / 2);
  const lean = time < OVER ? 3 : time > SLIPS && time < HOME ? -3 : 0;
  line(art, middle - 30, top + 4, middle - 30 + lean, top - 8, INK.silver);
  disc(art, middle - 30 + lean, top - 9, 3, INK.red);
  disc(art, middle + 20, top + 3, 4, time > OVER && time < SHUT ? INK.white : INK.lime, 2);
  const words = time > SLIPS ? (seconds % 0.5 < 0.3 ? 'SO CLOSE' : '') : 'LOADING ONE BEAR';
  box(art, middle - 58, top + 14, 117, 15, INK.black);
  writeCenterd(art, words, top + 18, INK.lime);
}
