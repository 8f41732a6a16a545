import { LOCATIONS, type TownLocation } from '@shared/domain/town/town.ts';
import { entryTo, type TownState } from '@shared/domain/town/townEntry.ts';

/** A place of the town that is found by its name (SHELL-21, SHELL-29). */
interface PlaceLine {
  readonly place: string;
  readonly name: string;
  readonly where: string;
}

/** Rooms that are not spelled as their ids are. */
const SPELLED: Readonly<Record<string, string>> = {
  'managers-office': "Manager's Office",
  'on-air-booth': 'On-Air Booth',
  'principals-office': "Principal's Office",
  'under-the-bleachers': 'Under the Bleachers',
};

/** What a room is called, by its id within its location. Its picture says the same, and is far larger (a test checks). */
export const roomName = (room: string): string =>
  SPELLED[room] ?? room.replace(/-/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/**
 * The places that a person finds: the locations that stand on the map, and their rooms that the person may enter
 * (TOWN-2 to TOWN-5). What lies beyond the rooms is to be found in them.
 */
export function placesFor(town: TownState, isBuildMode: boolean): readonly PlaceLine[] {
  const onMap = LOCATIONS.filter((location: TownLocation) => {
    const entry = entryTo(location.id, town, isBuildMode);
    return entry.status !== 'refused' || entry.refusal !== 'UNKNOWN_PLACE';
  });
  return onMap.flatMap(({ id, title, rooms }: TownLocation): readonly PlaceLine[] => [
    { place: id, name: title, where: 'Place in Arcadia' },
    ...rooms
      .map((room) => ({ place: `${id}-${room}`, name: roomName(room), where: `${title}, Arcadia` }))
      .filter(({ place }) => entryTo(place, town, isBuildMode).status === 'entered'),
  ]);
}
