import type { Discovery, DiscoveryEvent } from '../../kernel/discoveries.ts';
import type { SettingsService } from '../settings/settings.ts';

export interface DiscoveryService {
  /** Every hidden theme, and how it is found. */
  readonly all: readonly Discovery[];
  /** Announces an event, whether or not it finds anything. */
  happened(event: DiscoveryEvent): void;
  /** Calls `listener` with the id of each theme that is found from now on; returns how to stop that. */
  onFound(listener: (themeId: string) => void): () => void;
}

/** Unlocks hidden themes in the settings by the events that find them. */
export function createDiscoveries(
  all: readonly Discovery[],
  settings: Pick<SettingsService, 'get' | 'unlockTheme'>,
): DiscoveryService {
  const listeners = new Set<(themeId: string) => void>();
  return {
    all,
    happened(event) {
      for (const { themeId, on } of all) {
        if (!on.includes(event) || settings.get().unlockedThemes.includes(themeId)) continue;
        settings.unlockTheme(themeId);
        for (const listener of [...listeners]) listener(themeId);
      }
    },
    onFound(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
