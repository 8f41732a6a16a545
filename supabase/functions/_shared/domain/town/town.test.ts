import { describe, expect, it } from 'vitest';
import { CLIQUES } from '../collection/collection.ts';
import { whereaboutsOf } from './presence.ts';
import {
  entryRefusal,
  LOCATIONS,
  locationOf,
  lockBefore,
  placesOf,
  TEDDY_PLACE,
  visitRefusal,
  type Holder,
} from './town.ts';
import { TOWN_EVENTS } from './townEvents.ts';

const EVERYTHING: Holder = { wallet: '0x01', flunks: 100, cliques: new Set(CLIQUES), hasTeddy: true };
const holder = (over: Partial<Holder>): Holder => ({
  wallet: '0x01',
  flunks: 1,
  cliques: new Set(),
  hasTeddy: false,
  ...over,
});
const VISITOR = holder({ wallet: null, flunks: 0 });

describe('a place of the town', () => {
  it('is entered by those who hold everything, wherever a location names it (TOWN-1)', () => {
    const refused = LOCATIONS.flatMap(placesOf).filter((place) => entryRefusal(place, EVERYTHING) !== null);
    expect(refused).toEqual([]);
  });

  it.each(['atlantis', 'arcade-cellar', 'lobby', 'arcade-', '', 'streets'])(
    'is closed to everyone where no location names it: %j (TOWN-8)',
    (place) => {
      for (const one of [EVERYTHING, holder({}), VISITOR]) {
        expect(entryRefusal(place, one)).toBe('UNKNOWN_PLACE');
      }
    },
  );

  it('asks for a wallet, then for a Flunk (TOWN-3)', () => {
    expect(entryRefusal('arcade-lobby', VISITOR)).toBe('NO_WALLET');
    expect(entryRefusal('arcade-lobby', holder({ flunks: 0 }))).toBe('NO_FLUNK');
    expect(entryRefusal('arcade-lobby', holder({}))).toBeNull();
  });

  it('of a house is for members of its clique, in each of its rooms (TOWN-4)', () => {
    const jock = holder({ cliques: new Set(['JOCK'] as const) });
    expect(entryRefusal('jocks-house-bedroom', jock)).toBeNull();
    expect(entryRefusal('geeks-house-lab', jock)).toBe('OTHER_CLIQUE');
    expect(entryRefusal('jocks-house', VISITOR)).toBe('NO_WALLET');
  });

  it('that belongs to the teddy asks for one besides (TOWN-5)', () => {
    const jock = holder({ cliques: new Set(['JOCK'] as const) });
    expect(entryRefusal(TEDDY_PLACE, jock)).toBe('NO_TEDDY');
    expect(entryRefusal(TEDDY_PLACE, { ...jock, hasTeddy: true })).toBeNull();
  });

  it.each([
    ['cellar', 'freaks-house'],
    ['shed', 'geeks-house'],
  ])('behind the lock %s is shut to members, until they open it or are guests (LOCK-18)', (lock, house) => {
    const place = `${house}-${lock}`;
    expect([lockBefore(place), lockBefore(house)]).toEqual([lock, undefined]);
    expect([visitRefusal(place, EVERYTHING), visitRefusal(house, EVERYTHING)]).toEqual(['LOCKED', null]);
    const [jock, visitor] = [holder({ cliques: new Set(['JOCK'] as const) }), VISITOR];
    expect([visitRefusal(place, jock), visitRefusal(place, visitor)]).toEqual(['OTHER_CLIQUE', 'NO_WALLET']);
    for (const at of [place, house]) {
      for (const one of [EVERYTHING, jock]) {
        expect(visitRefusal(place, { ...one, guestAt: new Set([at]) })).toBeNull();
      }
    }
  });

  it('is a room of one location, by whose name presence counts it', () => {
    const places = LOCATIONS.flatMap(placesOf);
    expect(new Set(places).size).toBe(places.length);
    expect([locationOf('jocks-house-closet')?.id, whereaboutsOf('jocks-house-closet')]).toEqual([
      'jocks-house',
      'jocks-house',
    ]);
    expect([locationOf('atlantis'), whereaboutsOf('atlantis')]).toEqual([null, null]);
  });
});

it('has an objective happen only where there is a place', () => {
  const nowhere = Object.values(TOWN_EVENTS).filter((place) => locationOf(place) === null);
  expect(nowhere).toEqual([]);
});
