import { DEFAULT_SETTINGS, type StampedSettings } from '../system/settings.ts';

/** What the prize counter has (PRIZE-1): rows of app.prizes, whose ids are those of the things themselves. */
export const PRIZE_KINDS = ['theme', 'boot-picture', 'sticker', 'tune'] as const;
export type PrizeKind = (typeof PRIZE_KINDS)[number];

/** The settings that say which one thing of a kind is on. */
const SINGLE = ['theme', 'bootScreen', 'jukebox'] as const;

/** The ids of everything that is on by a copy of the settings, prizes among them. */
export const wornBy = (copy: StampedSettings): readonly string[] => [
  ...SINGLE.flatMap((name) => copy[name]?.value ?? []),
  ...(copy.lockerStickers?.value ?? []),
];

/**
 * The copy in which nothing of these ids is on. What replaces it counts as chosen right after it, so that the device
 * that sent the copy takes it off too.
 */
export function takenOff(copy: StampedSettings, ids: ReadonlySet<string>): StampedSettings {
  const changed: Record<string, { readonly value: unknown; readonly at: number }> = {};
  for (const name of SINGLE) {
    const chosen = copy[name];
    if (chosen && ids.has(chosen.value)) changed[name] = { value: DEFAULT_SETTINGS[name], at: chosen.at + 1 };
  }
  const stickers = copy.lockerStickers;
  if (stickers?.value.some((id) => ids.has(id))) {
    changed['lockerStickers'] = { value: stickers.value.filter((id) => !ids.has(id)), at: stickers.at + 1 };
  }
  // Each value is one of its own setting.
  return { ...copy, ...(changed as StampedSettings) };
}

/** Why a balance does not pay for a prize, in words; null: it does. */
export function tooLittleGum(price: number, balance: number): string | null {
  return balance >= price ? null : `You need ${price - balance} GUM more for this.`;
}
