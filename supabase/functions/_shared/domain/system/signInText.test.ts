import { describe, expect, it } from 'vitest';
import { epochMs, parseAddress } from '../../kernel/units.ts';
import { isSignInText, signInText } from './signInText.ts';

const address = parseAddress('0x00000000000000aa');
if (!address) throw new Error('the test needs an address');
const now = epochMs(Date.parse('2025-06-01T12:00:00Z'));
const request = { appIdentifier: 'http://localhost:9595', address, nonce: 'ab'.repeat(32) };

describe('the text of a user signature', () => {
  const text = signInText({ ...request, at: now });

  it('is accepted for the request that it names', () => {
    expect(isSignInText(text, request, now)).toBe(true);
  });

  it('is refused for another site, address or nonce, or with words added (SIGN-IN-2)', () => {
    expect(isSignInText(text, { ...request, appIdentifier: 'https://other.example' }, now)).toBe(false);
    expect(isSignInText(text, { ...request, nonce: 'cd'.repeat(32) }, now)).toBe(false);
    expect(isSignInText(`${text} `, request, now)).toBe(false);
    expect(isSignInText(`Hello\n${text}`, request, now)).toBe(false);
    expect(isSignInText('Time: never', request, now)).toBe(false);
  });

  it('is accepted for ten minutes, whichever of the two clocks is fast, and then no more (SIGN-IN-2)', () => {
    const after = (ms: number) => isSignInText(text, request, epochMs(now + ms));
    expect([-600_001, -600_000, 600_000, 600_001].map(after)).toEqual([false, true, true, false]);
  });
});
