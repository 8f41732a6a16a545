/** The side of every layer, in pixels. */
export const SIZE = 96;

/** A set of pixels of a layer. Operations answer a new one. */
export class Mask {
  /** @param {(x: number, y: number) => boolean} has whether the pixel with this upper left corner belongs to it */
  constructor(has) {
    this.pixels = Uint8Array.from({ length: SIZE * SIZE }, (_, i) =>
      has(i % SIZE, Math.floor(i / SIZE)) ? 1 : 0,
    );
  }

  /** The bottom edge goes on below the picture, where bodies do; beyond the others there is nothing. */
  has(x, y) {
    return x >= 0 && x < SIZE && y >= 0 && this.pixels[Math.min(y, SIZE - 1) * SIZE + x] === 1;
  }

  and(other) {
    return new Mask((x, y) => this.has(x, y) && other.has(x, y));
  }

  or(...others) {
    return new Mask((x, y) => this.has(x, y) || others.some((other) => other.has(x, y)));
  }

  minus(...others) {
    return new Mask((x, y) => this.has(x, y) && !others.some((other) => other.has(x, y)));
  }

  /** Those of its pixels for which `keep` holds. */
  where(keep) {
    return new Mask((x, y) => this.has(x, y) && keep(x, y));
  }

  moved(right, down) {
    return new Mask((x, y) => this.has(x - right, y - down));
  }

  flipped() {
    return new Mask((x, y) => this.has(SIZE - 1 - x, y));
  }

  /** With its mirror image about the middle of the picture. */
  mirrored() {
    return this.or(this.flipped());
  }

  /** With the pixels that share a side with it. */
  grown() {
    return this.or(this.moved(1, 0), this.moved(-1, 0), this.moved(0, 1), this.moved(0, -1));
  }
}

/** A rectangle. */
export function bar(x, y, width, height) {
  return new Mask((px, py) => px >= x && px < x + width && py >= y && py < y + height);
}

/** An ellipse about a point, which may lie between two pixels. The larger `round` is, the squarer it is. */
export function oval(x, y, wide, high, round = 2) {
  return new Mask(
    (px, py) => Math.abs((px + 0.5 - x) / wide) ** round + Math.abs((py + 0.5 - y) / high) ** round <= 1,
  );
}

/** Points written as 'x,y x,y'. */
export function points(text) {
  return text.split(' ').map((pair) => pair.split(',').map(Number));
}

/** Points given as `[x, y]`, or several of them as text. */
const pointsOf = (given) => given.flatMap((point) => (typeof point === 'string' ? points(point) : [point]));

/** A polygon with these corners: `[x, y]` each, or 'x,y x,y'; as everything that follows takes points. */
export function poly(...given) {
  const corners = pointsOf(given);
  return new Mask((px, py) => {
    const [x, y] = [px + 0.5, py + 0.5];
    return corners.reduce((inside, [ax, ay], index) => {
      const [bx, by] = corners[(index + 1) % corners.length];
      const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
      return crosses ? !inside : inside;
    }, false);
  });
}

/** What a smooth closed line through these points encloses. */
export function blob(...given) {
  return poly(...smooth(pointsOf(given), true));
}

/** A line one pixel wide from point to point. */
export function line(...given) {
  const path = pointsOf(given);
  const on = new Set();
  for (let i = 1; i < path.length; i += 1) trace(path[i - 1], path[i], on);
  return new Mask((x, y) => on.has(y * SIZE + x));
}

/** A smooth line one pixel wide through these points. */
export function arc(...given) {
  return line(...smooth(pointsOf(given), false).map(([x, y]) => [Math.round(x), Math.round(y)]));
}

/** A smooth line through these points, this wide. */
export function stroke(width, ...given) {
  const path = smooth(pointsOf(given), false);
  return new Mask((px, py) =>
    path.some(([x, y], index) => {
      const [nx, ny] = path[Math.max(index - 1, 0)];
      return toSegment(px + 0.5, py + 0.5, x, y, nx, ny) <= width / 2;
    }),
  );
}

function toSegment(px, py, ax, ay, bx, by) {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length === 0 ? 0 : ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length;
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(px - ax - at * (bx - ax), py - ay - at * (by - ay));
}

/** Bresenham's line, from pixel to pixel. */
function trace([x, y], [toX, toY], on) {
  const [wide, high] = [Math.abs(toX - x), -Math.abs(toY - y)];
  let error = wide + high;
  for (;;) {
    if (x >= 0 && x < SIZE && y >= 0 && y < SIZE) on.add(y * SIZE + x);
    if (x === toX && y === toY) return;
    const twice = 2 * error;
    if (twice >= high) {
      error += high;
      x += Math.sign(toX - x);
    }
    if (twice <= wide) {
      error += wide;
      y += Math.sign(toY - y);
    }
  }
}

/** Points along a Catmull-Rom curve through the given ones. */
function smooth(path, closed) {
  const count = path.length;
  const at = (i) => (closed ? path[(i + count) % count] : path[Math.min(Math.max(i, 0), count - 1)]);
  const curve = [];
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let step = 0; step < 10; step += 1) {
      const t = step / 10;
      curve.push(
        [0, 1].map(
          (k) =>
            0.5 *
            (2 * b[k] +
              (c[k] - a[k]) * t +
              (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t ** 2 +
              (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3),
        ),
      );
    }
  }
  return closed ? curve : [...curve, at(count - 1)];
}
