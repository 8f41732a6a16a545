import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const FOLDER = fileURLToPath(new URL('../finished/town', import.meta.url));
const { town } = JSON.parse(readFileSync(join(FOLDER, 'bundle.json'), 'utf8')).maps;

/** A picture of the bundle: its size, and how light and colorful (OKLab) and opaque a pixel is. */
async function pictureOf(name) {
  const { data, info } = await sharp(join(FOLDER, `${name}.png`))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x, y) => (y * info.width + x) * 4;
  return {
    width: info.width,
    height: info.height,
    isOpaque: (x, y) => data[at(x, y) + 3] > 0,
    color: (x, y) => oklab(data.subarray(at(x, y), at(x, y) + 3)),
  };
}

/** The lightness of a color, how far from gray it is, and its hue in degrees (OKLab). */
function oklab(rgb) {
  const [r, g, b] = [...rgb].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  const [a, c] = [1.978 * l - 2.4286 * m + 0.4506 * s, 0.0259 * l + 0.7828 * m - 0.8087 * s];
  return {
    lightness: 0.2105 * l + 0.7936 * m - 0.0041 * s,
    chroma: Math.hypot(a, c),
    hue: ((Math.atan2(c, a) * 180) / Math.PI + 360) % 360,
  };
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
/** The whole positions of a rectangle. */
const pixels = ({ x, y, w, h }) =>
  Array.from({ length: w * h }, (_, index) => [x + (index % w), y + Math.floor(index / w)]);

/** Points 48 pixels apart along a path. */
const stretches = (path) =>
  path.slice(1).flatMap(([x1, y1], index) => {
    const [x0, y0] = path[index];
    const count = Math.floor(Math.hypot(x1 - x0, y1 - y0) / 48);
    return Array.from({ length: count }, (_, step) => [
      Math.round(x0 + ((x1 - x0) * step) / count),
      Math.round(y0 + ((y1 - y0) * step) / count),
    ]);
  });

describe('the map by night', async () => {
  const night = await pictureOf(town.night.picture);
  const televisions = town.night.loops
    .filter(({ name }) => name.startsWith('televisions'))
    .flatMap(({ cuts }) => cuts);

  /** What a cut lies on: how light the picture is there, and how light in the ring round it. */
  async function beneath({ frame, x, y }) {
    const { width: w, height: h, isOpaque } = await pictureOf(frame);
    const covered = pixels({ x: 0, y: 0, w, h }).filter(([column, row]) => isOpaque(column, row));
    const ring = pixels({ x: x - 4, y: y - 4, w: w + 8, h: h + 8 }).filter(
      ([column, row]) => column < x - 1 || column > x + w || row < y - 1 || row > y + h,
    );
    const lightness = (all) => mean(all.map(([column, row]) => night.color(column, row).lightness));
    return {
      w,
      h,
      lit: lightness(covered.map(([column, row]) => [x + column, y + row])),
      round: lightness(ring),
    };
  }

  it('has no cut of a window where the picture has no lit window', async () => {
    const cuts = [...town.night.windows, ...televisions];
    expect(cuts.length).toBeGreaterThan(40);
    const astray = [];
    for (const cut of cuts) {
      const { w, h, lit, round } = await beneath(cut);
      const isWindow = w <= 24 && h <= 20 && lit > 0.6 && lit > round + 0.12;
      if (!isWindow) astray.push({ frame: cut.frame, w, h, lit, round });
    }
    expect(astray).toEqual([]);
  });

  it('is darker in each window without light, and where the floodlights are off', async () => {
    for (const cut of [...town.night.windows, ...town.night.floodlights]) {
      const { width: w, height: h, isOpaque, color } = await pictureOf(cut.frame);
      const covered = pixels({ x: 0, y: 0, w, h }).filter(([x, y]) => isOpaque(x, y));
      const laid = mean(covered.map(([x, y]) => color(x, y).lightness));
      const bare = mean(covered.map(([x, y]) => night.color(cut.x + x, cut.y + y).lightness));
      if (town.night.windows.includes(cut)) expect(laid, cut.frame).toBeLessThan(bare - 0.15);
      else expect(laid, cut.frame).toBeGreaterThan(bare);
    }
  });
});

describe('the map by day', async () => {
  const day = await pictureOf(town.day.picture);

  it('has gray shadows on light ground, no turquoise ones', () => {
    const { x, y, w, h } = town.spots['high-school'];
    const school = pixels({ x, y, w, h });
    // Every street that is driven along, from curb to curb.
    const streets = ['to-the-field', 'round-the-block', 'main-east']
      .flatMap((path) => stretches(town.paths[path]))
      .flatMap(([left, top]) => pixels({ x: left - 24, y: top - 24, w: 48, h: 48 }))
      .filter(([left, top]) => left >= 0 && top >= 0 && left < day.width && top < day.height);
    const isTurquoise = ([column, row]) => {
      const { lightness, chroma, hue } = day.color(column, row);
      return lightness > 0.42 && chroma > 0.06 && hue > 180 && hue < 250;
    };
    const share = (all) => all.filter(isTurquoise).length / all.length;
    expect(share(school)).toBeLessThan(0.004);
    expect(share(streets)).toBeLessThan(0.004);
  });
});
