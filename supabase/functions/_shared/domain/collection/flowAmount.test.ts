import fc from 'fast-check';
import { expect, it } from 'vitest';
import { flowAmount, isFlowAmount } from './flowAmount.ts';

it('writes every amount of the chain in the form that it reads (FUND-1)', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), (units) => {
      const text = flowAmount(units);
      expect(isFlowAmount(text)).toBe(true);
      expect(BigInt(text.replace('.', ''))).toBe(units);
    }),
  );
});

it.each(['0.00000000', '12.5', '184467440737.09551615'])('takes %s', (text) =>
  expect(isFlowAmount(text)).toBe(true),
);

it.each(['', '12', '-1.00000000', '1e9', '1.123456789', '184467440737.09551616', ' 1.0', 1.5, null])(
  'takes no %j',
  (found) => expect(isFlowAmount(found)).toBe(false),
);
