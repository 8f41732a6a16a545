import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../kernel/seededRandom.ts';
import { JUNIOR_CLASSES, JUNIOR_GROUPS, JUNIOR_ITEMS } from './catalogue.ts';
import {
  CARD_BASE,
  DUEL_BASE,
  itemStats,
  outfitStats,
  rollStats,
  STAT_RANGES,
  STATS,
  statText,
} from './stats.ts';
import {
  canAdd,
  classOf,
  GROUPS,
  MOST_JUNIORS,
  outfitCode,
  outfitFrom,
  randomOutfit,
  teamCode,
  teamFrom,
  wholeSet,
} from './team.ts';

const outfits = fc.stringMatching(/^[0-7]{7}$/).map((code) => outfitFrom(code) ?? wholeSet('art'));
const teams = fc.array(outfits, { minLength: 1, maxLength: MOST_JUNIORS });

describe('the catalogue of Pocket Juniors', () => {
  it('has eight classes of two spells and fifty-six items, no two of one name', () => {
    expect([JUNIOR_CLASSES.length, JUNIOR_GROUPS.length, JUNIOR_ITEMS.length]).toEqual([8, 7, 56]);
    expect(new Set(JUNIOR_ITEMS.map(({ name }) => name)).size).toBe(56);
  });

  it('has the sets and spells that the cards are printed with (JUNIORS-1)', () => {
    expect(
      JUNIOR_CLASSES.map(({ name, set, spells }) => [name, set, spells.offensive, spells.defensive]),
    ).toEqual([
      ['HISTORY', 'Plague Doctor', 'Ancient Strike', 'Timeless Wisdom'],
      ['ART', 'Origami', 'Artistic Flare', 'Graffiti Shield'],
      ['MATH', 'PC', 'Calculated Strike', 'Geometric Shield'],
      ['BIOLOGY', 'Skeleton', 'Venomous Bite', 'Natural Regeneration'],
      ['MUSIC', 'Disco', 'Harmonic Resonance', 'Healing Melody'],
      ['SPORT', 'Baseball', 'Power Strike', 'Defensive Stance'],
      ['PHYSICS', 'Robot', 'Gravity Well', 'Kinetic Shield'],
      ['CHEMISTRY', 'Radioactive', 'Acidic Spray', 'Chemical Shield'],
    ]);
  });
});

describe('the stats of an item', () => {
  it('lie within the ranges of its group, whatever the seed, and are nothing else (JUNIORS-2)', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...GROUPS), (seed, group) => {
        const rolled = rollStats(group, seededRandom(seed));
        for (const stat of STATS) {
          const [least, most] = STAT_RANGES[group][stat] ?? [0, 0];
          expect(rolled[stat]).toBeGreaterThanOrEqual(least);
          expect(rolled[stat]).toBeLessThanOrEqual(most);
        }
      }),
    );
  });

  it('reach both ends of every range (JUNIORS-2)', () => {
    for (const group of GROUPS) {
      const rolls = Array.from({ length: 600 }, (_, index) => rollStats(group, seededRandom(String(index))));
      for (const [stat, range] of Object.entries(STAT_RANGES[group])) {
        const values = rolls.map((rolled) => rolled[stat as (typeof STATS)[number]]);
        expect([Math.min(...values), Math.max(...values)], `${group} ${stat}`).toEqual(range);
      }
    }
  });

  it('are the same each time', () => {
    expect(itemStats('math', 'head')).toEqual(itemStats('math', 'head'));
    expect(itemStats('math', 'head')).not.toEqual(itemStats('art', 'head'));
  });
});

describe('the stats of a Junior', () => {
  it('begin at attack 10 and health 20 on a card, at 20 and 40 in a duel (JUNIORS-2)', () => {
    fc.assert(
      fc.property(outfits, (outfit) => {
        const [card, duel] = [outfitStats(outfit, CARD_BASE), outfitStats(outfit, DUEL_BASE)];
        expect([duel.attack - card.attack, duel.health - card.health]).toEqual([10, 20]);
        const worn = GROUPS.map((group) => itemStats(outfit[group], group).health);
        expect(card.health).toBe(worn.reduce((sum, health) => sum + health, 20));
      }),
    );
  });

  it('are written as percentages where they are some (JUNIORS-2)', () => {
    expect(STATS.map((stat) => statText(stat, 7))).toEqual(['7', '7', '7', '7', '7%', '7%', '7%']);
  });
});

describe('an outfit', () => {
  it('at random has a class for each group, and follows from the seed', () => {
    const first = randomOutfit(seededRandom('rose'));
    expect(randomOutfit(seededRandom('rose'))).toEqual(first);
    const seen = Array.from({ length: 60 }, (_, index) => randomOutfit(seededRandom(String(index))));
    for (const group of GROUPS) {
      expect(new Set(seen.map((outfit) => outfit[group])).size).toBe(JUNIOR_CLASSES.length);
    }
  });

  it('is of the class that most of it is from, and of the torso’s where that is even (JUNIORS-3)', () => {
    expect(classOf(wholeSet('music')).name).toBe('MUSIC');
    expect(classOf({ ...wholeSet('music'), torso: 'art', head: 'art' }).name).toBe('MUSIC');
    const even = { ...wholeSet('music'), back: 'art', head: 'art', torso: 'art', shoes: 'sport' } as const;
    expect(classOf(even).name).toBe('ART');
    expect(classOf({ ...even, torso: 'music', lh: 'art' }).name).toBe('MUSIC');
  });

  it('survives being written and read, alone and in a team', () => {
    fc.assert(
      fc.property(teams, (team) => {
        expect(teamFrom(teamCode(team))).toEqual(team);
        expect(team.map((outfit) => outfitFrom(outfitCode(outfit)))).toEqual(team);
      }),
    );
  });

  it.each(['', '123', '01234568', '0123458', '0000000.0000000.0000000.0000000', '0000000.'])(
    'is not read from %j',
    (code) => expect(teamFrom(code)).toBeNull(),
  );
});

describe('a team', () => {
  it('takes one more while there are one or fewer beside the first', () => {
    const one = wholeSet('art');
    expect([[one], [one, one], [one, one, one]].map(canAdd)).toEqual([true, true, false]);
  });
});
