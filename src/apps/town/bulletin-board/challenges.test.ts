import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@shared/domain/system/settings.ts';
import { allDiscoveries } from '../../../host/start/allDiscoveries.ts';
import { CHALLENGES, type Seen } from './challenges.ts';

const STRANGER: Seen = { username: null, settings: DEFAULT_SETTINGS, discoveries: allDiscoveries };
const done = (seen: Seen): string[] => CHALLENGES.filter(({ isDone }) => isDone(seen)).map(({ id }) => id);
const found = (...unlockedThemes: string[]): Seen => ({
  ...STRANGER,
  settings: { ...DEFAULT_SETTINGS, unlockedThemes },
});

describe('the challenges', () => {
  it('are all to be done by a person who has just come (BOARD-1)', () => {
    expect(done(STRANGER)).toEqual([]);
  });

  it('are seen done by what a person set (BOARD-1)', () => {
    const settings = { ...DEFAULT_SETTINGS, theme: 'rose', bootScreen: 'vhs' };
    expect(done({ ...STRANGER, username: 'milhouse', settings })).toEqual(['name', 'theme', 'start']);
  });

  it.each([
    ['attendance', 'streak-7'],
    ['hundred', 'gum-100'],
    ['manual', 'manual-finished'],
    ['night', 'arcade-at-night'],
  ] as const)('%s is seen done by the theme that %s finds', (id, event) => {
    const theme = allDiscoveries.find(({ on }) => on.includes(event))?.themeId;
    expect(theme).toBeDefined();
    expect(done(found(theme ?? ''))).toEqual([id]);
  });

  it('are all done in the end', () => {
    const everything = found(...allDiscoveries.map(({ themeId }) => themeId));
    const settings = { ...everything.settings, theme: 'rose', bootScreen: 'vhs' };
    expect(done({ ...STRANGER, username: 'milhouse', settings })).toHaveLength(CHALLENGES.length);
  });
});
