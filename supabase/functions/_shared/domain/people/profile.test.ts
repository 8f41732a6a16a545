import { describe, expect, it } from 'vitest';
import { epochMs, type Address } from '../../kernel/units.ts';
import { FACES, faceOf, nextRename } from './profile.ts';

describe('a face', () => {
  const wallet = (digit: number) => `0x${digit.toString(16).padStart(16, '0')}` as Address;

  it('is the same for a wallet each time, and not the same for all (PROFILE-5)', () => {
    expect(faceOf(wallet(7))).toBe(faceOf(wallet(7)));
    const seen = new Set(Array.from({ length: 64 }, (_, index) => faceOf(wallet(index))));
    expect(seen.size).toBeGreaterThan(FACES.length / 2);
  });
});

describe('a new name', () => {
  const hour = 60 * 60 * 1000;
  const now = epochMs(Date.parse('2025-09-27T12:00:00Z'));
  const ago = (hours: number) => epochMs(now - hours * hour);

  it('can be taken at once by who has the first one still (PROFILE-7)', () => {
    expect(nextRename(null, now)).toBeNull();
  });

  it('can be taken a day after the last one (PROFILE-7)', () => {
    expect(nextRename(ago(23), now)).toBe(now + hour);
    expect(nextRename(ago(24), now)).toBeNull();
  });
});
