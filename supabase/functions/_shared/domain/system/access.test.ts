import { describe, expect, it } from 'vitest';
import { accessCode, CODE_BYTES, higherLevel, INVALID_CODE, normalCode } from './access.ts';

const bytes = (make: (index: number) => number) =>
  Uint8Array.from({ length: CODE_BYTES }, (_, index) => make(index));

describe('an access code', () => {
  it('is four groups of four symbols that cannot be misread, every one as likely as another (GATE-7)', () => {
    expect(accessCode(bytes((index) => index))).toBe('0123-4567-89AB-CDEF');
    expect(accessCode(bytes((index) => 255 - index))).toBe('ZYXW-VTSR-QPNM-KJHG');
    expect(() => accessCode(new Uint8Array(8))).toThrow(RangeError);
  });

  it('is the same however it is typed (GATE-7)', () => {
    const code = accessCode(bytes((index) => index));
    for (const typed of [
      code,
      code.toLowerCase(),
      ' 0123 4567 89ab cdef\n',
      'oi23456789ABCDEF',
      'Ol23-4567-89AB-CDEF',
    ]) {
      expect([typed, normalCode(typed)]).toEqual([typed, '0123456789ABCDEF']);
    }
  });

  it('is refused in the words of the product', () => {
    expect(INVALID_CODE).toBe('Invalid access code. Please contact the Flunks team for access.');
  });

  it('gives way to a higher role, and the other way round (LEVEL-1)', () => {
    expect(higherLevel('BETA', 'ADMIN')).toBe('ADMIN');
    expect(higherLevel('BETA', 'COMMUNITY')).toBe('BETA');
    expect(higherLevel(null, 'COMMUNITY')).toBe('COMMUNITY');
    expect(higherLevel(null, null)).toBeNull();
  });
});
