import { expect, it } from 'vitest';
import { accessOf, claimPlace, cliqueFrom, cliqueOf, visibleTraits } from './collection.ts';

it.each([
  ['GEEK', 'GEEK'],
  ['nerds', 'GEEK'],
  ['Athletes', 'JOCK'],
  [' preppy ', 'PREP'],
  ['OUTCAST', 'FREAK'],
  ['flunko', 'FLUNKO'],
  ['artist', null],
  ['constructor', null],
])('a token that says %j is of the clique %s (TOKEN-4)', (text, clique) => {
  expect(cliqueFrom(text)).toBe(clique);
});

it('a token belongs to the clique of its trait named clique or class, in whatever case (TOKEN-4)', () => {
  expect(cliqueOf([{ name: 'Head', value: 'Freak' }])).toBeNull();
  expect(
    cliqueOf([
      { name: 'CLIQUE', value: 'unknown' },
      { name: 'Class', value: 'Jocks' },
    ]),
  ).toBe('JOCK');
});

it('tokens open the houses of their cliques, and Flunko’s is open to all (HOUSE-4)', () => {
  expect(accessOf(['geek', null, 'PREP'])).toEqual({
    GEEK: true,
    JOCK: false,
    PREP: true,
    FREAK: false,
    FLUNKO: true,
  });
  expect(accessOf([])).toMatchObject({ GEEK: false, FLUNKO: true });
});

it.each([
  ['geek', 'Computer lab'],
  ['jock', 'Gym'],
  ['freak', 'School Shed'],
  ['prep', 'Courtyard'],
  ['flunko', 'Computer lab'],
  ['?', 'Computer lab'],
])('a %s claims a backpack in the %s (CLAIM-2)', (clique, place) => {
  expect(claimPlace([{ name: 'Clique', value: clique }])).toBe(place);
});

it('people see the traits of a token without what is only about its pictures (TOKEN-3)', () => {
  expect(
    visibleTraits([
      { name: 'Head', value: 'Cap' },
      { name: 'pixelUri', value: 'x' },
      { name: 'Type', value: 'Graduated' },
    ]),
  ).toEqual([{ name: 'Head', value: 'Cap' }]);
});
