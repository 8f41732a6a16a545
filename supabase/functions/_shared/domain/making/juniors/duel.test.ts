import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REF_MOST } from '../../people/attached.ts';
import { JUNIOR_CLASSES } from './catalogue.ts';
import {
  duelCode,
  duelFrom,
  fightDuel,
  isDuelCode,
  isSeed,
  MOST_ROUNDS,
  SEED_LENGTH,
  type DuelEvent,
} from './duel.ts';
import { MOST_JUNIORS, outfitFrom, wholeSet } from './team.ts';

const outfits = fc.stringMatching(/^[0-7]{7}$/).map((code) => outfitFrom(code) ?? wholeSet('art'));
const teams = fc.array(outfits, { minLength: 1, maxLength: MOST_JUNIORS });
const seeds = fc.stringMatching(/^[A-Za-z0-9]{1,16}$/);
const duels = fc.record({ teams: fc.tuple(teams, teams), seed: seeds });

describe('a duel', () => {
  it('goes the same way each time for the same teams and seed (JUNIORS-7)', () => {
    fc.assert(
      fc.property(duels, (duel) => {
        expect(fightDuel(duel)).toEqual(fightDuel(duel));
      }),
    );
  });

  it('goes another way for another seed', () => {
    const teams = [[wholeSet('art')], [wholeSet('math')]] as const;
    const ways = new Set(
      Array.from({ length: 20 }, (_, index) =>
        JSON.stringify(fightDuel({ teams, seed: String(index) }).events),
      ),
    );
    expect(ways.size).toBe(20);
  });

  it('tells of health that follows from what was done, and of none who is out doing anything (JUNIORS-7)', () => {
    fc.assert(
      fc.property(duels, (duel) => {
        const { fighters, events } = fightDuel(duel);
        const health = new Map(fighters.map(({ seat, stats }) => [seat, stats.health]));
        const least = new Map(fighters.map(({ seat, stats }) => [seat, stats.health]));
        const out = new Set<number>();
        for (const event of events) {
          const actor = 'by' in event ? event.by : null;
          if (actor !== null) expect(out.has(actor)).toBe(false);
          if (event.type === 'out') {
            expect(health.get(event.at)).toBe(0);
            out.add(event.at);
          }
          if (!('health' in event)) continue;
          const seat = event.type === 'guard' ? event.by : event.at;
          const change = event.type === 'guard' ? event.healed : -event.damage;
          expect(event.health).toBe((health.get(seat) ?? 0) + change);
          expect(event.health).toBeGreaterThanOrEqual(0);
          expect(event.health).toBeLessThanOrEqual(least.get(seat) ?? 0);
          health.set(seat, event.health);
        }
      }),
    );
  });

  it('ends, with one team out of health or after its last round, and says who won (JUNIORS-7)', () => {
    fc.assert(
      fc.property(duels, (duel) => {
        const { fighters, events, winner } = fightDuel(duel);
        expect(events.at(-1)).toEqual({ type: 'end', winner });
        expect(events.filter(({ type }) => type === 'round').length).toBeLessThanOrEqual(MOST_ROUNDS);
        const out = new Set(events.flatMap((event) => (event.type === 'out' ? [event.at] : [])));
        const stands = ([0, 1] as const).map((side) =>
          fighters.some(({ seat, team }) => team === side && !out.has(seat)),
        );
        if (winner !== null) expect(stands[winner]).toBe(true);
        expect(stands).not.toEqual([false, false]);
      }),
    );
  });

  it('has each class cast both of its spells', () => {
    const cast = new Set<string>();
    const note = (event: DuelEvent): void => {
      if ('spell' in event && event.spell !== null) cast.add(event.spell);
    };
    for (const { id } of JUNIOR_CLASSES) {
      const team = [wholeSet(id), wholeSet(id)];
      for (const seed of ['1', '2', '3']) fightDuel({ teams: [team, team], seed }).events.forEach(note);
    }
    expect(cast.size).toBe(16);
  });

  it('is won by each class now and then, and by none nearly always', () => {
    for (const { id } of JUNIOR_CLASSES) {
      const others = JUNIOR_CLASSES.map((other) => other.id).filter((other) => other !== id);
      const results = others.flatMap((other) =>
        Array.from({ length: 30 }, (_, seed) =>
          fightDuel({ teams: [[wholeSet(id)], [wholeSet(other)]], seed: String(seed) }),
        ),
      );
      const share = results.filter(({ winner }) => winner === 0).length / results.length;
      expect(share, id).toBeGreaterThan(0.15);
      expect(share, id).toBeLessThan(0.85);
    }
  });

  it('survives being written as a text and read again (JUNIORS-7)', () => {
    fc.assert(
      fc.property(duels, (duel) => {
        expect(duelFrom(` ${duelCode(duel)} `)).toEqual(duel);
      }),
    );
  });

  it.each([
    '',
    '0000000-1111111',
    '0000000-1111111-',
    '0000000-1111111-a-b',
    '0000000-1111111-a b',
    '9-1111111-a',
  ])('is not read from %j', (code) => expect(duelFrom(code)).toBeNull());

  it('has a seed of letters and digits, and no more than sixteen', () => {
    expect([
      isSeed('Rose1995'),
      isSeed('a'.repeat(SEED_LENGTH)),
      isSeed('a'.repeat(SEED_LENGTH + 1)),
    ]).toEqual([true, true, false]);
    expect([isSeed(''), isSeed('ä'), isSeed('a b')]).toEqual([false, false, false]);
  });
});

it('is known by its code alone, which fits beside a message (CHAT-16)', () => {
  fc.assert(
    fc.property(duels, (duel) => {
      const code = duelCode(duel);
      expect([isDuelCode(code), isDuelCode(` ${code}`), code.length <= REF_MOST]).toEqual([
        true,
        false,
        true,
      ]);
    }),
  );
  expect(['', 'moon', '0000000-0000000-', '8000000-0000000-a'].map(isDuelCode)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
