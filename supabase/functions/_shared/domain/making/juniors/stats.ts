import { seededRandom, type SeededRandom } from '../../../kernel/seededRandom.ts';
import type { JuniorClass, JuniorGroup } from './catalogue.ts';
import { GROUPS, type Outfit } from './team.ts';

export const STATS = ['attack', 'defense', 'speed', 'health', 'crit', 'hit', 'dodge'] as const;
export type Stat = (typeof STATS)[number];

/** Points; crit, hit and dodge are percentages. */
export type Stats = Readonly<Record<Stat, number>>;

/** The stats that are shown as percentages. */
export const PERCENTAGES: ReadonlySet<Stat> = new Set<Stat>(['crit', 'hit', 'dodge']);

export const NO_STATS: Stats = { attack: 0, defense: 0, speed: 0, health: 0, crit: 0, hit: 0, dodge: 0 };

/** What a Junior has on its card before it wears anything (JUNIORS-2). */
export const CARD_BASE: Stats = { ...NO_STATS, attack: 10, health: 20 };

/** What a Junior has in a duel before it wears anything (JUNIORS-2). */
export const DUEL_BASE: Stats = { ...NO_STATS, attack: 20, health: 40 };

type Range = readonly [least: number, most: number];

/** The least and the most that an item of each group adds (JUNIORS-2). */
export const STAT_RANGES: Readonly<Record<JuniorGroup, Readonly<Partial<Record<Stat, Range>>>>> = {
  back: { attack: [1, 3], defense: [1, 3], speed: [1, 3], health: [5, 24] },
  bottoms: { attack: [1, 2], defense: [1, 3], speed: [1, 5], health: [5, 24] },
  head: { attack: [1, 2], health: [1, 3], crit: [1, 5], hit: [10, 29] },
  rh: { attack: [1, 2], health: [3, 12], speed: [1, 3], dodge: [1, 3] },
  lh: { attack: [3, 12], health: [1, 1], speed: [1, 3], crit: [1, 3] },
  shoes: { attack: [1, 2], health: [1, 2], speed: [1, 3], dodge: [1, 3] },
  torso: { attack: [0, 0], defense: [1, 9], health: [5, 24], hit: [10, 29] },
};

/** Stats for an item of this group, each within its range, from these random numbers (JUNIORS-2). */
export function rollStats(group: JuniorGroup, random: SeededRandom): Stats {
  const rolled = { ...NO_STATS };
  for (const stat of STATS) {
    const range = STAT_RANGES[group][stat];
    if (range !== undefined) rolled[stat] = range[0] + random.below(range[1] - range[0] + 1);
  }
  return rolled;
}

/** What this item adds: the same for each person and on each day (JUNIORS-2). */
export const itemStats = (classId: JuniorClass, group: JuniorGroup): Stats =>
  rollStats(group, seededRandom(`pocket-juniors/${classId}/${group}`));

/** What a Junior in these seven items has, beyond what it has without them. */
export function outfitStats(outfit: Outfit, base: Stats): Stats {
  const sum = { ...base };
  for (const group of GROUPS) {
    const added = itemStats(outfit[group], group);
    for (const stat of STATS) sum[stat] += added[stat];
  }
  return sum;
}

/** A stat as it is written: '12', or '12%'. */
export const statText = (stat: Stat, value: number): string =>
  PERCENTAGES.has(stat) ? `${value}%` : String(value);
