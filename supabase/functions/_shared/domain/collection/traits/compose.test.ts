import { bundle } from '@bundles/traits.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TRAITS, traitById, traitsFor } from './catalogue.ts';
import { composeFlunk, composeTraits, STACK, type Layers } from './compose.ts';
import { decodeFlunk, encodeFlunk } from './flunkCode.ts';
import { HUES } from './hues.ts';
import { randomFlunk } from './random.ts';
import { FAMILIES, NOTHING_CHOSEN, selectionOf, SLOTS, type Selection, type Slot } from './trait.ts';

const layers: Layers = bundle.layers;
const first = (slot: Slot): string => traitsFor(slot)[0]?.id ?? '';
const everything: Selection = selectionOf(first);
const selections = fc
  .infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  .map((numbers) => randomFlunk(() => Number(numbers.next().value)));

describe('composing a character', () => {
  it('lays backdrop, pigment, torso, head, face, eyebrows and head overlay over each other (TRAIT-2)', () => {
    const marked = Object.fromEntries(TRAITS.map(({ template, slot }) => [template, `<g id="${slot}"/>`]));
    const order = [...composeFlunk(everything, marked).matchAll(/id="(\w+)"/g)].map(([, slot]) => slot);
    expect(order).toEqual(['backdrop', 'pigment', 'torso', 'head', 'face', 'eyebrows', 'headOverlay']);
    expect(new Set(STACK)).toEqual(new Set(SLOTS));
  });

  it('is an empty picture of the size that is asked for when nothing is chosen', () => {
    expect(composeFlunk(NOTHING_CHOSEN, layers, 384)).toMatch(
      /^<svg [^>]*viewBox="0 0 96 96" width="384" height="384"[^>]*><\/svg>$/,
    );
  });

  it('leaves out what the catalogue does not have, and a trait in a slot that is not its own (TRAIT-1)', () => {
    const odd = { ...NOTHING_CHOSEN, torso: 'torso.f99', head: first('face') };
    expect(composeFlunk(odd, layers)).toBe(composeFlunk(NOTHING_CHOSEN, layers));
    expect(composeFlunk(everything, {})).toBe(composeFlunk(NOTHING_CHOSEN, {}));
  });

  it('tints what of a face is skin with the pigment', () => {
    const pigments = traitsFor('pigment').filter(({ template }) => template === 'pigment/plain');
    for (const { id, colors } of pigments) {
      const [, shade] = HUES[colors['skin'] ?? 'sand'];
      const bare = composeFlunk({ ...NOTHING_CHOSEN, face: first('face') }, layers);
      const tinted = composeFlunk({ ...NOTHING_CHOSEN, pigment: id, face: first('face') }, layers);
      expect(bare).not.toContain(shade);
      expect(tinted.split(shade)).toHaveLength(3);
    }
  });

  it('draws one layer in the colors of each trait that uses it', () => {
    const [one, two] = traitsFor('torso').filter(({ template }) => template === 'torso/varsity');
    if (one === undefined || two === undefined) throw new Error('no varsity jackets');
    const shapesOf = (svg: string) => svg.replaceAll(/#[0-9a-f]{6}/g, '');
    expect(composeTraits([one], layers)).not.toBe(composeTraits([two], layers));
    expect(shapesOf(composeTraits([one], layers))).toBe(shapesOf(composeTraits([two], layers)));
  });
});

describe('a random character', () => {
  it('has a trait of every category, whatever is drawn', () => {
    fc.assert(
      fc.property(selections, (selection) => {
        for (const slot of SLOTS) expect(traitById(selection[slot] ?? '')?.slot).toBe(slot);
      }),
    );
  });

  it('is mostly dressed like its clique (CREATOR-2)', () => {
    for (const home of FAMILIES) {
      const worn = Array.from({ length: 40 }, (_, start) => {
        let drawn = start / 40;
        const someone = randomFlunk(() => (drawn = (drawn * 997 + 0.1234) % 1), home);
        return SLOTS.filter((slot) => slot !== 'pigment').map(
          (slot) => traitById(someone[slot] ?? '')?.family,
        );
      }).flat();
      expect(worn.filter((family) => family === home || family === null).length).toBeGreaterThan(
        worn.length / 2,
      );
    }
  });

  it('wears nothing on top of a tall hat, and bars in front of the face only with a helmet', () => {
    fc.assert(
      fc.property(selections, ({ head, headOverlay }) => {
        const [hat, over] = [head, headOverlay].map((id) => traitById(id ?? '')?.template);
        expect(hat === 'head/topHat' && over === 'head-overlayers/crown').toBe(false);
        if (over === 'head-overlayers/faceMask') expect(hat).toBe('head/helmet');
      }),
      { numRuns: 400 },
    );
  });
});

describe('the code of a character', () => {
  it('is short and says all of it', () => {
    fc.assert(
      fc.property(selections, fc.subarray([...SLOTS]), (whole, worn) => {
        const some = selectionOf((slot) => (worn.includes(slot) ? whole[slot] : null));
        for (const selection of [whole, some]) {
          expect(encodeFlunk(selection)).toMatch(/^[a-z0-9.-]{13,60}$/);
          expect(decodeFlunk(encodeFlunk(selection))).toEqual(selection);
        }
      }),
    );
  });

  it.each(['', 'f01a', 'f01a.-.-.-.-.-', 'x99.-.-.-.-.-.-', '-.-.-.-.-.-.-.-', 'torso.f01a'])(
    'is not "%s"',
    (text) => expect(decodeFlunk(text)).toBeNull(),
  );
});
