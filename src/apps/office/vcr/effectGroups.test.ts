import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '@shared/domain/system/settings.ts';
import { VCR_BOUNDS, VCR_PRESETS } from '@shared/domain/school/vcr.ts';
import { EFFECT_GROUPS, presetOf } from './effectGroups.ts';

test('every setting of the tape has its switch or its slider (EFFECT-2)', () => {
  const shown = EFFECT_GROUPS.flatMap(({ enabled, sliders }) => [
    enabled,
    ...sliders.map(({ name }) => name),
  ]);
  expect(shown.toSorted()).toEqual(Object.keys(VCR_PRESETS.medium).toSorted());
});

test('there are five presets, of which medium is the default (EFFECT-3)', () => {
  expect(Object.keys(VCR_PRESETS)).toEqual(['off', 'subtle', 'medium', 'heavy', 'extreme']);
  expect(presetOf(DEFAULT_SETTINGS.vcr)).toBe('medium');
});

test('a preset is known by its values, and one moved slider makes it a person’s own (EFFECT-3)', () => {
  expect(presetOf({ ...VCR_PRESETS.heavy })).toBe('heavy');
  expect(presetOf({ ...VCR_PRESETS.heavy, noiseSpeed: 8 })).toBe('own');
});

test('every preset lies within the bounds of the sliders and on their steps (EFFECT-3)', () => {
  for (const [name, preset] of Object.entries(VCR_PRESETS)) {
    for (const { sliders } of EFFECT_GROUPS) {
      for (const slider of sliders) {
        const [least, most] = VCR_BOUNDS[slider.name];
        const value = preset[slider.name];
        expect(value, `${name} ${slider.name}`).toBeGreaterThanOrEqual(least);
        expect(value, `${name} ${slider.name}`).toBeLessThanOrEqual(most);
        expect((value - least) % (slider.step ?? 1), `${name} ${slider.name}`).toBe(0);
      }
    }
  }
});
