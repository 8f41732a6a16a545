import { scatter } from '@shared/domain/town/weather.ts';
import { fill, type Fill } from '../../../engine/theme/bevel.ts';
import type { Glow, Spot } from '../place.ts';

/** How many candles are shown at one place at most. */
const MOST_CANDLES = 24;
const FLICKER_MS = 250;
const [WAX, FLAME, CORE] = [0x8a5a3c, 0xff9a3a, 0xffe9a8];

/** So many candles at a place, in picture pixels: each stands where it stood, and flickers. */
export function candlesAt({ x, y, w, h }: Spot, count: number, elapsedMs: number): readonly Fill[] {
  return Array.from({ length: Math.min(count, MOST_CANDLES) }, (_, index) => {
    const left = Math.round(x + w * (0.1 + 0.8 * scatter(index, 41)));
    const top = Math.round(y + h * (0.72 + 0.24 * scatter(index, 42)));
    const isLow = scatter(index, 43 + Math.floor(elapsedMs / FLICKER_MS)) < 0.3;
    return [
      fill({ x: left - 1, y: top - 3, width: 4, height: 4 }, FLAME),
      fill({ x: left, y: isLow ? top - 2 : top - 4, width: 2, height: isLow ? 2 : 4 }, CORE),
      fill({ x: left, y: top + 1, width: 2, height: 3 }, WAX),
    ];
  }).flat();
}

const [PANE, FRAME, HALO, MILK, WHITE] = [0xffd98a, 0x2a2438, 0x7d9be0, 0xb9d2f0, 0xffffff];

/** A disc of this size round a point, row by row. */
const disc = (x: number, y: number, size: number, color: number): readonly Fill[] =>
  Array.from({ length: size }, (_, row) => {
    const half = Math.round(Math.sqrt((size / 2) ** 2 - (row + 0.5 - size / 2) ** 2));
    return fill({ x: x - half, y: y - size / 2 + row, width: 2 * half, height: 1 }, color);
  });

/** What glows at a spot, in picture pixels. */
export function glowAt(glow: Glow, { x, y, w, h }: Spot, elapsedMs: number): readonly Fill[] {
  const [middle, height] = [Math.round(x + w / 2), Math.round(y + h / 2)];
  const around = (size: number, color: number, tall = size): Fill =>
    fill(
      { x: middle - Math.floor(size / 2), y: height - Math.floor(tall / 2), width: size, height: tall },
      color,
    );
  const isLow = scatter(Math.floor(elapsedMs / FLICKER_MS), 61) < 0.3;
  switch (glow) {
    case 'flame':
      return [
        around(4, FLAME),
        fill({ x: middle - 1, y: height - (isLow ? 2 : 3), width: 2, height: isLow ? 2 : 4 }, CORE),
        fill({ x: middle - 1, y: height + 2, width: 2, height: 3 }, WAX),
        // Its likeness on the water.
        fill({ x: middle - 1, y: height + 7, width: 2, height: isLow ? 3 : 6 }, FLAME),
      ];
    case 'window':
      return [
        around(w, FRAME, h),
        around(w - 2, PANE, h - 2),
        fill({ x: middle, y: y + 1, width: 1, height: h - 2 }, FRAME),
      ];
    case 'light':
      return [
        ...disc(middle, height, isLow ? 10 : 12, HALO),
        ...disc(middle, height, 8, MILK),
        ...disc(middle, height, 4, WHITE),
      ];
  }
}
