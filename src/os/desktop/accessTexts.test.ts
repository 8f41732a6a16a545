import { describe, expect, it } from 'vitest';
import { asBuilt } from '../../kernel/features.ts';
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
  ] as const)('says in build mode that %s is %s (LEVEL-1)', (level, text) => {
    expect(accessTexts({ ...person, level }, asBuilt('build'))).toEqual({ level: text, notice: null });
  });

  it('is hidden in the public mode, and without a level (LEVEL-6)', () => {
    expect(accessTexts(person, asBuilt('public'))).toBeNull();
    expect(accessTexts({ ...person, level: null }, asBuilt('build'))).toBeNull();
  });

  it('marks the build mode of the developer (LEVEL-6)', () => {
    expect(accessTexts({ ...person, developer: true }, asBuilt('build'))?.notice).toBe('DEV MODE');
  });
});
