import { BAYER } from '../../../kernel/dither.ts';
import type { Size } from '../../../engine/geometry/rects.ts';
import type { Room } from '../../../kernel/room.ts';

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
const PATTERN = Float64Array.from(BAYER);
const LAMP_SIZE = { width: 6, height: 3 };

/** How far from its middle, as a share of it, the glass still glows. */
const REACH = 0.62;
const MIDDLE = { x: 0.5, y: 0.46 };
/** The mirrored window thins out to this share of the height. */
const MIRROR_END = 0.42;

/** For each pixel along one side of the picture: how far inside the glass it is, and how much of the glow is lost there. */
function along(length: number, from: number, glass: number, middle: number) {
  const depth = new Float64Array(length);
  const lost = new Float64Array(length);
  for (let at = 0; at < length; at += 1) {
    depth[at] = Math.min(at + 0.5 - from, from + glass - at - 0.5);
    lost[at] = (((at - from) / glass - middle) / REACH) ** 2;
  }
  return { depth, lost };
}

/** Paints a monitor of this size with its glass in it, pixel by pixel. */
export function paintTube({ data }: Pick<ImageData, 'data'>, size: Size, glass: Room): void {
  const { width, height } = size;
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const columns = along(width, glass.x, glass.width, MIDDLE.x);
  const rows = along(height, glass.y, glass.height, MIDDLE.y);
  // The loop is run once, before the browser has made it fast: it calls what it must alone.
  for (let y = 0; y < height; y += 1) {
    const lit = y % LINE === 0 ? 'unlit' : 'lit';
    const palette = GLASS[lit];
    const glow = 1 - (rows.lost[y] ?? 0);
    const depthY = rows.depth[y] ?? 0;
    const down = (y - glass.y) / glass.height;
    const mirrors = down > 0.05 ? MIRROR_END - down : 0;
    for (let x = 0; x < width; x += 1) {
      const depthX = columns.depth[x] ?? 0;
      const depth =
        depthX < CORNER && depthY < CORNER
          ? CORNER - Math.hypot(CORNER - depthX, CORNER - depthY)
          : Math.min(depthX, depthY);
      const dots = PATTERN[(y & 3) * 4 + (x & 3)] ?? 0;
      let color = 0;
      if (depth <= 0) {
        color = housingAt(size, glass, x, y, depth);
      } else if (dots < mirrors && isMirrored((x - glass.x) / glass.width + down * 0.35)) {
        color = MIRRORED[lit];
      } else {
        const light = (glow - (columns.lost[x] ?? 0)) * (depth < RIM ? depth / RIM : 1);
        color = palette[light > 0 ? (light * BRIGHTEST + dots) | 0 : 0] ?? GAP;
      }
      pixels[y * width + x] = color;
    }
  }
  paintLamp(pixels, size, glass);
}

/** Two slanted panes of a window are mirrored in the upper left of the glass. */
const isMirrored = (at: number): boolean => (at > 0.07 && at < 0.2) || (at > 0.215 && at < 0.24);

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
