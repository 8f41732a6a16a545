import { Grid } from '../fhs-school/grid.mjs';

/** How large a prize's picture is. What it shows stands on its lowest row. */
export const SIZE = { width: 72, height: 60 };

/** A grid with the shapes that the prizes are made of. */
export class Pen extends Grid {
  constructor({ width, height } = SIZE) {
    super(width, height);
  }

  disc(x, y, radius, color, radiusY = radius) {
    for (let dy = -Math.floor(radiusY); dy <= radiusY; dy += 1) {
      const half = Math.floor(radius * Math.sqrt(Math.max(0, 1 - (dy / radiusY) ** 2)) + 0.35);
      this.box(x - half, y + dy, half * 2 + 1, 1, color);
    }
  }

  line(x0, y0, x1, y1, color) {
    const steps = Math.max(1, Math.abs(x1 - x0), Math.abs(y1 - y0));
    for (let step = 0; step <= steps; step += 1) {
      const share = step / steps;
      this.set(Math.round(x0 + (x1 - x0) * share), Math.round(y0 + (y1 - y0) * share), color);
    }
  }

  /** A filled shape without holes. */
  shape(corners, color) {
    const rows = corners.map(([, y]) => y);
    for (let y = Math.floor(Math.min(...rows)); y <= Math.ceil(Math.max(...rows)); y += 1) {
      const middle = y + 0.5;
      const crossings = corners
        .flatMap(([x0, y0], index) => {
          const [x1, y1] = corners[(index + 1) % corners.length];
          if (y0 <= middle === y1 <= middle) return [];
          return [x0 + ((middle - y0) / (y1 - y0)) * (x1 - x0)];
        })
        .sort((one, other) => one - other);
      for (let index = 0; index + 1 < crossings.length; index += 2) {
        const [from, to] = [Math.round(crossings[index]), Math.round(crossings[index + 1])];
        this.box(from, y, to - from, 1, color);
      }
    }
  }

  /** A picture drawn as text, one character a pixel; none where `colors` lacks the character. */
  rows(lines, colors, left, top, scale = 1) {
    for (const [y, line] of lines.entries()) {
      for (const [x, character] of [...line].entries()) {
        const color = colors[character];
        if (color) this.box(left + x * scale, top + y * scale, scale, scale, color);
      }
    }
  }

  /** Colors again what has one color and passes the test. */
  tint(from, to, where) {
    for (let y = 0; y < this.height; y += 1) {
      for (let x = 0; x < this.width; x += 1) if (this.at(x, y) === from && where(x, y)) this.set(x, y, to);
    }
  }
}

/** A number in [0, 1) that looks random and is always the same for the same place. */
export function chance(a, b = 0) {
  let hash = Math.imul(a | 0, 0x9e3779b1) ^ Math.imul(b | 0, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

export const WHITE = '#ffffff';
export const DARK = '#181425';

/** What stands on the shelf by itself: the drawing, with a dark line round it. */
export function standing(draw) {
  const pen = new Pen();
  draw(pen);
  pen.outline(DARK);
  return pen;
}
