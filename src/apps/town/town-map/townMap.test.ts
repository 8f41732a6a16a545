import { describe, expect, it } from 'vitest';
import { bundle } from '@bundles/town.ts';
import type { PathPoint } from '../../../town/map/model.ts';
import { distanceTo } from '../../../town/map/movers.ts';
import type { TownState } from '@shared/domain/town/townEntry.ts';
import { LOW_WATER } from '../../../testing/week.ts';
import { guestsOf } from './guests.ts';
import { LIGHTS } from './lights.ts';
import { pinsOf } from './pins.ts';
import { navigationText, statusText } from './texts.ts';
import { locationsIn, navigationIn } from './townMap.ts';

const holding = (wallet: string | null, flunks: number): TownState => ({
  status: 'loaded',
  holder: { wallet, flunks, cliques: new Set(), hasTeddy: false },
});

describe('the navigation', () => {
  it('has the main locations and the houses, by their short names (MAP-3, TOWN-2)', () => {
    const groups = navigationIn('public').map(([group, locations]) => [
      group,
      locations.map(({ title }) => navigationText(title)),
    ]);
    expect(groups).toEqual([
      ['Main Locations', ['High School', 'Arcade', 'Football Field']],
      ['Clique Houses', ["Jock's", "Freak's", "Geek's", "Prep's"]],
    ]);
  });

  it('has Rug Doctor and Paradise Motel only in build mode, and so has the map (TOWN-2)', () => {
    const [, main] = navigationIn('build')[0] ?? [];
    expect(main?.map(({ id }) => id)).toContain('paradise-motel');
    expect([locationsIn('public').length, locationsIn('build').length]).toEqual([15, 17]);
  });
});

it('tells in the badge who somebody is in town, and nothing before that is known (MAP-5)', () => {
  expect(statusText({ status: 'loading' })).toBeNull();
  expect(statusText(holding(null, 0))).toBe('No Wallet Connected');
  expect(statusText(holding('0x01', 0))).toBe('Connected - Need Flunks for Access');
  expect(statusText(holding('0x01', 14))).toBe('14 Flunks - Full Access');
  expect(statusText(holding('0x01', 1))).toBe('1 Flunk - Full Access');
});

it('has a pin where the wallet can do objectives, which says their titles, and none for others (OBJECTIVE-6)', () => {
  const objective = (title: string, location: string | null, more = {}) => ({
    ...{ id: title, chapter: 1, type: 'slacker' as const, title, description: '', reward: 50, location },
    ...{ place: null, refusal: null, feature: null, isOpen: true, completed: false, completedAt: null },
    ...more,
  });
  const objectives = [
    objective('Bed', 'jocks-house'),
    objective('Bed again', 'jocks-house'),
    objective('Lunch', 'high-school', { completed: true }),
    objective('Dance', null),
    objective('Lights', 'football-field'),
    objective('Vote', 'high-school', { isOpen: false }),
    objective('Door', 'high-school', { refusal: 'NO_FLUNK' }),
  ];
  expect([...pinsOf(objectives, new Map())]).toEqual([
    ['jocks-house', { head: 'objective', lines: ['Objective: Bed', 'Objective: Bed again'] }],
    ['football-field', { head: 'objective', lines: ['Objective: Lights'] }],
  ]);
  expect([...pinsOf([], new Map())]).toEqual([]);
  // What the Case File has left there stands on the same pin, and elsewhere on one of its own (CASE-18).
  const left = new Map([
    ['football-field', ['ask']],
    ['arcade', ['take', 'look']],
  ] as const);
  const both = pinsOf(objectives, left);
  expect(both.get('football-field')).toEqual({
    head: 'objective',
    lines: ['Case File: somebody has not been asked', 'Objective: Lights'],
  });
  expect(both.get('arcade')?.head).toBe('case');
});

it('marks where captions, clue and lock of an episode lie that an operator looks at (EPISODE-6)', () => {
  const { episode } = LOW_WATER;
  if (episode === null) throw new Error('it tells one');
  const lock = { at: 'arcade-lobby/booth', title: 'A Booth', before: 'It is locked.' };
  const pins = pinsOf([], new Map([['arcade', ['take']]] as const), { ...episode, lock });
  expect([...pins]).toEqual([
    [
      'arcade',
      {
        head: 'preview',
        lines: ['Preview, lock: arcade-lobby/booth', 'Case File: something can be taken'],
      },
    ],
    ['shed', { head: 'preview', lines: ['Preview, clue: shed/clock', 'Preview, caption: shed/clock'] }],
  ]);
  expect(pinsOf([], new Map(), null).size).toBe(0);
});

it('names those at a location who have a name, and counts the others (BLOCK-2)', () => {
  const faces = (...names: string[]) => names.map((username) => ({ username, profile_icon: null }));
  const places = {
    streets: { count: 9, faces: faces('Ducky') },
    arcade: { count: 1, faces: [] },
    shed: { count: 4, faces: [] },
    junkyard: { count: 1, faces: faces('Rosie') },
    'flunk-fm': { count: 2, faces: faces('Rosie', 'Ducky') },
    'lake-tree': { count: 5, faces: faces('Rosie', 'Ducky') },
  };
  const shown = (hidden: ReadonlySet<string> | null) =>
    [...guestsOf(places, hidden)].map(([id, { text }]) => [id, text]);
  expect(shown(new Set())).toEqual([
    ['arcade', 'Somebody is here'],
    ['shed', '4 are here'],
    ['junkyard', 'Rosie is here'],
    ['flunk-fm', 'Rosie, Ducky are here'],
    ['lake-tree', 'Rosie, Ducky and 3 more'],
  ]);
  // From whom a block parts the reader (BLOCK-2): neither named nor counted.
  expect(shown(new Set(['Rosie']))).toEqual([
    ['arcade', 'Somebody is here'],
    ['shed', '4 are here'],
    ['flunk-fm', 'Ducky is here'],
    ['lake-tree', 'Ducky and 3 more'],
  ]);
  expect(shown(null).map(([, text]) => text)).toEqual([
    'Somebody is here',
    '4 are here',
    'Somebody is here',
    '2 are here',
    '5 are here',
  ]);
});

it('lets whoever drives over the railway wait at its lamps, clear of the train', () => {
  const { rail, ...roads } = bundle.maps.town.paths;
  const { stop } = LIGHTS.crossing;
  const rails: PathPoint = [stop[0], rail[0][1]];
  const ahead = Object.values<readonly PathPoint[]>(roads).flatMap((road) => {
    const [over, waiting] = [distanceTo(road, rails), distanceTo(road, stop)];
    return over === null ? [] : [over - (waiting ?? over)];
  });
  // The rails are 14 pixels wide on the picture, and a car is 30 long.
  expect(ahead).toEqual([expect.closeTo(31, 0)]);
});
