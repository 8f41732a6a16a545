import type { Random } from '../../functions/_shared/kernel/clock.ts';
import type { Address } from '../../functions/_shared/kernel/units.ts';
import { CLIQUES, type Clique } from '../../functions/_shared/domain/collection/collection.ts';
import { addressOf, COLLECTOR, STARTERS } from './accounts.ts';
import type { DemoLedger } from './ledger.ts';
import type { Mint } from './minting.ts';
import { newBackpack, newFlunk, type BackpackBase } from './templates.ts';

/** What an account begins with. */
interface Belongings {
  readonly flunks: Readonly<Record<Clique, number>>;
  readonly backpacks: readonly BackpackBase[];
  /** How many of the Flunks have graduated, and how many lie in an account that is linked to this one. */
  readonly graduated: number;
  readonly linked: number;
}

/** What each of the starters holds, by uid (DEMO-1); an account that is missing holds nothing. */
const BELONGINGS: Readonly<Record<string, Belongings>> = {
  'full-collection': {
    flunks: { GEEK: 5, JOCK: 4, PREP: 4, FREAK: 3 },
    backpacks: ['Teddy', 'Skull', 'Cat', 'Robot', 'Alien'],
    graduated: 3,
    linked: 2,
  },
  geek: { flunks: { GEEK: 1, JOCK: 0, PREP: 0, FREAK: 0 }, backpacks: [], graduated: 0, linked: 0 },
  administrator: {
    flunks: { GEEK: 1, JOCK: 1, PREP: 1, FREAK: 1 },
    backpacks: ['Teddy', 'Robot'],
    graduated: 1,
    linked: 0,
  },
};

/** An account to be given what the one of this uid begins with. */
export interface Beginner {
  readonly uid: string;
  readonly address: Address;
  /** The account that is linked to it and holds the last of its Flunks. */
  readonly linked: Address;
}

function belongingsOf({ uid, address, linked: child }: Beginner, from: number, random: Random): Mint[] {
  const { flunks, backpacks, graduated, linked } = BELONGINGS[uid] ?? {};
  if (!flunks || !backpacks) return [];
  const cliques = CLIQUES.flatMap((clique) => Array.from({ length: flunks[clique] }, () => clique));
  const all = cliques.length;
  return [
    ...cliques.map((clique, index): Mint => {
      // Backpacks were claimed with Flunks that have not graduated, so that some are left for either.
      const claimed = index - (graduated ?? 0);
      return {
        collection: 'Flunks',
        template: newFlunk(clique, random),
        owner: index >= all - (linked ?? 0) ? child : address,
        graduated: index < (graduated ?? 0),
        staked: index === all - 1 && all > 4,
        ...(claimed >= 0 && claimed < backpacks.length && { backpack: from + all + claimed }),
      };
    }),
    ...backpacks.map((base): Mint => ({
      collection: 'Backpack',
      template: newBackpack(random, base),
      owner: address,
    })),
  ];
}

/** Gives accounts what the known accounts begin with. */
export async function endow(
  ledger: DemoLedger,
  beginners: readonly Beginner[],
  random: Random,
): Promise<void> {
  const mints: Mint[] = [];
  for (const beginner of beginners) mints.push(...belongingsOf(beginner, mints.length, random));
  const links = beginners
    .filter(({ uid }) => (BELONGINGS[uid]?.linked ?? 0) > 0)
    .map(({ address, linked }) => ({ parent: address, child: linked }));
  await ledger.mint(mints, links);
}

/** A generator with a seed (mulberry32), so that every machine has the same school. */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const CITIZENS = 70;
/** One who lives in the town, by a number from 1. */
export const citizen = (index: number): Address => addressOf(`0xd3aa${index.toString(16).padStart(12, '0')}`);

/** So many students of all cliques, and backpacks that the first of them claimed. */
function students(flunkCount: number, backpackCount: number, owner: () => Address, random: Random): Mint[] {
  const flunks = Array.from({ length: flunkCount }, (_, index): Mint => ({
    collection: 'Flunks',
    template: newFlunk(CLIQUES[index % 4] ?? 'GEEK', random),
    owner: owner(),
    graduated: random() < 0.1,
    staked: random() < 0.1,
  }));
  const backpacks = Array.from({ length: backpackCount }, (_, index): Mint => ({
    collection: 'Backpack',
    template: newBackpack(random),
    owner: flunks[index]?.owner ?? owner(),
  }));
  return [
    ...flunks.map((mint, index) =>
      index < backpacks.length ? { ...mint, backpack: flunks.length + index } : mint,
    ),
    ...backpacks,
  ];
}

/** The tokens of the rest of the town. */
function townsfolk(random: Random): Mint[] {
  // Some collect, most hold one or two: the square of a random number is mostly small.
  const someone = () => citizen(1 + Math.floor(random() ** 2 * CITIZENS));
  return students(216, 60, someone, random);
}

/** What the collector holds. It was bought here and there, so that the newest of it does not have the highest number. */
function collectorsTokens(random: Random): Mint[] {
  const mints = students(300, 100, () => COLLECTOR.address, random);
  return mints.map((mint) => ({ ...mint, arrives: random() }));
}

/** The account linked to the full collection. */
const LINKED = addressOf('0xd300000000000011');

/**
 * Fills an empty ledger with the known accounts' tokens and a town of others, and one from before there was a collector
 * with what that account holds. The same on every machine.
 */
export async function settleTown(ledger: DemoLedger): Promise<void> {
  if (await ledger.isEmpty()) {
    const random = randomFrom(1995);
    await endow(
      ledger,
      STARTERS.map(({ uid, address }) => ({ uid, address, linked: LINKED })),
      random,
    );
    await ledger.mint(townsfolk(random));
  }
  if (!(await ledger.hasCollections(COLLECTOR.address))) {
    await ledger.mint(collectorsTokens(randomFrom(1996)));
  }
}

/** How many students the whole school has (DEMO-4). */
const SCHOOL: Readonly<Record<Clique, number>> = { GEEK: 2_456, JOCK: 2_511, PREP: 2_398, FREAK: 2_635 };

/** The holders of the rest of the school, behind those who live in the town. */
const HOLDERS = 2_000;
/** So many are minted in a block. */
const AT_ONCE = 2_500;

/**
 * Fills the school up to its 10,000 students, so that everything is seen at its real size. The same on every machine that
 * begins with an empty ledger.
 */
export async function fillSchool(ledger: DemoLedger): Promise<void> {
  const there = await ledger.census();
  const random = randomFrom(1997);
  const places = CLIQUES.flatMap((clique) =>
    Array.from({ length: Math.max(0, SCHOOL[clique] - (there.get(clique) ?? 0)) }, () => ({
      clique,
      place: random(),
    })),
  ).sort((one, other) => one.place - other.place);
  // The first of a list more often than the last: some of everything is worn by many, and most of it by few.
  const uneven = (): number => random() ** 1.6;
  const mints = places.map(({ clique }): Mint => ({
    collection: 'Flunks',
    template: newFlunk(clique, uneven),
    owner: citizen(1 + CITIZENS + Math.floor(random() ** 2 * HOLDERS)),
    graduated: random() < 0.1,
    staked: random() < 0.05,
  }));
  for (let from = 0; from < mints.length; from += AT_ONCE)
    await ledger.mint(mints.slice(from, from + AT_ONCE));
}
