import { expect, it } from 'vitest';
import { exactText, flowText, missingText, percentText } from './amounts.ts';

it.each([
  [0, '0.00'],
  [0.29, '0.29'],
  [61_234.567_8, '61,234.56'],
  [87_999.999_999, '87,999.99'],
  [88_000, '88,000.00'],
  [1_234_567_890.12, '1,234,567,890.12'],
])('writes %d FLOW as %s', (amount, text) => expect(flowText(amount)).toBe(text));

it('never says that nothing is missing as long as something is (FUND-2)', () => {
  expect([missingText(0.000_01), missingText(88_000 - 61_234.57), missingText(0)]).toEqual([
    '0.01',
    '26,765.43',
    '0.00',
  ]);
});

it('never says that all of it is there before it is (FUND-2)', () => {
  expect([percentText(99.999), percentText(69.3), percentText(100), percentText(150.04)]).toEqual([
    '99.9',
    '69.3',
    '100.0',
    '150.0',
  ]);
});

it('lists the smallest gift as more than nothing', () => {
  expect([exactText(0.000_000_01), exactText(12.5)]).toEqual(['0.00000001', '12.50']);
});
