import { beforeAll, describe, expect, it } from 'vitest';
import {
  carriedOf,
  noticedOf,
  pocketsOf,
  readThing,
  THING_IDS,
  THINGS,
  usedOf,
  type ThingId,
} from '@shared/domain/town/case/things.ts';
import { isCarried, parseFact, type Fact } from '@shared/domain/town/story.ts';
import { entryRefusal, LOCATIONS, locationOf, NOBODY, type Holder } from '@shared/domain/town/town.ts';
import { CLIQUES, type Clique } from '@shared/domain/collection/collection.ts';
import { DRAWN_SCENES } from '../../cutscenes/sceneBundles.ts';
import { loadPlace, PLACES } from '../places/index.ts';
import type { Place } from '../play/place.ts';
import { hotspotNow } from '../play/placeNow.ts';
import { TOLD } from './notices.ts';
import { wrongUse } from './wrongUse.ts';

describe('every thing', () => {
  let places: readonly Place[] = [];
  beforeAll(async () => {
    places = await Promise.all(PLACES.map(loadPlace));
  });
  const hotspotOf = (thing: ThingId) => {
    const { place, hotspot } = THINGS[thing];
    return places.find(({ id }) => id === place)?.hotspots[hotspot];
  };
  const usesOf = (thing: ThingId) =>
    places.flatMap(({ id, hotspots }) =>
      Object.values(hotspots).flatMap(({ uses }) =>
        uses?.[thing] === undefined ? [] : [{ place: id, use: uses[thing] }],
      ),
    );

  it('lies where it is said to, at both hours, and its place remembers that it was taken (THING-1)', () => {
    const wrong = THING_IDS.filter((thing) => {
      const hotspot = hotspotOf(thing);
      return (['day', 'night'] as const).some((hour) => {
        const [before, after] = [[], [carriedOf(thing)]].map((facts) =>
          hotspot === undefined ? null : hotspotNow(hotspot, { facts: new Set<Fact>(facts), hour }),
        );
        return (
          before?.reaction.takes !== thing ||
          after?.reaction.takes !== undefined ||
          after?.reaction.answers === undefined
        );
      });
    });
    expect(wrong).toEqual([]);
    const taken = places.flatMap(({ hotspots }) =>
      Object.values(hotspots).flatMap(({ takes }) => takes ?? []),
    );
    expect(taken.toSorted()).toEqual(THING_IDS.toSorted());
  });

  it('is of use somewhere, and each use records what was shown where (THING-3)', () => {
    expect(THING_IDS.filter((thing) => usesOf(thing).length === 0)).toEqual([]);
    const odd = THING_IDS.flatMap((thing) =>
      usesOf(thing)
        .filter(({ place, use }) => use.records !== usedOf(place, thing) || use.answers === undefined)
        .map(({ place }) => `${thing} in ${place}`),
    );
    expect(odd).toEqual([]);
  });

  it('is kept by the picture of seven places where it was used, at both hours (THING-8)', () => {
    const kept = places.flatMap(({ id, lays = [], model: { day, night } }) =>
      lays
        .filter(({ when }) => when.all?.some((fact) => fact.startsWith(`shown:${id}/`)) === true)
        .map(({ cut }) => ({ cut, isDrawn: [day, night].every(({ cuts = {} }) => cut in cuts) })),
    );
    expect(kept.filter(({ isDrawn }) => !isDrawn)).toEqual([]);
    expect(kept.map(({ cut }) => cut).toSorted()).toEqual([
      'bear-back',
      'candle-lit',
      'jacket-seat',
      'napkin-laid',
      'photo-laid',
      'tag-hung',
      'thread-laid',
    ]);
  });

  it('recalls only scenes that are drawn (THING-7)', () => {
    const recalled = THING_IDS.flatMap((thing) => usesOf(thing).flatMap(({ use }) => use.recalls ?? []));
    expect(recalled.length).toBeGreaterThan(5);
    expect(recalled.filter((scene) => !DRAWN_SCENES.includes(scene))).toEqual([]);
  });

  it('has facts that are spelled as facts are, and two notices that fit on a card (THING-4)', () => {
    const facts = THING_IDS.flatMap((thing) => [
      carriedOf(thing),
      ...THINGS[thing].notices.map((notice) => noticedOf(thing, notice)),
      ...usesOf(thing).map(({ use }) => use.records),
    ]);
    expect(facts.filter((fact) => parseFact(fact) === null)).toEqual([]);
    expect(THING_IDS.map(carriedOf).every(isCarried)).toBe(true);
    const lines = THING_IDS.flatMap((thing) => Object.values<string>(TOLD[thing]));
    expect(lines).toHaveLength(3 * THING_IDS.length);
    expect(lines.filter((line) => line.length > 88)).toEqual([]);
    // The day of the dance has its date on the banner, so that no weekday stands beside a date.
    expect(lines.filter((line) => /\bdead\b|sept|8004|0730|thirteen/i.test(line))).toEqual([]);
  });

  it.each<[string, Holder, boolean, readonly ThingId[], readonly ThingId[]]>([
    ['a guest', NOBODY, false, [...THING_IDS], [...THING_IDS]],
    ...CLIQUES.map((clique): [string, Holder, boolean, readonly ThingId[], readonly ThingId[]] => [
      `a holder of one ${clique}`,
      { wallet: '0x01', flunks: 1, cliques: new Set<Clique>([clique]), hasTeddy: false },
      false,
      HIDDEN.filter(([owner]) => owner !== clique).map(([, thing]) => thing),
      [],
    ]),
  ])(
    'can be taken and is of use: what %s reaches on their own (THING-5)',
    (_, holder, isBuildMode, far, useless) => {
      const mayEnter = (place: string): boolean =>
        entryRefusal(place, holder) === null && (isBuildMode || locationOf(place)?.inBuildMode !== true);
      expect(THING_IDS.filter((thing) => !mayEnter(THINGS[thing].place))).toEqual(far);
      expect(THING_IDS.filter((thing) => !usesOf(thing).some(({ place }) => mayEnter(place)))).toEqual(
        useless,
      );
    },
  );

  it('is answered in character where it is of no use: by itself, by the location, by itself again (THING-3)', () => {
    const lines = THING_IDS.flatMap((thing) =>
      LOCATIONS.map(({ id }) => wrongUse(thing, id).answers as readonly string[]),
    );
    expect(new Set(lines.map((answers) => answers.length))).toEqual(new Set([3]));
    expect(new Set(lines.flat()).size).toBe(2 * THING_IDS.length + LOCATIONS.length);
    expect(wrongUse('bear', 'shed')).toBe(wrongUse('bear', 'shed-loft'));
    expect(wrongUse('bear', 'my-locker').answers).toHaveLength(2);
    expect(lines.flat().filter((line) => /does not work|nothing happens|cannot use/i.test(line))).toEqual([]);
  });
});

/** Whose house each of the things lies in that a friend hides, or that lies behind a lock, in the order of the things. */
const HIDDEN: readonly (readonly [Clique, ThingId])[] = [
  ['FREAK', 'napkin-map'],
  ['JOCK', 'red-jacket'],
  ['PREP', 'invitation'],
  ['FREAK', 'jar'],
  ['FREAK', 'sneaker'],
  ['GEEK', 'headphones'],
  ['GEEK', 'tape-box'],
];

describe('the pockets', () => {
  it('have what is carried, in the order of the things', () => {
    expect(
      pocketsOf(new Set(['carried:candle', 'seen:cassette/reel', 'carried:key', 'carried:cassette'])),
    ).toEqual(['cassette', 'candle']);
  });

  it('know a thing by its id, and nothing else from outside', () => {
    expect(['bear', 'Bear', '', undefined, 'toString'].map(readThing)).toEqual([
      'bear',
      ...Array.from({ length: 4 }, () => undefined),
    ]);
  });
});
