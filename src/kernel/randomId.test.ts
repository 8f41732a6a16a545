import { expect, it, vi } from 'vitest';
import { randomId } from './randomId.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('is another each time', () => {
  expect(randomId()).toMatch(UUID);
  expect(randomId()).not.toBe(randomId());
});

it.each([0, 0x7f, 0xff])('has its form on a page without a certificate: %d', (byte) => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) });
  expect(randomId()).toMatch(UUID);
});
