import type { Size } from '../../engine/geometry/rects.ts';
import type { Room } from '../../kernel/room.ts';

/** A color as canvases have it in memory: 0xAABBGGRR. */
const ink = (red: number, green: number, blue: number, light = 1): number =>
  ((255 << 24) | ((blue * light) << 16) | ((green * light) << 8) | (red * light)) >>> 0;

/** A line that the beam does not reach is darker. */
const UNLIT = 0.72;
const LINE = 3;
const shades = (light: number): Uint32Array =>
  Uint32Array.from([
    ink(2, 12, 7, light),
    ink(3, 18, 10, light),
    ink(4, 24, 13, light),
    ink(5, 30, 16, light),
    ink(7, 37, 20, light),
    ink(9, 44, 24, light),
  ]);
/** The glass from its rim to its middle, and the window behind the person that it mirrors. */
const GLASS = { lit: shades(1), unlit: shades(UNLIT) };
const MIRRORED = { lit: ink(16, 54, 34), unlit: ink(16, 54, 34, UNLIT) };
const BRIGHTEST = GLASS.lit.length - 1;
/** The housing: its face, the grain in it, its lit and its shaded edges, and the gap around the glass. */
const FACE = ink(186, 178, 154);
const GRAIN = ink(176, 168, 145);
const LIT = ink(226, 220, 200);
const SHADE = ink(124, 117, 98);
const GAP = ink(38, 36, 31);
const LAMP = ink(96, 240, 128);
const LAMP_RIM = ink(70, 66, 56);

/** How round the corners of the glass are. */
const CORNER = 16;
/** The rim is dark to so many pixels in. */
const RIM = 9;
/** Around the glass runs the gap, and around that an edge. */
const GAP_WIDTH = 2;
const EDGE_WIDTH = 5;
/** Dots between two shades, by an ordered pattern of four by four. */
const PATTERN = Float64Array.from(
  [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5],
  (place) => (place + 0.5) / 16,
);
const LAMP_SIZE = { width: 6, height: 3 };

/** Paints a monitor of this size with its glass in it, pixel by pixel. */
export function paintTube({ data }: Pick<ImageData, 'data'>, size: Size, glass: Room): void {
  const { width, height } = size;
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const halfWidth = glass.width / 2 - CORNER;
  const halfHeight = glass.height / 2 - CORNER;
  for (let y = 0; y < height; y += 1) {
    const lit = y % LINE === 0 ? 'unlit' : 'lit';
    const glow = glowAlong((y - glass.y) / glass.height - 0.46);
    const fromMiddleY = Math.abs(y + 0.5 - glass.y - glass.height / 2) - halfHeight;
    for (let x = 0; x < width; x += 1) {
      const fromMiddleX = Math.abs(x + 0.5 - glass.x - glass.width / 2) - halfWidth;
      const isCorner = fromMiddleX > 0 && fromMiddleY > 0;
      // How far inside the glass it is; negative outside.
      const depth =
        CORNER - (isCorner ? Math.hypot(fromMiddleX, fromMiddleY) : Math.max(fromMiddleX, fromMiddleY));
      if (depth <= 0) {
        pixels[y * width + x] = housingAt(size, glass, x, y, depth);
        continue;
      }
      const dots = PATTERN[(y & 3) * 4 + (x & 3)] ?? 0;
      const light =
        Math.max(0, glow - glowLost((x - glass.x) / glass.width - 0.5)) * Math.min(1, depth / RIM);
      const shade = Math.min(BRIGHTEST, Math.floor(light * BRIGHTEST + dots));
      pixels[y * width + x] = isMirrored(glass, x, y, dots) ? MIRRORED[lit] : (GLASS[lit][shade] ?? GAP);
    }
  }
  paintLamp(pixels, size, glass);
}

/** The glass is brightest in its middle, and darker by the square of the way from there. */
const REACH = 0.62;
const glowLost = (away: number): number => (away * away) / (REACH * REACH);
const glowAlong = (away: number): number => 1 - glowLost(away);

/** A slanted pane of light in the upper left of the glass, which thins out downward. */
function isMirrored({ x, y, width, height }: Room, px: number, py: number, dots: number): boolean {
  const down = (py - y) / height;
  if (down <= 0.05 || dots >= 0.42 - down) return false;
  const along = (px - x) / width + down * 0.35;
  return (along > 0.07 && along < 0.2) || (along > 0.215 && along < 0.24);
}

/** The housing slopes to the glass: shaded above and to the left of it, lit below and to the right. */
function housingAt({ width, height }: Size, glass: Room, x: number, y: number, depth: number): number {
  if (depth > -GAP_WIDTH) return GAP;
  if (depth > -EDGE_WIDTH) return isAbove(glass, x, y) ? SHADE : LIT;
  if (x === 0 || y === 0) return LIT;
  if (x === width - 1 || y === height - 1) return SHADE;
  // Cast plastic has a grain.
  return (x * 7 + y * 13 + ((x * y) % 5)) % 11 === 0 ? GRAIN : FACE;
}

/** Whether a point around the glass is above it or to the left of it; its corners are halved. */
function isAbove(glass: Room, x: number, y: number): boolean {
  const nearest = (at: number, from: number, length: number): number =>
    Math.min(Math.max(at, from + CORNER), from + length - CORNER);
  return x - nearest(x, glass.x, glass.width) + y - nearest(y, glass.y, glass.height) < 0;
}

/** The lamp that says that it is on, in the middle of the housing under the glass. */
function paintLamp(pixels: Uint32Array, { width, height }: Size, glass: Room): void {
  const left = glass.x + glass.width - 2 * CORNER;
  const top = Math.floor((glass.y + glass.height + height - LAMP_SIZE.height) / 2);
  for (let y = -1; y <= LAMP_SIZE.height; y += 1) {
    for (let x = -1; x <= LAMP_SIZE.width; x += 1) {
      const isRim = y < 0 || x < 0 || y === LAMP_SIZE.height || x === LAMP_SIZE.width;
      pixels[(top + y) * width + left + x] = isRim ? LAMP_RIM : LAMP;
    }
  }
}
