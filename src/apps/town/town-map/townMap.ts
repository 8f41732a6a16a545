import { createActor, type ActorRefFrom } from 'xstate';
import { isOnMap, LOCATIONS, type LocationGroup, type TownLocation } from '@shared/domain/town/town.ts';
import type { BuildMode } from '../../../kernel/features.ts';
import { perBody } from '../../../kernel/perBody.ts';
import { NO_ROOM, type Room } from '../../../kernel/room.ts';
import { store, type Readable, type Writable } from '../../../kernel/store.ts';
import { mapMachine } from './mapMachine.ts';

/** What the scene and the page over it share. */
interface SharedMap {
  readonly map: ActorRefFrom<typeof mapMachine>;
  /** Where the page leaves room for the map. */
  readonly room: Writable<Room>;
  /** How much of what is near has come, from 0 to 1. */
  readonly loaded: Writable<number>;
  /** False while nothing lives on the map: it is not seen, or paused. */
  readonly alive: Readable<boolean>;
}

export const townMapOf = perBody(({ closed, desktop, visible, sound }): SharedMap => {
  const map = createActor(mapMachine).start();
  map.on('open', ({ location, beside }) => {
    sound('open');
    if (beside) desktop.openBeside('location', location);
    else desktop.openFor('location', location);
  });
  const isAlive = (): boolean => visible.get() && !map.getSnapshot().matches({ time: 'paused' });
  const alive = store(isAlive());
  const look = (): void => alive.set(isAlive());
  map.subscribe(look);
  const unwatch = visible.subscribe(look);
  closed.addEventListener('abort', () => {
    unwatch();
    map.stop();
  });
  return { map, room: store(NO_ROOM), loaded: store(0), alive };
});

/** The locations that can be visited in this mode (TOWN-2). */
export const locationsIn = (mode: BuildMode): readonly TownLocation[] =>
  LOCATIONS.filter(({ id }) => isOnMap(id, mode === 'build'));

/** The groups of the navigation, with the locations that each has in this mode (MAP-3). */
export function navigationIn(
  mode: BuildMode,
): readonly (readonly [group: LocationGroup, locations: readonly TownLocation[]])[] {
  const groups: readonly LocationGroup[] = ['Main Locations', 'Clique Houses'];
  return groups.map((group) => [group, locationsIn(mode).filter((location) => location.group === group)]);
}
