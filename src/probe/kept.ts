import type { Store, StoredValue } from '../services/storage/storage.ts';

/** The settings that the first screen goes by, as they come (DEFAULT_SETTINGS). */
const STANDARD = {
  desktopBackgroundType: 'image',
  desktopBackground: 'standard',
  bootScreen: 'standard',
  reducedMotion: 'system',
} as const;

/** What src/services/settings/settings.ts keeps, without the rules that come with it: a guess at what to ask for. */
const KEPT: StoredValue<object> = {
  name: 'settings',
  version: 1,
  read: (found) => (typeof found === 'object' ? found : null),
};

/** What the person whose settings are shown has chosen. */
export function keptChoices(lasting: Store): { isStandard(name: keyof typeof STANDARD): boolean } {
  const kept = lasting.get(KEPT);
  const owner = at(kept, 'owner');
  const copy = at(at(kept, 'copies'), typeof owner === 'string' ? owner : 'guest');
  return {
    isStandard(name) {
      const value = at(at(copy, name), 'value');
      return value === undefined || value === STANDARD[name];
    },
  };
}

/** Whatever is kept, all but null and undefined may be asked for a member. */
const at = (found: unknown, name: string): unknown =>
  (found as Record<string, unknown> | null | undefined)?.[name];
