import { expect, it } from 'vitest';
import { LOCATIONS, NOBODY, type Holder } from '@shared/domain/town/town.ts';
import type { TownState } from '@shared/domain/town/townEntry.ts';
import { loadPlace } from '../town/places/index.ts';
import { placesFor, roomName } from './townPlaces.ts';

const JOCK: Holder = { wallet: '0x01', flunks: 1, cliques: new Set(['JOCK'] as const), hasTeddy: true };
const loaded = (holder: Holder): TownState => ({ status: 'loaded', holder });
const found = (town: TownState, isBuildMode = false): readonly string[] =>
  placesFor(town, isBuildMode).map(({ place }) => place);

it('are the locations of the map for a person without a wallet, and before the server has answered', () => {
  for (const town of [loaded(NOBODY), { status: 'loading' } as const]) {
    expect(found(town)).toHaveLength(15);
    expect(found(town)).toContain('geeks-house');
    expect(found(town)).not.toContain('arcade-front-area');
  }
});

it('are also the rooms that the person may enter, and nothing that is hidden beyond them', () => {
  const places = found(loaded(JOCK));
  expect(places).toContain('jocks-house-kitchen');
  expect(places).toContain('arcade-front-area');
  expect(places).not.toContain('geeks-house-lab');
  expect(places).not.toContain('jocks-house-teddy-backpack');
});

it('are those of build mode in build mode alone', () => {
  expect(found(loaded(JOCK))).not.toContain('paradise-motel');
  expect(found(loaded(JOCK), true)).toContain('paradise-motel-room-1');
});

it('are called as they are when one is in them', async () => {
  const titles = await Promise.all(
    LOCATIONS.flatMap(({ id, rooms }) => rooms.map((room) => [id, room] as const)).map(
      async ([id, room]) => [room, (await loadPlace(`${id}-${room}`)).title] as const,
    ),
  );
  expect(titles.map(([room]) => roomName(room))).toEqual(titles.map(([, title]) => title));
});
