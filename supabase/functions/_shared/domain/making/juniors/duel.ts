import { seededRandom, type SeededRandom } from '../../../kernel/seededRandom.ts';
import { POISON_TURNS, SPELL_REST, SPELLS, type OffensiveSpell } from './spells.ts';
import { DUEL_BASE, outfitStats, type Stats } from './stats.ts';
import { classOf, teamCode, teamFrom, type ClassFacts, type Team } from './team.ts';

/** Two teams and what decides between them: the same duel for each person (JUNIORS-7). */
export interface Duel {
  readonly teams: readonly [Team, Team];
  /** Letters and digits, at most `SEED_LENGTH`. */
  readonly seed: string;
}

/** Where a Junior stands: the first team's from 0 on, the other's from 3 on. */
export type Seat = number;

export type DuelEvent =
  | { readonly type: 'round'; readonly round: number }
  | {
      readonly type: 'strike';
      readonly by: Seat;
      readonly at: Seat;
      /** The spell's name; null: a plain attack. */
      readonly spell: string | null;
      readonly outcome: 'missed' | 'hit' | 'critical';
      /** The health that it took. */
      readonly damage: number;
      /** The damage that a shield caught. */
      readonly caught: number;
      readonly health: number;
    }
  | {
      readonly type: 'guard';
      readonly by: Seat;
      readonly spell: string;
      readonly healed: number;
      readonly shield: number;
      readonly health: number;
    }
  | { readonly type: 'poison'; readonly at: Seat; readonly damage: number; readonly health: number }
  | { readonly type: 'out'; readonly at: Seat }
  /** 0 or 1: the team that won; null: neither. */
  | { readonly type: 'end'; readonly winner: 0 | 1 | null };

/** A Junior as it steps on to the stage. */
export interface Fighter {
  readonly seat: Seat;
  readonly team: 0 | 1;
  readonly class: ClassFacts;
  readonly stats: Stats;
}

export interface DuelLog {
  readonly fighters: readonly Fighter[];
  readonly events: readonly DuelEvent[];
  readonly winner: 0 | 1 | null;
}

export const SEATS_OF_A_TEAM = 3;
export const SEED_LENGTH = 16;
/** Then the team with the larger share of its health wins. */
export const MOST_ROUNDS = 30;
/** The chance that a strike meets its aim before hit and dodge count, and its bounds, as percentages. */
const HIT = { base: 50, least: 20, most: 95 } as const;
/** A strike is so much weaker or stronger by chance, as percentages of the attack. */
const SPREAD = { least: 85, most: 115 } as const;
const CRITICAL = 2;
/** A Junior thinks of its defense below this share of its health. */
const WOUNDED = 0.6;

interface Standing extends Fighter {
  health: number;
  shield: number;
  /** Turns until each spell can be cast again. */
  restOfOffense: number;
  restOfDefense: number;
  poison: number;
  poisonTurns: number;
}

/** Fights a duel from its first round to its end, by its seed alone (JUNIORS-7). */
export function fightDuel({ teams, seed }: Duel): DuelLog {
  const random = seededRandom(`pocket-juniors/duel/${seed}`);
  const standing = [...seated(teams[0], 0), ...seated(teams[1], 1)];
  const events: DuelEvent[] = [];
  for (let round = 1; round <= MOST_ROUNDS && bothStand(standing); round += 1) {
    events.push({ type: 'round', round });
    for (const fighter of inOrder(standing, random)) {
      if (fighter.health === 0 || !bothStand(standing)) continue;
      takeTurn(fighter, standing, random, events);
    }
  }
  const winner = winnerOf(standing);
  events.push({ type: 'end', winner });
  const fighters = standing.map(({ seat, team, class: kind, stats }) => ({ seat, team, class: kind, stats }));
  return { fighters, events, winner };
}

/** The text that stands for a duel, to be shared. */
export const duelCode = ({ teams, seed }: Duel): string =>
  `${teamCode(teams[0])}-${teamCode(teams[1])}-${seed}`;

/** The duel of such a text; null: it stands for none. */
export function duelFrom(code: string): Duel | null {
  const [ours = '', theirs = '', seed = '', ...more] = code.trim().split('-');
  const [first, second] = [teamFrom(ours), teamFrom(theirs)];
  if (first === null || second === null || more.length > 0 || !isSeed(seed)) return null;
  return { teams: [first, second], seed };
}

/** Whether a text is a duel's code as it is shared, and no other spelling of it. */
export function isDuelCode(text: string): boolean {
  const duel = duelFrom(text);
  return duel !== null && duelCode(duel) === text;
}

/** Whether a text can be a duel's seed. */
export const isSeed = (text: string): boolean => text.length <= SEED_LENGTH && /^[A-Za-z0-9]+$/.test(text);

function seated(team: Team, side: 0 | 1): readonly Standing[] {
  return team.map((outfit, place) => {
    const stats = outfitStats(outfit, DUEL_BASE);
    return {
      seat: side * SEATS_OF_A_TEAM + place,
      team: side,
      class: classOf(outfit),
      stats,
      health: stats.health,
      shield: 0,
      restOfOffense: 0,
      restOfDefense: 0,
      poison: 0,
      poisonTurns: 0,
    };
  });
}

/** The fastest first; chance decides between those who are as fast. */
function inOrder(standing: readonly Standing[], random: SeededRandom): readonly Standing[] {
  return standing
    .map((fighter) => ({ fighter, chance: random.bits() }))
    .sort((a, b) => b.fighter.stats.speed - a.fighter.stats.speed || a.chance - b.chance)
    .map(({ fighter }) => fighter);
}

function takeTurn(
  fighter: Standing,
  standing: readonly Standing[],
  random: SeededRandom,
  events: DuelEvent[],
): void {
  suffer(fighter, events);
  if (fighter.health === 0) return;
  fighter.restOfOffense = Math.max(0, fighter.restOfOffense - 1);
  fighter.restOfDefense = Math.max(0, fighter.restOfDefense - 1);
  if (fighter.health < fighter.stats.health * WOUNDED && fighter.restOfDefense === 0) {
    guard(fighter, events);
    return;
  }
  const others = standing.filter(({ team, health }) => team !== fighter.team && health > 0);
  const other = others[random.below(others.length)];
  if (other !== undefined) strike(fighter, other, random, events);
}

function suffer(fighter: Standing, events: DuelEvent[]): void {
  if (fighter.poisonTurns === 0) return;
  fighter.poisonTurns -= 1;
  const damage = Math.min(fighter.poison, fighter.health);
  fighter.health -= damage;
  events.push({ type: 'poison', at: fighter.seat, damage, health: fighter.health });
  if (fighter.health === 0) events.push({ type: 'out', at: fighter.seat });
}

function guard(fighter: Standing, events: DuelEvent[]): void {
  const { heal, shield } = SPELLS[fighter.class.id].defensive;
  const healed = Math.min(heal, fighter.stats.health - fighter.health);
  fighter.health += healed;
  fighter.shield += shield;
  fighter.restOfDefense = SPELL_REST;
  const spell = fighter.class.spells.defensive;
  events.push({ type: 'guard', by: fighter.seat, spell, healed, shield, health: fighter.health });
}

const PLAIN: OffensiveSpell = { power: 100, pierce: 0, poison: 0 };

function strike(fighter: Standing, other: Standing, random: SeededRandom, events: DuelEvent[]): void {
  const casts = fighter.restOfOffense === 0;
  const { power, pierce, poison } = casts ? SPELLS[fighter.class.id].offensive : PLAIN;
  if (casts) fighter.restOfOffense = SPELL_REST;
  const spell = casts ? fighter.class.spells.offensive : null;
  const told = { type: 'strike', by: fighter.seat, at: other.seat, spell } as const;
  const chance = Math.min(HIT.most, Math.max(HIT.least, HIT.base + fighter.stats.hit - other.stats.dodge));
  const percent = (): number => random.below(100);
  // Each strike takes as many random numbers, so that a miss changes nothing but itself.
  const [meets, isCritical, spread] = [
    percent() < chance,
    percent() < fighter.stats.crit,
    SPREAD.least + random.below(SPREAD.most - SPREAD.least + 1),
  ];
  if (!meets) {
    events.push({ ...told, outcome: 'missed', damage: 0, caught: 0, health: other.health });
    return;
  }
  const attack = (fighter.stats.attack * power * spread * (isCritical ? CRITICAL : 1)) / 10_000;
  const defense = (other.stats.defense * (100 - pierce)) / 100;
  const force = Math.max(1, Math.round((attack - defense) / 2));
  const caught = Math.min(other.shield, force);
  const damage = Math.min(other.health, force - caught);
  other.shield -= caught;
  other.health -= damage;
  if (poison > 0) Object.assign(other, { poison, poisonTurns: POISON_TURNS });
  const outcome = isCritical ? 'critical' : 'hit';
  events.push({ ...told, outcome, damage, caught, health: other.health });
  if (other.health === 0) events.push({ type: 'out', at: other.seat });
}

const bothStand = (standing: readonly Standing[]): boolean =>
  ([0, 1] as const).every((side) => standing.some(({ team, health }) => team === side && health > 0));

function winnerOf(standing: readonly Standing[]): 0 | 1 | null {
  const share = (side: 0 | 1): number => {
    const team = standing.filter((fighter) => fighter.team === side);
    const sum = (value: (fighter: Standing) => number): number =>
      team.reduce((total, fighter) => total + value(fighter), 0);
    return sum(({ health }) => health) / sum(({ stats }) => stats.health);
  };
  const [ours, theirs] = [share(0), share(1)];
  if (ours === theirs) return null;
  return ours > theirs ? 0 : 1;
}
