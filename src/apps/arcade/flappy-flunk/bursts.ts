import type { Art } from '../../../engine/assets/texture.ts';
import type { Burst } from '../../../engine/game/flourishes.ts';

const SCORE_COLORS = [0xfee761, 0xffffff, 0x2ce8f5];

/** What flies about when the Flunk flaps, scores, hits something and lands; each at a height of the field. */
export function burstsOf(art: Art) {
  const feathers = [art.cut('feather')];
  const stars = [art.cut('star')];
  const puffs = [art.cut('puff')];
  const scraps = [art.cut('paper'), art.cut('bolt')];
  return {
    flap: (y: number): Burst => ({
      x: -9,
      y: y + 6,
      count: 3,
      textures: puffs,
      pace: 40,
      towards: 2.2,
      turn: 0.7,
      lasts: 0.35,
    }),
    score: (y: number, isTenth: boolean): Burst => ({
      x: 6,
      y,
      count: isTenth ? 26 : 8,
      textures: stars,
      tints: SCORE_COLORS,
      pace: 90,
      lasts: 0.5,
      gravity: 120,
    }),
    hit: (y: number): readonly Burst[] => [
      { x: 4, y, count: 14, textures: feathers, pace: 110, lasts: 0.9, gravity: 90 },
      { x: 4, y, count: 8, textures: scraps, pace: 140, lasts: 0.8, gravity: 420 },
    ],
    landing: (y: number): Burst => ({
      x: 0,
      y: y + 6,
      count: 6,
      textures: puffs,
      pace: 50,
      towards: -1.57,
      turn: 1.3,
      lasts: 0.4,
    }),
  };
}
