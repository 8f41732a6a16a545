import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sha256Hex } from './sha256.ts';

it('sha256Hex hashes as every other SHA-256 does, at any length', () => {
  const known = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  for (let length = 0; length <= 130; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, index) => index * 7);
    expect(sha256Hex(bytes)).toBe(known(bytes));
  }
  fc.assert(fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => sha256Hex(bytes) === known(bytes)));
  expect(sha256Hex('Flunko’s')).toBe(known(new TextEncoder().encode('Flunko’s')));
});
