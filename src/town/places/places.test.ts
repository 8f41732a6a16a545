import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { PEOPLE, PERSON_IDS } from '@shared/domain/town/case/people.ts';
import { LOCK_NAMES, LOCKS } from '@shared/domain/town/locks.ts';
import {
  EVENING_TRUTHS,
  FLOODLIT,
  parseFact,
  type Condition,
  type Truth,
} from '@shared/domain/town/story.ts';
import { carriedOf, THING_IDS, THINGS } from '@shared/domain/town/case/things.ts';
import { LOCATIONS, placesOf } from '@shared/domain/town/town.ts';
import { FIRST_PRIZES, openingOf, pressOf, TOWN_EVENTS } from '@shared/domain/town/townEvents.ts';
import { overlap, visibleRects } from '../../engine/geometry/rects.ts';
import type { Hotspot, Reaction } from '../play/hotspots/hotspot.ts';
import type { HourName } from '../play/hour.ts';
import { spotsAt, type Place } from '../play/place.ts';
import { targets, withFreeMiddles } from '../play/hotspots/targets.ts';
import { placeNow } from '../play/placeNow.ts';
import { loadTalk } from '../talks/index.ts';
import { loadPlace, PLACES } from './index.ts';

/** All that may come of a hotspot: what comes of a press or of one of many, instead of that, and of how something ends that it opens. */
const reactionsOf = (hotspot: Hotspot): readonly Reaction[] =>
  [hotspot, ...(hotspot.instead ?? [])]
    .flatMap((reaction) => [reaction, ...(reaction.atPress ?? [])])
    .flatMap((reaction) => [reaction, ...outcomesOf(reaction)]);
const outcomesOf = ({ opens }: Reaction): readonly Reaction[] =>
  Object.values<Reaction | undefined>(opens?.then ?? {}).flatMap((reaction) =>
    reaction === undefined ? [] : [reaction, ...outcomesOf(reaction)],
  );
const allReactions = ({ hotspots }: Place): readonly Reaction[] =>
  Object.values(hotspots).flatMap((hotspot) => [
    ...reactionsOf(hotspot),
    ...Object.values<Reaction>(hotspot.uses ?? {}).flatMap((use) => [use, ...outcomesOf(use)]),
  ]);

describe('every place of the town', () => {
  let places: readonly Place[] = [];
  beforeAll(async () => {
    places = await Promise.all(PLACES.map(loadPlace));
  });

  const atBothHours = <Found>(look: (place: Place, hour: HourName) => readonly Found[]) =>
    places.flatMap((place) => (['day', 'night'] as const).flatMap((hour) => look(place, hour)));

  it('is in the folder of its id', () => {
    expect(places.map(({ id }) => id)).toEqual(PLACES);
    expect(PLACES).toContain('arcade');
  });

  it('is told in docs/places.md under its title, and no other is', () => {
    const told = [...readFileSync('docs/places.md', 'utf8').matchAll(/^### `([a-z0-9-]+)` · (.+)$/gm)];
    expect(told.map(([, id, title]) => `${id}: ${title}`).sort()).toEqual(
      places.map(({ id, title }) => `${id}: ${title}`).sort(),
    );
  });

  it('plays its tune in full, at half through a wall, and After Hours at 0.4 (SOUND-3)', () => {
    const softer = places.filter(({ volume = 1 }) => volume !== 1);
    expect(softer.find(({ id }) => id === 'arcade-after-hours')?.volume).toBe(0.4);
    const throughWalls = softer.filter(({ id }) => id !== 'arcade-after-hours');
    expect(new Set(throughWalls.map(({ volume }) => volume))).toEqual(new Set([0.5]));
  });

  it('has the locks that hang there, each in the place where it can be tried (LOCK-15)', () => {
    const hung = places.flatMap((place) =>
      allReactions(place).flatMap(({ opens }) =>
        opens?.purpose === 'lock' ? [`${opens.params} in ${place.id}`] : [],
      ),
    );
    expect([...new Set(hung)].sort()).toEqual(
      LOCK_NAMES.map((name) => `${name} in ${LOCKS[name].place}`).sort(),
    );
  });

  it('has in six places a light of its own without power, by which all is pressed where it lies by night (EVENING-3)', async () => {
    const lit = places.flatMap(({ dark, ...place }) => (dark === undefined ? [] : [{ dark, place }]));
    expect(lit).toHaveLength(6);
    const docs = readFileSync('docs/places.md', 'utf8');
    for (const { dark, place } of lit) {
      const look = (await dark.load()).places[place.id]?.dark;
      // What the evening brings is drawn by its own light.
      const drawn = { ...look?.hover, ...place.glows };
      const spots = Object.keys(place.model.hotspots).filter((name) => !(name in drawn));
      expect([place.id, spots]).toEqual([place.id, []]);
      const unlit = (place.lays ?? []).filter(
        ({ cut, when }) => when.hour !== 'day' && !(cut in (look?.cuts ?? {})),
      );
      expect([place.id, unlit]).toEqual([place.id, []]);
      expect(docs).toContain(
        `- Alt night: ${place.alt.night.replaceAll('’', "'")}\n- Alt dark: ${dark.alt}\n`,
      );
    }
  });

  it('leads only where there is a place', () => {
    const exits = places.flatMap((place) => [
      ...allReactions(place).flatMap(({ exit }) => exit ?? []),
      ...(place.ways ?? []).flatMap((way) => ('to' in way ? way : [])),
    ]);
    expect(exits.map(({ to }) => to).filter((to) => !PLACES.includes(to))).toEqual([]);
  });

  it('has the cuts that are switched on or laid over it, at each hour at which that may be', () => {
    const missing = places.flatMap((place) => {
      const switched = allReactions(place).flatMap(({ switches }) => switches ?? []);
      const wanted = [
        ...switched.map((cut) => ({ cut, hours: ['day', 'night'] as const })),
        ...(place.lays ?? []).map(({ cut, when: { hour } }) => ({
          cut,
          hours: hour === undefined ? (['day', 'night'] as const) : [hour],
        })),
      ];
      return wanted.flatMap(({ cut, hours }) =>
        hours
          .filter((hour) => !(cut in (place.model[hour].cuts ?? {})))
          .map((hour) => `${place.id}, ${hour}: ${cut}`),
      );
    });
    expect(missing).toEqual([]);
  });

  it('shows in its picture, at either hour, whether a thing still lies there (THING-1)', () => {
    const unseen = THING_IDS.filter((thing) => {
      const place = places.find(({ id }) => id === THINGS[thing].place);
      const laid = (facts: readonly Truth[], hour: HourName) =>
        place && placeNow(place, { facts: new Set(facts), hour }).cuts.join();
      return (['day', 'night'] as const).some((hour) => laid([], hour) === laid([carriedOf(thing)], hour));
    });
    expect(unseen).toEqual([]);
  });

  it('asks only for facts that something records, spelled as facts are', () => {
    const conditions = places.flatMap(({ hotspots, lays = [], ways = [] }): readonly Condition[] => [
      ...Object.values(hotspots).flatMap(({ when, instead = [] }) => [
        ...(when === undefined ? [] : [when]),
        ...instead.map((one) => one.when),
      ]),
      ...[...lays, ...ways].flatMap(({ when }) => when ?? []),
    ]);
    const asked = conditions.flatMap(({ all = [], any = [], none = [] }) => [...all, ...any, ...none]);
    // What is true of the town is the server's to say.
    const recorded = new Set<Truth>([
      FLOODLIT,
      ...EVENING_TRUTHS,
      ...LOCK_NAMES.map(openingOf),
      ...FIRST_PRIZES.values(),
      ...places.flatMap(allReactions).flatMap(({ records }) => records ?? []),
      ...places.flatMap(allReactions).flatMap(({ takes }) => (takes === undefined ? [] : carriedOf(takes))),
    ]);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((fact) => !recorded.has(fact))).toEqual([]);
    expect([...recorded].filter((fact) => parseFact(fact) === null)).toEqual([FLOODLIT, ...EVENING_TRUTHS]);
  });

  it('records what objectives count where it happens', () => {
    const missing = Object.entries(TOWN_EVENTS).filter(([event, id]) => {
      const place = places.find((one) => one.id === id);
      const recorded = place === undefined ? [] : allReactions(place).map(({ records }) => records);
      // The keys are those of its type.
      return !recorded.includes(pressOf(event as keyof typeof TOWN_EVENTS));
    });
    expect(missing).toEqual([]);
  });

  it('has its buttons only while what they press is there', () => {
    const missing = places.flatMap(({ hotspots, ways = [] }) =>
      ways.filter((way) => 'hotspot' in way && !isDeepStrictEqual(hotspots[way.hotspot]?.when, way.when)),
    );
    expect(missing).toEqual([]);
  });

  it('belongs to a location of the map, and each location has all of its places (TOWN-1)', () => {
    expect([...PLACES].sort()).toEqual(LOCATIONS.flatMap(placesOf).sort());
  });

  it('has nothing that can be pressed and does not answer', () => {
    const silent = places.flatMap(({ id, hotspots }) =>
      Object.entries(hotspots)
        .filter(([, hotspot]) =>
          reactionsOf(hotspot).some(({ answers, exit, opens, dialog, talk, event }) =>
            [answers, exit, opens, dialog, talk, event].every((answer) => answer === undefined),
          ),
        )
        .map(([name]) => `${id}: ${name}`),
    );
    expect(silent).toEqual([]);
  });

  it('has nothing that is hidden behind what else can be pressed there', () => {
    // What takes the place of something else for people with a certain program is not there beside it.
    const isThere = ({ when }: Hotspot): boolean => when?.has === undefined;
    const hidden = atBothHours(({ id, model, hotspots }, hour) => {
      const spots = Object.entries(spotsAt(model, hour)).filter(
        ([name]) => hotspots[name] === undefined || isThere(hotspots[name]),
      );
      const all = targets(Object.fromEntries(spots), { corner: { x: 0, y: 0 }, scale: 1, thumb: 0 });
      return all
        .filter(([, rect], height) => {
          const left = visibleRects(
            rect,
            all.slice(height + 1).map(([, above]) => above),
          );
          const area = left.reduce((sum, { width, height: high }) => sum + width * high, 0);
          return area < (rect.width * rect.height) / 6;
        })
        .map(([name]) => `${id}, ${hour}: ${name}`);
    });
    expect(hidden).toEqual([]);
  });

  it('has the middle of each hotspot answered by that hotspot, in a window and on a phone', () => {
    const answered = atBothHours((place, hour) => {
      const now = placeNow(place, { facts: new Set(), hour });
      const there = Object.fromEntries(
        Object.entries(spotsAt(place.model, hour)).filter(([name]) => now.hotspots.has(name)),
      );
      return [
        { scale: 2, thumb: 0 },
        { scale: 1, thumb: 0 },
        { scale: 3, thumb: 44 },
      ].flatMap((lying) => {
        const all = withFreeMiddles(targets(there, { corner: { x: 0, y: 0 }, ...lying }));
        return all.flatMap(([name, { x, y, width, height }]) => {
          const middle = { x: Math.floor(x + width / 2), y: Math.floor(y + height / 2), width: 1, height: 1 };
          const [top] =
            all.findLast(([, rect, beside = []]) => [rect, ...beside].some((one) => overlap(one, middle))) ??
            [];
          return top === name ? [] : [`${place.id}, ${hour}, ${lying.scale}: ${name} is ${top}`];
        });
      });
    });
    expect(answered).toEqual([]);
  });

  it('has a thing in the picture for each exit, never the picture itself', () => {
    const everywhere = atBothHours(({ id, model, hotspots }, hour) =>
      Object.entries(spotsAt(model, hour))
        .filter(([name, { w, h }]) => {
          const leads = reactionsOf(hotspots[name] ?? { label: '' }).some(({ exit }) => exit !== undefined);
          return leads && w * h > model.size[0] * model.size[1] * LARGEST_EXIT;
        })
        .map(([name]) => `${id}, ${hour}: ${name}`),
    );
    expect(everywhere).toEqual([]);
  });

  it.each([
    ['arcade', 'door', 'arcade-lobby'],
    ['arcade-front-area', 'street', 'arcade'],
    ['arcade-lobby', 'street', 'arcade'],
    ['freaks-house', 'door', 'freaks-house-kitchen'],
    ['geeks-house', 'door', 'geeks-house-kitchen'],
    ['jocks-house', 'door', 'jocks-house-living-room'],
    ['preps-house', 'door', 'preps-house-living-room'],
    ['snack-shack', 'door', 'snack-shack-counter'],
  ])('has a front door between inside and out: %s', (id, door, to) => {
    const hotspot = places.find((one) => one.id === id)?.hotspots[door];
    expect(hotspot?.exit?.to).toBe(to);
    expect(hotspot?.when).toBeUndefined();
  });

  it('has its hotspots where it lights up when they are pointed at, by day and by night', () => {
    const elsewhere = atBothHours(({ id, model, bundle }, hour) =>
      Object.entries(spotsAt(model, hour)).flatMap(([name, spot]) => {
        const light = model[hour].hover[name];
        const frame = light && bundle.atlas.frames[light.frame];
        if (light === undefined || frame === undefined) return [];
        const both = shared(spot.x, spot.w, light.x, frame.w) * shared(spot.y, spot.h, light.y, frame.h);
        return both < Math.min(spot.w * spot.h, frame.w * frame.h) / 3 ? [`${id}, ${hour}: ${name}`] : [];
      }),
    );
    expect(elsewhere).toEqual([]);
  });

  it('has nothing that can be pressed and makes no sound', () => {
    const silent = places.flatMap(({ id, hotspots, ways = [] }) =>
      [
        ...Object.entries(hotspots).flatMap(([name, hotspot]) =>
          reactionsOf(hotspot).map((reaction) => [name, reaction] as const),
        ),
        ...ways.map((way) => [way.label, way] as const),
      ]
        // An app that is told plays what fits, and a dialog sounds by itself.
        .filter(([, one]) => !('sound' in one || 'event' in one || 'dialog' in one || 'hotspot' in one))
        .map(([name]) => `${id}: ${name}`),
    );
    expect(silent).toEqual([]);
  });

  it('is where people of the town are found, each in one (TALK-1)', () => {
    const talks = places.flatMap((place) =>
      allReactions(place).flatMap(({ talk }) => (talk === undefined ? [] : [[talk, place.id] as const])),
    );
    const found = talks.filter(([talk]) => !talk.includes('/')).map(([talk, place]) => `${talk} in ${place}`);
    expect(found.sort()).toEqual(PERSON_IDS.map((id) => `${id} in ${PEOPLE[id].place}`).sort());
  });

  it('asks people of the town only what they answer', async () => {
    for (const { talk } of places.flatMap(allReactions)) {
      const [name, question] = talk?.split('/') ?? [];
      const person = PERSON_IDS.find((id) => id === name);
      if (person === undefined || question === undefined) continue;
      expect(Object.keys((await loadTalk(person)).questions)).toContain(question);
    }
  });

  it('has all pictures and cuts that its model names', () => {
    const missing = places.flatMap(({ id, model, bundle }) =>
      [model.day, model.night].flatMap(({ picture, loops, hover, passers, cuts = {} }) => [
        ...[picture].filter((name) => !(name in bundle.pictures)),
        ...[
          ...Object.values(hover),
          ...Object.values(cuts).flatMap((cut) => [cut, ...Object.values(cut.hover ?? {})]),
          ...[...loops, ...passers].flatMap(({ cuts }) => cuts),
        ]
          .map(({ frame }) => frame)
          .filter((frame) => !(frame in bundle.atlas.frames))
          .map((frame) => `${id}: ${frame}`),
      ]),
    );
    expect(missing).toEqual([]);
  });

  it('calls each of its hotspots by a name of its own, whatever it has become', () => {
    for (const { hotspots } of places) {
      const labels = Object.values(hotspots).flatMap(({ label, instead = [] }) => [
        ...new Set([label, ...instead.map((one) => one.label ?? label)]),
      ]);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  it('has the prices of the Rug Doctor on its board (PLACE-5)', () => {
    const counter = places.find(({ id }) => id === 'rug-doctor-front-counter');
    expect(counter?.hotspots['price-list']?.dialog?.details).toEqual([
      ['Standard', '$25'],
      ['Deep Clean', '$45'],
      ['Deluxe', '$65'],
      ['Pet Odor', '$35'],
      ['Antique', '$85'],
    ]);
  });

  it('refuses a name that is none', async () => {
    await expect(loadPlace('atlantis')).rejects.toThrow('atlantis');
  });
});

/** The share of the picture that the largest exit may take: a doorway one stands in. */
const LARGEST_EXIT = 0.5;

/** How much two spans have in common. */
const shared = (one: number, length: number, other: number, otherLength: number): number =>
  Math.max(0, Math.min(one + length, other + otherLength) - Math.max(one, other));
