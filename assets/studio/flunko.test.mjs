import { readdirSync, readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';

const STUDIO = new URL('./', import.meta.url);
const ARCADE = new URL('../finished/arcade/', import.meta.url);

/** The studio's Python files, by their path in it. */
const programs = readdirSync(STUDIO, { recursive: true })
  .filter((path) => path.endsWith('.py'))
  .map((path) => ({ path, text: readFileSync(new URL(path, STUDIO), 'utf8') }));
const pathsWith = (pattern) =>
  programs
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .sort();
/** The code without its texts, in which his name may stand as well. */
const withoutTexts = (text) => text.replaceAll(/"""[\s\S]*?"""|'[^'\n]*'|#.*/g, '');

describe('Flunko', () => {
  it('has his colors in one place', () => {
    expect(pathsWith(/^\s*FLUNKO\w*\s*=.*#/m)).toEqual(['builders/person.py']);
    // The story's cast wears what he wears there.
    expect(pathsWith(/^FLUNKO = Who\(HERO\.skin, HERO\.jacket,/m)).toEqual(['builders/cast/who.py']);
  });

  it('is drawn in these colors wherever he is drawn', () => {
    const naming = programs.filter(({ text }) => /\bFLUNKO\b/.test(withoutTexts(text)));
    const elsewhere = naming.filter(
      ({ path, text }) =>
        path !== 'builders/person.py' && !/^from builders\.(person|cast\.who) import .*FLUNKO/m.test(text),
    );
    expect(naming.length).toBeGreaterThan(3);
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
  });

  it('is sought with one poster', () => {
    expect(pathsWith(/'MISSING'/)).toEqual(['builders/flunko_poster.py']);
  });

  it.each(['day', 'night'])(
    'has blue skin under a yellow beanie on the poster of Main Street by %s',
    (hour) => {
      const { places } = JSON.parse(readFileSync(new URL('bundle.json', ARCADE), 'utf8'));
      const { x, y, w, h } = places.arcade.hotspots.poster;
      const { data, width } = PNG.sync.read(readFileSync(new URL(`arcade-${hour}.png`, ARCADE)));
      // The heights, from 0 at the poster's upper edge to 1, at which pixels of a kind lie on average.
      const heightOf = (isOfIt) => {
        const rows = [];
        for (let row = y; row < y + h; row += 1)
          for (let column = x; column < x + w; column += 1) {
            const at = (row * width + column) * 4;
            if (isOfIt(...data.subarray(at, at + 3))) rows.push((row - y) / h);
          }
        expect(rows.length).toBeGreaterThan(20);
        return rows.reduce((sum, one) => sum + one, 0) / rows.length;
      };
      const beanie = heightOf((red, green, blue) => green > blue * 1.5 && red > green && red < green * 1.6);
      const skin = heightOf((red, green, blue) => blue > red * 1.4 && blue > green);
      expect(beanie).toBeLessThan(skin);
    },
  );
});
