import { beforeAll, expect, it } from 'vitest';
import { CLIQUES } from '../../functions/_shared/domain/collection/collection.ts';
import type { DemoLedger } from './ledger.ts';
import type { Mint } from './minting.ts';
import { fillSchool, settleTown } from './town.ts';

/** What is minted into a ledger that begins empty. */
async function minted(): Promise<readonly Mint[]> {
  const mints: Mint[] = [];
  const ofClique =
    (clique: string) =>
    ({ template }: Mint) =>
      template.metadata['Clique']?.toUpperCase() === clique;
  // Nothing else is asked of a ledger as the town moves in.
  const ledger = {
    isEmpty: () => Promise.resolve(mints.length === 0),
    hasCollections: () => Promise.resolve(false),
    census: () =>
      Promise.resolve(new Map(CLIQUES.map((clique) => [clique, mints.filter(ofClique(clique)).length]))),
    mint: (more: readonly Mint[]) => Promise.resolve(void mints.push(...more)),
  } as unknown as DemoLedger;
  await settleTown(ledger);
  await fillSchool(ledger);
  return mints;
}

function counts(values: readonly (string | undefined)[]): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const value of values) found[value ?? ''] = (found[value ?? ''] ?? 0) + 1;
  return found;
}

let mints: readonly Mint[] = [];
beforeAll(async () => {
  mints = await minted();
});

it('the school has 10,000 students, some of every trait common and most rare, the same each time (DEMO-4)', async () => {
  const students = mints
    .filter(({ collection }) => collection === 'Flunks')
    .map(({ template }) => template.metadata);
  expect(counts(students.map((one) => one['Clique']))).toEqual({
    Geek: 2456,
    Jock: 2511,
    Prep: 2398,
    Freak: 2635,
  });
  const holders = new Set(mints.map(({ owner }) => owner)).size;
  expect([holders > 1500, holders < 2500]).toEqual([true, true]);
  for (const trait of ['Backdrop', 'Face', 'Torso', 'Head']) {
    const worn = Object.values(counts(students.map((one) => one[trait])));
    const even = students.length / worn.length;
    expect([
      trait,
      Math.max(...worn) > 4 * Math.min(...worn),
      worn.filter((one) => one < even).length > worn.length / 2,
    ]).toEqual([trait, true, true]);
  }
  expect(await minted()).toEqual(mints);
});

it('backpacks come in five bases and eight colors, three different ones on each (DEMO-3)', () => {
  const backpacks = mints
    .filter(({ collection }) => collection === 'Backpack')
    .map(({ template }) => template.metadata);
  const colorsOf = (one: Readonly<Record<string, string>>) => [
    one['Primary'],
    one['Secondary'],
    one['Tertiary'],
  ];
  expect(new Set(backpacks.map((one) => one['Base']))).toEqual(
    new Set(['Teddy', 'Skull', 'Cat', 'Robot', 'Alien']),
  );
  expect(new Set(backpacks.flatMap(colorsOf)).size).toBe(8);
  for (const one of backpacks) expect(new Set(colorsOf(one)).size).toBe(3);
});
