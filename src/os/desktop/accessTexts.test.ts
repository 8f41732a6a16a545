import { describe, expect, it } from 'vitest';
import type { Person } from '../shell.ts';
import { accessTexts } from './accessTexts.ts';

const person: Person = {
  signedIn: true,
  level: 'BETA',
  balance: 0,
  username: null,
  away: false,
  developer: false,
};

describe('the access badge', () => {
  it.each([
    ['ADMIN', 'Administrator'],
    ['BETA', 'Beta Tester'],
    ['COMMUNITY', 'Community Member'],
  ] as const)('says in build mode that %s is %s', (level, text) => {
    expect(accessTexts({ ...person, level }, 'build')).toEqual({ level: text, notice: null });
  });

  it('is hidden in the public mode, and without a level', () => {
    expect(accessTexts(person, 'public')).toBeNull();
    expect(accessTexts({ ...person, level: null }, 'build')).toBeNull();
  });

  it('marks the build mode of the developer', () => {
    expect(accessTexts({ ...person, developer: true }, 'build')?.notice).toBe('DEV MODE');
  });
});
