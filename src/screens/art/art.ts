import { dithers } from '../../kernel/dither.ts';
import { PALETTE, type Ink } from './palette.ts';

/** A picture at art resolution: one palette index a pixel, row by row. */
export interface Art {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

export function createArt(width: number, height: number): Art {
  return { width, height, pixels: new Uint8Array(width * height) };
}

/** Everything in one color. */
export function clear({ pixels }: Art, ink: Ink): void {
  pixels.fill(ink);
}

export function dot({ width, height, pixels }: Art, x: number, y: number, ink: Ink): void {
  const column = Math.round(x);
  const row = Math.round(y);
  if (column >= 0 && row >= 0 && column < width && row < height) pixels[row * width + column] = ink;
}

/** A filled rectangle; what leaves the picture is cut off. */
export function box(art: Art, x: number, y: number, width: number, height: number, ink: Ink): void {
  const left = Math.max(0, Math.round(x));
  const end = Math.min(art.width, Math.round(x + width));
  const below = Math.min(art.height, Math.round(y + height));
  if (end <= left) return;
  for (let row = Math.max(0, Math.round(y)); row < below; row++) {
    art.pixels.fill(ink, row * art.width + left, row * art.width + end);
  }
}

/** The outline of a rectangle, `thick` pixels to the inside. */
export function frame(
  art: Art,
  x: number,
  y: number,
  width: number,
  height: number,
  ink: Ink,
  thick = 1,
): void {
  box(art, x, y, width, thick, ink);
  box(art, x, y + height - thick, width, thick, ink);
  box(art, x, y, thick, height, ink);
  box(art, x + width - thick, y, thick, height, ink);
}

export function line(art: Art, x0: number, y0: number, x1: number, y1: number, ink: Ink): void {
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0))));
  for (let step = 0; step <= steps; step++) {
    dot(art, x0 + ((x1 - x0) * step) / steps, y0 + ((y1 - y0) * step) / steps, ink);
  }
}

/** A filled ellipse; a disc where only one radius is given. */
export function disc(art: Art, x: number, y: number, radius: number, ink: Ink, radiusY = radius): void {
  for (let dy = -Math.floor(radiusY); dy <= radiusY; dy++) {
    const half = Math.floor(radius * Math.sqrt(Math.max(0, 1 - (dy / radiusY) ** 2)) + 0.35);
    box(art, x - half, y + dy, half * 2 + 1, 1, ink);
  }
}

/** A circle, `thick` pixels to the inside. */
export function ring(art: Art, x: number, y: number, radius: number, ink: Ink, thick = 1): void {
  const inner = radius - thick;
  for (let dy = -Math.floor(radius); dy <= radius; dy++) {
    for (let dx = -Math.floor(radius); dx <= radius; dx++) {
      const far = dx * dx + dy * dy;
      if (far <= radius * radius + radius * 0.5 && far > inner * inner + inner * 0.5)
        dot(art, x + dx, y + dy, ink);
    }
  }
}

export type Corner = readonly [x: number, y: number];

/** A filled polygon without holes. */
export function polygon(art: Art, corners: readonly Corner[], ink: Ink): void {
  const rows = corners.map(([, y]) => y);
  const below = Math.min(art.height - 1, Math.ceil(Math.max(...rows)));
  for (let y = Math.max(0, Math.floor(Math.min(...rows))); y <= below; y++) {
    const crossings = corners
      .flatMap(([x0, y0], index): number[] => {
        const [x1, y1] = corners[(index + 1) % corners.length] ?? [x0, y0];
        const middle = y + 0.5;
        return y0 <= middle === y1 <= middle ? [] : [x0 + ((middle - y0) / (y1 - y0)) * (x1 - x0)];
      })
      .sort((a, b) => a - b);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const from = crossings[index] ?? 0;
      box(art, from, y, (crossings[index + 1] ?? from) - from, 1, ink);
    }
  }
}

/** Rows from `top` to `bottom` that run through `inks`, dithered. */
export function gradient(art: Art, top: number, bottom: number, inks: readonly Ink[]): void {
  for (let y = Math.max(0, Math.round(top)); y < Math.min(art.height, bottom); y++) {
    const at = ((y - top) / (bottom - top)) * (inks.length - 1);
    const index = Math.min(inks.length - 2, Math.floor(at));
    const from = inks[index] ?? 0;
    const to = inks[index + 1] ?? from;
    for (let x = 0; x < art.width; x++) art.pixels[y * art.width + x] = dithers(x, y, at - index) ? to : from;
  }
}

/** A rectangle that covers `share` (0 to 1) of what lies beneath it, dithered. */
export function veil(
  art: Art,
  x: number,
  y: number,
  width: number,
  height: number,
  ink: Ink,
  share: number,
): void {
  const left = Math.max(0, Math.round(x));
  for (let row = Math.max(0, Math.round(y)); row < Math.min(art.height, y + height); row++) {
    for (let column = left; column < Math.min(art.width, x + width); column++) {
      if (dithers(column, row, share)) art.pixels[row * art.width + column] = ink;
    }
  }
}

/** A picture drawn as text: one string a row, one character a pixel, none where `inks` lacks the character. */
export function sprite(
  art: Art,
  rows: readonly string[],
  inks: Readonly<Record<string, Ink>>,
  x: number,
  y: number,
  scale = 1,
): void {
  rows.forEach((row, line) => {
    [...row].forEach((character, column) => {
      const ink = inks[character];
      if (ink !== undefined) box(art, x + column * scale, y + line * scale, scale, scale, ink);
    });
  });
}

/** Shifts a row sideways; what leaves it at one end comes back in at the other. */
export function shiftRow({ width, height, pixels }: Art, row: number, by: number): void {
  if (row < 0 || row >= height) return;
  const start = row * width;
  const old = pixels.slice(start, start + width);
  for (let x = 0; x < width; x++) pixels[start + ((((x + by) % width) + width) % width)] = old[x] ?? 0;
}

/** The colors as 32-bit words of an ImageData. Their order assumes a little-endian machine, as all with browsers are. */
const RGBA = Uint32Array.from(
  PALETTE,
  (color) => 0xff000000 | ((color & 0xff) << 16) | (color & 0xff00) | (color >> 16),
);

/** Writes the picture as the bytes of an ImageData of its size. */
export function develop({ pixels }: Art, rgba: Uint32Array): void {
  for (let index = 0; index < pixels.length; index++) rgba[index] = RGBA[pixels[index] ?? 0] ?? 0;
}

/** A number in [0, 1) that looks random and is always the same for the same place. */
export function chance(a: number, b = 0, c = 0): number {
  let hash = Math.imul(a | 0, 0x9e3779b1) ^ Math.imul(b | 0, 0x85ebca6b) ^ Math.imul(c | 0, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;
export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));
