import type { JuniorClass } from './catalogue.ts';

/** The kinds of a class's two spells, in order. */
export const SPELL_KINDS = ['offensive', 'defensive'] as const;
export type SpellKind = (typeof SPELL_KINDS)[number];

/** What a class's first spell does in a duel. */
export interface OffensiveSpell {
  /** The attack that it strikes with, as a percentage of the Junior's own. */
  readonly power: number;
  /** How much of the other's defense it passes by, as a percentage. */
  readonly pierce: number;
  /** The health that it takes again before each of the other's next `POISON_TURNS` turns. */
  readonly poison: number;
}

/** What a class's second spell does in a duel, in points of health. */
export interface DefensiveSpell {
  /** Given back, up to what the Junior began with. */
  readonly heal: number;
  /** Of the next damage so much does no harm. */
  readonly shield: number;
}

export interface ClassSpells {
  readonly offensive: OffensiveSpell;
  readonly defensive: DefensiveSpell;
}

/** For how many of its turns a Junior stays poisoned. */
export const POISON_TURNS = 3;

/** How many of its turns a Junior waits before it casts the same spell again. */
export const SPELL_REST = 3;

/** What the sixteen spells do (JUNIORS-7). */
export const SPELLS: Readonly<Record<JuniorClass, ClassSpells>> = {
  history: { offensive: { power: 140, pierce: 60, poison: 0 }, defensive: { heal: 12, shield: 6 } },
  art: { offensive: { power: 150, pierce: 0, poison: 2 }, defensive: { heal: 0, shield: 19 } },
  math: { offensive: { power: 180, pierce: 100, poison: 0 }, defensive: { heal: 0, shield: 24 } },
  biology: { offensive: { power: 110, pierce: 20, poison: 5 }, defensive: { heal: 22, shield: 0 } },
  music: { offensive: { power: 190, pierce: 30, poison: 0 }, defensive: { heal: 28, shield: 4 } },
  sport: { offensive: { power: 155, pierce: 0, poison: 0 }, defensive: { heal: 4, shield: 12 } },
  physics: { offensive: { power: 200, pierce: 80, poison: 0 }, defensive: { heal: 0, shield: 32 } },
  chemistry: { offensive: { power: 140, pierce: 50, poison: 7 }, defensive: { heal: 4, shield: 22 } },
};
