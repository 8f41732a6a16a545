import { bundle } from '@bundles/traits.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { TRAITS, traitById, traitsFor } from './catalogue.ts';
import { composeTraits, type Layers } from './compose.ts';
import { displayName } from './displayName.ts';
import { HUES } from './hues.ts';
import { FAMILIES, SLOTS } from './trait.ts';

const layers: Layers = bundle.layers;
/** The drawn art's 32 colours. */
const PALETTE =
  'be4a2f d77643 ead4aa e4a672 b86f50 733e39 3e2731 a22633 e43b44 f77622 feae34 fee761 63c74d 3e8948 265c42 193c3e 124e89 0099db 2ce8f5 ffffff c0cbdc 8b9bb4 5a6988 3a4466 262b44 181425 ff0044 68386c b55088 f6757a e8b796 c28569'.split(
    ' ',
  );
const parametersOf = (template: string): readonly string[] =>
  [...(layers[template] ?? '').matchAll(/class="([a-zA-Z]+)/g)].map(([, parameter = '']) => parameter);

describe('the trait catalogue', () => {
  it('has at least 120 traits, some in each of the seven categories', () => {
    expect(TRAITS.length).toBeGreaterThanOrEqual(120);
    for (const slot of SLOTS) expect(traitsFor(slot).length).toBeGreaterThanOrEqual(20);
  });

  it('calls no two traits by one name or id, and finds each by its id', () => {
    expect(new Set(TRAITS.map(({ id }) => id)).size).toBe(TRAITS.length);
    expect(new Set(TRAITS.map(({ slot, name }) => `${slot} ${name}`)).size).toBe(TRAITS.length);
    for (const trait of TRAITS) expect(traitById(trait.id)).toBe(trait);
    expect(traitById('torso.nothing')).toBeNull();
  });

  it('has something of all four families to wear, and on the face and the head', () => {
    for (const slot of ['torso', 'head', 'face'] as const)
      for (const family of FAMILIES)
        expect(traitsFor(slot).filter((trait) => trait.family === family).length).toBeGreaterThan(5);
  });

  it('draws each trait with a layer of its own category, and each layer is used', () => {
    expect(new Set(TRAITS.map(({ template }) => template))).toEqual(new Set(Object.keys(layers)));
  });

  it('gives every parameter of a layer a hue, and none that the layer does not have', () => {
    for (const { name, template, colours } of TRAITS) {
      const parameters = new Set(parametersOf(template));
      if (!('skin' in colours)) parameters.delete('skin');
      expect([name, ...Object.keys(colours).sort()]).toEqual([name, ...[...parameters].sort()]);
    }
  });

  it('is drawn in the palette, but for skins', () => {
    const skins = Object.entries(HUES).slice(Object.keys(HUES).indexOf('yellow1'));
    const known = new Set([...PALETTE, ...skins.flatMap(([, hue]) => hue.map((tone) => tone.slice(1)))]);
    const used = TRAITS.flatMap((trait) => [
      ...composeTraits([trait], layers).matchAll(/fill="#([0-9a-f]{6})"/g),
    ]).map(([, colour]) => colour);
    expect([...new Set(used)].filter((colour) => !known.has(colour ?? ''))).toEqual([]);
  });

  it('leaves no name to display that says a family, a number, a version or a pigment', () => {
    for (const { name } of TRAITS) {
      expect(displayName(name)).toMatch(/^[A-Z0-9]/);
      expect(displayName(name)).not.toMatch(/FREAK|GEEK|JOCK|PREP|PIGMENT|\d\d|V\d|\[/);
    }
  });
});

describe('a drawn layer', () => {
  it('lies within the 96 pixels of the skeleton, on whole pixels, and shows something', async () => {
    for (const [template, paths] of Object.entries(layers)) {
      for (const [, d = ''] of paths.matchAll(/ d="([^"]*)"/g)) {
        expect(d).toMatch(/^(?:[Mm]-?\d+[ -]?\d+|[hv]-?\d+|z)+$/);
        const corners = cornersOf(d);
        expect([template, ...corners.filter((at) => at < 0 || at > 96)]).toEqual([template]);
      }
      const trait = TRAITS.find((one) => one.template === template);
      const { info, data } = await sharp(Buffer.from(composeTraits(trait ? [trait] : [], layers)))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([96, 96]);
      const alphas = new Set(data.filter((_value, at) => at % 4 === 3));
      expect([template, alphas.has(255), [...alphas].filter((alpha) => alpha % 255 !== 0)]).toEqual([
        template,
        true,
        [],
      ]);
    }
  });
});

/** Every coordinate that a path of relative steps reaches. */
function cornersOf(d: string): readonly number[] {
  const corners: number[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, step = '', numbers = ''] of d.matchAll(/([Mmhvz])([-\d ]*)/g)) {
    const [first = 0, second = 0] = (numbers.match(/-?\d+/g) ?? []).map(Number);
    if (step === 'h') x += first;
    else if (step === 'v') y += first;
    else if (step === 'z') [x, y] = [startX, startY];
    else {
      [x, y] = step === 'M' ? [first, second] : [x + first, y + second];
      [startX, startY] = [x, y];
    }
    corners.push(x, y);
  }
  return corners;
}
