import { describe, expect, it } from 'vitest';
import { EVERYBODYS_PROGRAMS } from './everybodysPrograms.ts';

const PROGRAMS = EVERYBODYS_PROGRAMS.map((folder) => /^src\/apps\/[^/]+\/([^/]+)\/$/.exec(folder)?.[1]);

describe('the programs that everybody has', () => {
  it('are those of the shipped desktop and what they open', () => {
    const own = ['settings', 'game-manual', 'town-map', 'help', 'whats-new', 'wallet', 'sign-in-required'];
    expect(PROGRAMS).toEqual(expect.arrayContaining(own));
  });

  it('are neither those of administrators nor those that are not shipped', () => {
    for (const id of ['gum-panel', 'day-night', 'vcr', 'report-card', 'loading-screens']) {
      expect(PROGRAMS).not.toContain(id);
    }
  });
});
