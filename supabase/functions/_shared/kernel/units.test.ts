import { describe, expect, it } from 'vitest';
import { gum, parseAddress, shortAddress } from './units.ts';

describe('a Flow address', () => {
  it('has one spelling (WALLET-4)', () => {
    expect(parseAddress('0x00000000000000a1')).toBe('0x00000000000000a1');
    for (const other of [
      '00000000000000a1',
      '0xA100000000000000',
      '0xa1',
      ' 0x00000000000000a1',
      '0x00000000000000a1f',
    ]) {
      expect(parseAddress(other)).toBeNull();
    }
  });

  it('is shown by its first six and its last four characters (SHELL-19)', () => {
    expect(shortAddress('0x1234567890abcdef')).toBe('0x1234...cdef');
  });
});

it('GUM is a whole amount (GUM-1)', () => {
  expect(gum(15)).toBe(15);
  for (const none of [0.5, Number.NaN, Number.POSITIVE_INFINITY]) expect(() => gum(none)).toThrow(RangeError);
});
