import { describe, expect, it, vi } from 'vitest';
import { systemClock } from '@shared/kernel/clock.ts';
import { isOnMap } from '@shared/domain/town/town.ts';
import { chaptersIn } from '../../apps/town/semester-zero/theater.ts';
import { HIDDEN_THEMES } from '../../appearance/themes.ts';
import { allDiscoveries } from '../../host/start/allDiscoveries.ts';
import type { AppManifest } from '../../kernel/app.ts';
import { isFindable, type Discovery } from '../../kernel/discoveries.ts';
import { asBuilt } from '../../kernel/features.ts';
import { isVisible } from '../../os/apps/registry.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { createSettings } from '../settings/settings.ts';
import { createDiscoveries } from './discoveries.ts';

/** The discoveries of apps and places, by their files. */
const FILES = import.meta.glob<{ discoveries: readonly Discovery[] }>(
  ['../../apps/*/*/discoveries.ts', '../../town/places/*/discoveries.ts'],
  { eager: true },
);
const MANIFESTS = import.meta.glob<{ manifest: AppManifest }>('../../apps/*/*/manifest.ts', { eager: true });

function setUp() {
  const { service } = createSettings(fakeBrowser().storage().lasting, systemClock);
  const discoveries = createDiscoveries(allDiscoveries, service);
  const found = vi.fn();
  discoveries.onFound(found);
  return { settings: service, discoveries, found };
}

describe('the discoveries', () => {
  it('lead to each hidden theme, by one way of its own with a hint (THEME-2)', () => {
    expect(allDiscoveries.map(({ themeId }) => themeId).sort()).toEqual(
      HIDDEN_THEMES.map(({ id }) => id).sort(),
    );
    for (const { on } of allDiscoveries) expect(on).not.toEqual([]);
    const ways = allDiscoveries.flatMap(({ on }) => on);
    expect(new Set(ways).size).toBe(ways.length);
    expect(new Set(allDiscoveries.map(({ hint }) => hint)).size).toBe(allDiscoveries.length);
  });

  it.each(['public', 'build'] as const)(
    'are offered in the %s mode only where they can be made (THEME-2)',
    (name) => {
      const mode = asBuilt(name);
      const findable = Object.entries(FILES).flatMap(([path, { discoveries }]) =>
        discoveries.filter((one) => isFindable(one, mode)).map(({ themeId }) => [path, themeId] as const),
      );
      for (const [path, themeId] of findable) {
        const [, id] = /\/places\/([^/]+)\//.exec(path) ?? [];
        const app = MANIFESTS[path.replace('discoveries.ts', 'manifest.ts')]?.manifest;
        const isThere =
          id !== undefined ? isOnMap(id, name === 'build') : app && isVisible(app, 'BETA', mode);
        expect([themeId, isThere]).toEqual([themeId, true]);
      }
      const themes = allDiscoveries.filter((one) => isFindable(one, mode)).map(({ themeId }) => themeId);
      const danced = chaptersIn(mode).some(({ id }) => id === 'homecoming');
      expect([themes.includes('homecoming'), themes.includes('motel-neon')]).toEqual([
        danced,
        name === 'build',
      ]);
      expect(themes.length).toBe(name === 'build' ? 15 : 13);
    },
  );

  it('give the theme once, and say so once (THEME-2)', () => {
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
