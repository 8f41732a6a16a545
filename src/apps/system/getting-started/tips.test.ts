import { describe, expect, it } from 'vitest';
import { TIPS, tipAfter } from './tips.ts';

describe('the tips', () => {
  it('are six, each with words of its own (WELCOME-2)', () => {
    expect(TIPS).toHaveLength(6);
    expect(new Set(TIPS.map(({ text }) => text)).size).toBe(6);
  });

  it('say that an account is needed for full access (WELCOME-2)', () => {
    expect(TIPS.some(({ text }) => /account for full access/.test(text))).toBe(true);
  });

  it('come round: after so many as there are, the first shows again', () => {
    const seen = [0];
    for (let press = 0; press < TIPS.length; press++) seen.push(tipAfter(seen.at(-1) ?? 0));
    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 0]);
  });
});
