import { describe, expect, it } from 'vitest';
import { epochMs } from '../../kernel/units.ts';
import { moderate } from '../people/moderation.ts';
import {
  endOfWeek,
  isWeek,
  listedTheme,
  THEME_HINT_MOST,
  THEME_TITLE_MOST,
  THEMES,
  weekAfter,
  weekOf,
} from './themes.ts';

const at = (iso: string) => epochMs(Date.parse(iso));

describe('the themes of the wall', () => {
  it('are forty, each another one that fits and that anybody may read (WEEK-1)', () => {
    expect(THEMES).toHaveLength(40);
    expect(new Set(THEMES.map(({ title }) => title)).size).toBe(40);
    for (const { title, hint } of THEMES) {
      expect([title, title.length <= THEME_TITLE_MOST, hint.length <= THEME_HINT_MOST]).toEqual([
        title,
        true,
        true,
      ]);
      expect(hint).toMatch(/^[A-Z0-9].*[.?]$/);
      for (const text of [title, hint]) {
        expect([
          text,
          moderate(text, { most: 200, links: 0, shortens: false, doubtful: 'held' }, []).verdict,
        ]).toEqual([text, 'ok']);
      }
    }
  });

  it('change at midnight before Monday by UTC, each week the next of the list (WEEK-1)', () => {
    expect(weekOf(at('2025-06-08T23:59:59Z'))).toBe('2025-06-02');
    expect(weekOf(at('2025-06-09T00:00:00Z'))).toBe('2025-06-09');
    expect(endOfWeek('2025-06-02')).toBe(at('2025-06-09T00:00:00Z'));
    expect([weekAfter('2025-12-29'), weekAfter('2026-01-05', -1)]).toEqual(['2026-01-05', '2025-12-29']);
    expect([isWeek('2025-06-02'), isWeek('2025-06-03')]).toEqual([true, false]);
    const titles = Array.from({ length: 40 }, (_, nth) => listedTheme(weekAfter('2025-06-02', nth)).title);
    expect(new Set(titles).size).toBe(40);
    expect(listedTheme(weekAfter('2025-06-02', 40))).toEqual(listedTheme('2025-06-02'));
  });
});
