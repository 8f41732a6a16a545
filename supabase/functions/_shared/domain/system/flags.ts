import type { AccessLevel } from '../../kernel/access.ts';
import { PUBLIC_FEATURES, type Feature } from '../../kernel/features.ts';
import { sha256Hex } from '../../kernel/sha256.ts';
import type { Address } from '../../kernel/units.ts';

/** What operators set: a feature, or the build mode as a whole (CONSOLE-15). */
export type FlagName = Feature | 'buildMode';
export const FLAG_NAMES = [...Object.keys(PUBLIC_FEATURES), 'buildMode'] as readonly FlagName[];

/** `build`: as it was built; `share`: on for a share of people and off for the others. */
export const FLAG_STATES = ['build', 'on', 'off', 'share'] as const;

/** The least and the most that a share can be (%): below and above there are off and on. */
export const SHARE_LEAST = 1;
export const SHARE_MOST = 99;

/** A flag as an operator set it. */
export type FlagSetting = {
  readonly state: (typeof FLAG_STATES)[number];
  /** In percent; null unless the state is `share`. */
  readonly share: number | null;
  /** The lowest level that sees the program where the feature is on; null: as the program itself says (LEVEL-3). */
  readonly opens: AccessLevel | null;
};
export type Flag = FlagSetting & { readonly name: FlagName };

/** What a flag is that no operator has set. */
export const AS_BUILT: FlagSetting = { state: 'build', share: null, opens: null };

/** Whether a share is named where the state is one, and nowhere else, and a level only where the feature can be on. */
export const isWhole = ({ state, share, opens }: FlagSetting): boolean =>
  (state === 'share') === (share !== null) && (opens === null || state === 'on' || state === 'share');

/** Those for whom a flag is decided, by a name that stays the same: a wallet, or the hash of a visitor's cookie. */
export const walletSubject = (wallet: Address): string => `wallet:${wallet}`;
export const visitorSubject = (hash: string): string => `visitor:${hash}`;

/** The percentile, 0 up to 100, that a person has with a flag: the same at all times, and another with each flag. */
function percentileOf(name: FlagName, subject: string): number {
  return (Number.parseInt(sha256Hex(`${name}:${subject}`).slice(0, 8), 16) / 2 ** 32) * 100;
}

/** Whether a flag is on for a person; null: it is as it was built. Who is in a share stays in it while it grows. */
export function holdsFor({ name, state, share }: Flag, subject: string): boolean | null {
  if (state === 'build') return null;
  if (state === 'share') return percentileOf(name, subject) < (share ?? 0);
  return state === 'on';
}

/** The features that are opened to another level than the program says, and on for a person, with that level. */
export function openedFor(flags: readonly Flag[], subject: string): Partial<Record<FlagName, AccessLevel>> {
  const opened: Partial<Record<FlagName, AccessLevel>> = {};
  for (const flag of flags) {
    if (flag.opens !== null && holdsFor(flag, subject) === true) opened[flag.name] = flag.opens;
  }
  return opened;
}

/** Every flag that is not as it was built, and whether it is on for a person. */
export function flagsFor(flags: readonly Flag[], subject: string): Partial<Record<FlagName, boolean>> {
  const held: Partial<Record<FlagName, boolean>> = {};
  for (const flag of flags) {
    const holds = holdsFor(flag, subject);
    if (holds !== null) held[flag.name] = holds;
  }
  return held;
}
