import { bar, Mask, SIZE } from './mask.mjs';

/** What every outline is drawn in. */
export const INK = '#181425';

/**
 * A layer while it is drawn. Colors are either fixed (`#rrggbb`) or parameters: `wool` is a hue that a trait chooses,
 * `wool-shade` and `wool-light` are its darker and lighter tones. Light falls from the upper left.
 */
export class Layer {
  #tones = [];
  #pixels = new Int16Array(SIZE * SIZE).fill(-1);

  /** Colors a mask. */
  fill(mask, tone) {
    const index = this.#indexOf(tone);
    mask.pixels.forEach((on, at) => {
      if (on) this.#pixels[at] = index;
    });
    return this;
  }

  /** Draws a mask in ink. */
  ink(mask) {
    return this.fill(mask, INK);
  }

  /**
   * Lays a part with a line round it, a shade `depth` pixels wide along its lower right, and a light along its upper
   * left. Neither line nor part is drawn outside `within`.
   */
  lay(mask, hue, { depth = 3, light = true, within = EVERYWHERE } = {}) {
    const part = mask.and(within);
    this.ink(mask.grown().minus(mask).and(within));
    this.fill(part, hue);
    this.shade(mask.and(within), hue, depth, mask);
    if (light) this.light(part, hue, mask);
    return this;
  }

  /** Darkens the lower right of a part of this form. */
  shade(part, hue, depth = 3, form = part) {
    const lit = form.moved(-depth, -1).and(form.moved(0, -depth));
    return this.fill(part.minus(lit), `${hue}-shade`);
  }

  /** Lightens a line along the upper left of a part of this form. */
  light(part, hue, form = part) {
    const edge = form.moved(1, 1).minus(form.moved(3, 3)).and(form.moved(-4, -4));
    return this.fill(part.and(edge), `${hue}-light`);
  }

  /** Rows of letters, each a tone of `tones`; others are left as they are. */
  write(rows, tones, x, y) {
    rows.forEach((row, dy) =>
      [...row].forEach((letter, dx) => {
        const tone = tones[letter];
        if (tone !== undefined) this.fill(bar(x + dx, y + dy, 1, 1), tone);
      }),
    );
    return this;
  }

  /** Takes away what lies on a mask. */
  clear(mask) {
    mask.pixels.forEach((on, at) => {
      if (on) this.#pixels[at] = -1;
    });
    return this;
  }

  /**
   * The picture as an SVG whose parameters are classes: one path a tone, with every corner on a whole pixel.
   * @param {(tone: string) => string} colorOf the `#rrggbb` that a parameter has in the file itself
   */
  toSvg(colorOf) {
    const paths = this.#tones.flatMap((tone, index) => {
      const drawn = this.#maskOf((at) => at === index);
      if (!drawn.pixels.includes(1)) return [];
      const d = outlineOf(
        this.#maskOf(
          (at) => at >= 0 && (tone === INK || at === index || this.#tones[at].startsWith(`${tone}-`)),
        ),
      );
      return [
        {
          tone,
          path: tone.startsWith('#')
            ? `<path fill="${tone}" d="${d}"/>`
            : `<path class="${tone}" fill="${colorOf(tone)}" d="${d}"/>`,
        },
      ];
    });
    // Ink lies under everything and a hue under its other tones, so that their outlines stay short.
    const rank = ({ tone }) => (tone === INK ? 0 : tone.includes('-') ? 2 : 1);
    paths.sort((a, b) => rank(a) - rank(b));
    const size = `viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size} shape-rendering="crispEdges">\n${paths.map(({ path }) => path).join('\n')}\n</svg>\n`;
  }

  #maskOf(belongs) {
    return new Mask((x, y) => belongs(this.#pixels[y * SIZE + x]));
  }

  #indexOf(tone) {
    const index = this.#tones.indexOf(tone);
    return index >= 0 ? index : this.#tones.push(tone) - 1;
  }
}

export const EVERYWHERE = bar(0, 0, SIZE, SIZE);

/** The outline of a mask as a path of horizontal and vertical steps; holes run the other way round. */
function outlineOf(mask) {
  const has = (x, y) => x >= 0 && x < SIZE && y >= 0 && y < SIZE && mask.has(x, y);
  /** Edges by where they begin; the pixel lies to the right of each. */
  const edges = new Map();
  const add = (x, y, dx, dy) => {
    const key = y * (SIZE + 1) + x;
    edges.set(key, [...(edges.get(key) ?? []), [dx, dy]]);
  };
  for (let y = 0; y < SIZE; y += 1)
    for (let x = 0; x < SIZE; x += 1) {
      if (!has(x, y)) continue;
      if (!has(x, y - 1)) add(x, y, 1, 0);
      if (!has(x + 1, y)) add(x + 1, y, 0, 1);
      if (!has(x, y + 1)) add(x + 1, y + 1, -1, 0);
      if (!has(x - 1, y)) add(x, y + 1, 0, -1);
    }
  let d = '';
  let [penX, penY] = [0, 0];
  for (const start of [...edges.keys()].sort((a, b) => a - b)) {
    while (edges.has(start)) {
      const steps = loopFrom(start, edges);
      const [x, y] = [start % (SIZE + 1), Math.floor(start / (SIZE + 1))];
      d += d === '' ? `M${x} ${y}` : `m${x - penX} ${y - penY}`.replace(' -', '-');
      // The last step is what closing the path draws.
      for (const [dx, dy] of steps.slice(0, -1)) d += dx === 0 ? `v${dy}` : `h${dx}`;
      d += 'z';
      [penX, penY] = [x, y];
    }
  }
  return d;
}

/** Takes one closed loop out of the edges: its steps, straight ones joined. */
function loopFrom(start, edges) {
  const steps = [];
  let at = start;
  let last = [0, 0];
  do {
    const leaving = edges.get(at);
    // Where two pixels touch at a corner, turn so that they stay two shapes.
    const turn = leaving.findIndex(([dx, dy]) => dx === -last[1] && dy === last[0]);
    const [[dx, dy]] = leaving.splice(Math.max(turn, 0), 1);
    if (leaving.length === 0) edges.delete(at);
    const straight = steps.at(-1);
    if (straight && dx === last[0] && dy === last[1]) {
      straight[0] += dx;
      straight[1] += dy;
    } else steps.push([dx, dy]);
    last = [dx, dy];
    at += dy * (SIZE + 1) + dx;
  } while (at !== start);
  return steps;
}
