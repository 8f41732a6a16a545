import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharesOf, votedAlready } from './pictureDay.ts';

describe('the shares of the votes', () => {
  it.each([
    [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
    [
      [1, 0, 0, 0],
      [100, 0, 0, 0],
    ],
    [
      [1, 1, 1, 0],
      [34, 33, 33, 0],
    ],
    [
      [2, 2, 2, 2],
      [25, 25, 25, 25],
    ],
    [
      [1, 999, 0, 0],
      [0, 100, 0, 0],
    ],
  ])('of %j are %j', (votes, shares) => {
    expect(sharesOf(votes)).toEqual(shares);
  });

  it('add up to 100, are less than one away from the exact ones, and are in the order of the votes (PICTURE-3)', () => {
    const some = fc
      .array(fc.nat(10_000), { minLength: 4, maxLength: 4 })
      .filter((votes) => votes.some((one) => one > 0));
    fc.assert(
      fc.property(some, (votes) => {
        const shares = sharesOf(votes);
        const total = votes.reduce((sum, one) => sum + one, 0);
        expect(shares.reduce((sum, one) => sum + one, 0)).toBe(100);
        for (const [index, one] of votes.entries()) {
          const share = shares[index] ?? Number.NaN;
          expect(Math.abs(share - (one * 100) / total)).toBeLessThan(1);
          for (const [other, less] of votes.entries()) {
            if (less < one) expect(share).toBeGreaterThanOrEqual(shares[other] ?? Number.NaN);
          }
        }
      }),
    );
  });
});

it('says what was voted for where another vote is refused', () => {
  expect(votedAlready('PREP')).toBe('You have voted for the Preps. A vote stays.');
});
