import { describe, expect, it } from 'vitest';
import { EVERYBODYS_PROGRAMS } from './everybodysPrograms.ts';

describe('the programs that everybody has', () => {
  it('are those of the shipped desktop and what they open', () => {
    const own = ['settings', 'game-manual', 'town-map', 'help', 'whats-new', 'wallet', 'sign-in-required'];
    expect(EVERYBODYS_PROGRAMS).toEqual(expect.arrayContaining(own.map((id) => `src/apps/${id}/`)));
  });

  it('are neither those of administrators nor those that are not shipped', () => {
    for (const id of ['gum-panel', 'day-night', 'vcr', 'report-card', 'loading-screens']) {
      expect(EVERYBODYS_PROGRAMS).not.toContain(`src/apps/${id}/`);
    }
  });
});
