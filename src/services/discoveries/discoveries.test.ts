import { describe, expect, it, vi } from 'vitest';
import { systemClock } from '../../../supabase/functions/_shared/kernel/clock.ts';
import { HIDDEN_THEMES } from '../../appearance/themes.ts';
import { allDiscoveries } from '../../host/start/allDiscoveries.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { createSettings } from '../settings/settings.ts';
import { createDiscoveries } from './discoveries.ts';

function setUp() {
  const { service } = createSettings(fakeBrowser().storage().lasting, systemClock);
  const discoveries = createDiscoveries(allDiscoveries, service);
  const found = vi.fn();
  discoveries.onFound(found);
  return { settings: service, discoveries, found };
}

describe('the discoveries', () => {
  it('lead to each hidden theme, by one way of its own with a hint', () => {
    expect(allDiscoveries.map(({ themeId }) => themeId).sort()).toEqual(
      HIDDEN_THEMES.map(({ id }) => id).sort(),
    );
    for (const { on } of allDiscoveries) expect(on).not.toEqual([]);
    const ways = allDiscoveries.flatMap(({ on }) => on);
    expect(new Set(ways).size).toBe(ways.length);
    expect(new Set(allDiscoveries.map(({ hint }) => hint)).size).toBe(allDiscoveries.length);
  });

  it('give the theme once, and say so once', () => {
    const { settings, discoveries, found } = setUp();
    discoveries.happened('konami');
    discoveries.happened('konami');
    expect(settings.get().unlockedThemes).toEqual(['hot-dog-stand']);
    expect(found.mock.calls).toEqual([['hot-dog-stand']]);
  });

  it('let pass what finds nothing', () => {
    const { settings, discoveries, found } = setUp();
    discoveries.happened('boot-screen:standard');
    expect(settings.get().unlockedThemes).toEqual([]);
    expect(found).not.toHaveBeenCalled();
  });
});
