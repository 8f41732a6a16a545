import { expect, test } from 'vitest';
import { DEFAULT_TUNING, ICON_ANIMATIONS, TUNING_SLIDERS } from './animations.ts';

test('there are twelve icons, no two of which move alike (LAB-1)', () => {
  const rounds = ICON_ANIMATIONS.map(({ keyframes }) => JSON.stringify(keyframes(DEFAULT_TUNING)));
  expect(new Set(rounds).size).toBe(12);
  expect(new Set(ICON_ANIMATIONS.map(({ icon }) => icon)).size).toBe(12);
});

test('every animation ends as it begins, so that it can go on for ever', () => {
  for (const { name, keyframes } of ICON_ANIMATIONS) {
    const round = keyframes(DEFAULT_TUNING);
    const look = ({ transform, filter, opacity }: Keyframe): string =>
      JSON.stringify([String(transform).replace('360', '0'), filter, opacity]);
    const [first, last] = [round[0], round.at(-1)];
    if (!first || !last) throw new Error(`${name} has no frames`);
    expect(look(last), name).toBe(look(first));
  }
});

test('every slider moves at least one icon, and starts within its bounds (LAB-1)', () => {
  for (const { name, min, max } of TUNING_SLIDERS) {
    expect(DEFAULT_TUNING[name]).toBeGreaterThanOrEqual(min);
    expect(DEFAULT_TUNING[name]).toBeLessThanOrEqual(max);
    if (name === 'speed') continue;
    const changed = ICON_ANIMATIONS.filter(
      ({ keyframes }) =>
        JSON.stringify(keyframes({ ...DEFAULT_TUNING, [name]: min })) !==
        JSON.stringify(keyframes({ ...DEFAULT_TUNING, [name]: max })),
    );
    expect(changed.length, name).toBeGreaterThan(0);
  }
});
