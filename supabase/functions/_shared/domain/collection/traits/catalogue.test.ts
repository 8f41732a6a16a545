import { bundle } from '@bundles/traits.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { TRAITS, traitById, traitsFor } from './catalogue.ts';
import { composeTraits, type Layers } from './compose.ts';
import { displayName } from './displayName.ts';
import { HUES } from './hues.ts';
import { FAMILIES, SLOTS, type Slot } from './trait.ts';

const layers: Layers = bundle.layers;
/** The drawn art's 32 colors. */
const PALETTE =
  'be4a2f d77643 ead4aa e4a672 b86f50 733e39 3e2731 a22633 e43b44 f77622 feae34 fee761 63c74d 3e8948 265c42 193c3e 124e89 0099db 2ce8f5 ffffff c0cbdc 8b9bb4 5a6988 3a4466 262b44 181425 ff0044 68386c b55088 f6757a e8b796 c28569'.split(
    ' ',
  );
/** The ids that profiles may have kept, by slot. One that was once here stays; new ones are added. */
const KEPT_IDS: Readonly<Record<Slot, string>> = {
  pigment:
    'f01a f01b f01c f02a f02b f02c f03a f03b f03c f04a f04b f04c f05a f05b f05c f06a f06b f06c f07a f07b f07c f08a f08b f08c f09a f09b f09c f10a n01a n02a n03a n04a n05a n06a',
  backdrop:
    'n01a n02a n03a n04a n05a n06a n07a n08a n09a n10a n11a n12a n13a n14a n15a n16a n17a n17b f01a f01b f02a f02b f03a f04a f05a g01a g02a g02b g03a g04a j01a j02a j03a j03b j04a j05a j06a j06b p01a p02a p02b p03a p04a p05a p06a p07a',
  torso:
    'f01a f01b f02a f02b f03a f04a f04b f05a f05b f06a f06b f06c f07a f07b g01a g01b g02a g02b g03a g03b g04a g05a g05b g06a g07a j01a j01b j01c j02a j03a j04a j05a j06a j06b j07a j08a j08b j09a j09b p01a p01b p01c p02a p02b p02c p03a p03b p04a p04b p05a p06a p06b p07a',
  head: 'f01a f02a f02b f02c f03a f03b f03c f04a f04b f05a f05b f06a f06b f07a f07b f08a f09a f10a f10b g01a g01b g02a g02b g03a g03b g04a g05a g06a g07a g08a g09a g09b g10a g10b j01a j01b j01c j02a j02b j03a j03b j04a j04b j05a j05b j06a j06b j07a j07b j08a j08b j09a j09b j10a j10b p01a p01b p02a p02b p03a p03b p04a p04b p05a p05b p06a p06b p07a p07b p08a p09a p09b p10a p10b f11a f11b',
  face: 'f01a f02a f03a f03b f04a f04b f05a f06a f06b f07a f07b f08a f08b f08c f09a f10a f11a g01a g02a g03a g04a g05a g05b g06a g07a g07b g08a g08b g09a j01a j02a j03a j04a j05a j06a j06b j07a j07b j08a j08b j09a p01a p02a p03a p04a p04b p05a p05b p06a p06b p07a p07b p08a p08b p09a',
  eyebrows:
    'f01a f01b f01c f02a f02b f03a f03b f04a g01a g01b g02a g02b g03a g03b j01a j01b j01c j02a j02b p01a p01b p01c p02a p02b p03a p03b',
  headOverlay:
    'f01a f01b f02a f02b f03a f03b f04a f05a f06a f06b g01a g02a g03a g04a g05a g06a j01a j01b j02a j03a j03b j04a j04b p01a p01b p02a p02b p03a p03b p04a p04b p05a p05b p06a p07a',
};
const parametersOf = (template: string): readonly string[] =>
  [...(layers[template] ?? '').matchAll(/class="([a-zA-Z]+)/g)].map(([, parameter = '']) => parameter);

describe('the trait catalogue', () => {
  it('has at least 120 traits, some in each of the seven categories (TRAIT-1)', () => {
    expect(TRAITS.length).toBeGreaterThanOrEqual(120);
    for (const slot of SLOTS) expect(traitsFor(slot).length).toBeGreaterThanOrEqual(20);
  });

  it('calls no two traits by one name or id, and finds each by its id', () => {
    expect(new Set(TRAITS.map(({ id }) => id)).size).toBe(TRAITS.length);
    expect(new Set(TRAITS.map(({ slot, name }) => `${slot} ${name}`)).size).toBe(TRAITS.length);
    for (const trait of TRAITS) expect(traitById(trait.id)).toBe(trait);
    expect(traitById('torso.nothing')).toBeNull();
  });

  it('still has every trait that a profile may have kept (TRAIT-4)', () => {
    const gone = SLOTS.flatMap((slot) =>
      KEPT_IDS[slot].split(' ').filter((id) => traitById(`${slot}.${id}`) === null),
    );
    expect(gone).toEqual([]);
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
    for (const { name, template, colors } of TRAITS) {
      const parameters = new Set(parametersOf(template));
      if (!('skin' in colors)) parameters.delete('skin');
      expect([name, ...Object.keys(colors).sort()]).toEqual([name, ...[...parameters].sort()]);
    }
  });

  it('is drawn in the palette, but for skins', () => {
    const skins = Object.entries(HUES).slice(Object.keys(HUES).indexOf('yellow1'));
    const known = new Set([...PALETTE, ...skins.flatMap(([, hue]) => hue.map((tone) => tone.slice(1)))]);
    const used = TRAITS.flatMap((trait) => [
      ...composeTraits([trait], layers).matchAll(/fill="#([0-9a-f]{6})"/g),
    ]).map(([, color]) => color);
    expect([...new Set(used)].filter((color) => !known.has(color ?? ''))).toEqual([]);
  });

  it('leaves no name to display that says a family, a number, a version or a pigment (TRAIT-3)', () => {
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
