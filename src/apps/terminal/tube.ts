import type { Size } from '../../engine/geometry/rects.ts';
import type { Room } from '../../kernel/room.ts';

/** Colors as red, green and blue. */
type Ink = readonly [number, number, number];

/** The glass from its rim to its middle. */
const GLASS: readonly Ink[] = [
  [2, 12, 7],
  [3, 18, 10],
  [4, 24, 13],
  [5, 30, 16],
  [7, 37, 20],
  [9, 44, 24],
];
/** A line that the beam does not reach is darker. */
const UNLIT = 0.72;
const LINE = 3;
/** The window above the tube, mirrored in the glass. */
const MIRRORED: Ink = [16, 54, 34];
/** The housing: its face, its lit and its shaded edges, and the gap around the glass. */
const FACE: Ink = [186, 178, 154];
const FACE_DARK: Ink = [176, 168, 145];
const LIT: Ink = [226, 220, 200];
const SHADE: Ink = [124, 117, 98];
const GAP: Ink = [38, 36, 31];
const LAMP: Ink = [96, 240, 128];
const LAMP_RIM: Ink = [70, 66, 56];

/** How round the corners of the glass are. */
const CORNER = 16;
/** Dots between two shades, by an ordered pattern of four by four. */
const PATTERN = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
const LAMP_SIZE = { width: 6, height: 3 };

/** How far a point is inside a rectangle with round corners, in pixels; negative outside. */
function depthIn({ x, y, width, height }: Room, px: number, py: number): number {
  const dx = Math.abs(px + 0.5 - x - width / 2) - width / 2 + CORNER;
  const dy = Math.abs(py + 0.5 - y - height / 2) - height / 2 + CORNER;
  const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0));
  return CORNER - outside - Math.min(0, Math.max(dx, dy));
}

/** Paints a monitor of this size with its glass in it, pixel by pixel. */
export function paintTube({ data }: ImageData, size: Size, glass: Room): void {
  const { width, height } = size;
  const put = (index: number, [red, green, blue]: Ink, light = 1): void => {
    data[index] = red * light;
    data[index + 1] = green * light;
    data[index + 2] = blue * light;
    data[index + 3] = 255;
  };
  const lampX = glass.x + glass.width - 2 * CORNER;
  const lampY = Math.floor((glass.y + glass.height + height - LAMP_SIZE.height) / 2);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = (y * width + x) * 4;
      const depth = depthIn(glass, x, y);
      if (depth > 0) {
        const dots = ((PATTERN[(y % 4) * 4 + (x % 4)] ?? 0) + 0.5) / 16;
        put(
          index,
          isMirrored(glass, x, y, dots) ? MIRRORED : shadeAt(glass, x, y, depth, dots),
          y % LINE === 0 ? UNLIT : 1,
        );
      } else {
        put(index, housingAt(size, x, y, depth, glass));
      }
    }
  }
  for (let y = -1; y <= LAMP_SIZE.height; y += 1) {
    for (let x = -1; x <= LAMP_SIZE.width; x += 1) {
      const isRim = y < 0 || x < 0 || y === LAMP_SIZE.height || x === LAMP_SIZE.width;
      put(((lampY + y) * width + lampX + x) * 4, isRim ? LAMP_RIM : LAMP);
    }
  }
}

/** The glass is brightest in its middle, and dark along its rim. */
function shadeAt({ x, y, width, height }: Room, px: number, py: number, depth: number, dots: number): Ink {
  const far = Math.hypot((px - x) / width - 0.5, (py - y) / height - 0.46) / 0.62;
  const light = Math.max(0, 1 - far * far) * Math.min(1, depth / 9);
  const shade = Math.floor(light * (GLASS.length - 1) + dots);
  return GLASS[Math.min(shade, GLASS.length - 1)] ?? [0, 0, 0];
}

/** A slanted pane of light in the upper left corner, which thins out downward. */
function isMirrored({ x, y, width, height }: Room, px: number, py: number, dots: number): boolean {
  const [down, along] = [(py - y) / height, (px - x) / width + ((py - y) / height) * 0.35];
  const isPane = (along > 0.07 && along < 0.2) || (along > 0.215 && along < 0.24);
  return isPane && down > 0.05 && down < 0.42 && dots < 0.42 - down;
}

/** The housing slopes to the glass: shaded above and to the left of it, lit below and to the right. */
function housingAt({ width, height }: Size, x: number, y: number, depth: number, glass: Room): Ink {
  if (depth > -2) return GAP;
  if (depth > -5) return isAbove(glass, x, y) ? SHADE : LIT;
  if (x === 0 || y === 0) return LIT;
  if (x === width - 1 || y === height - 1) return SHADE;
  // Cast plastic has a grain.
  return (x * 7 + y * 13 + ((x * y) % 5)) % 11 === 0 ? FACE_DARK : FACE;
}

/** Whether a point around the glass is above it or to the left of it; its corners are halved. */
function isAbove(glass: Room, x: number, y: number): boolean {
  const nearest = (at: number, from: number, length: number): number =>
    Math.min(Math.max(at, from + CORNER), from + length - CORNER);
  return x - nearest(x, glass.x, glass.width) + y - nearest(y, glass.y, glass.height) < 0;
}
