import { fail } from '../../kernel/result.ts';
import type { Clique } from '../collection/collection.ts';

/** How the town map's navigation lists a location (TOWN-2); null: it stands on the map alone. */
export type LocationGroup = 'Main Locations' | 'Clique Houses';

/** A location of Arcadia and its four rooms, whose places are `<location>-<room>`. */
export interface TownLocation {
  readonly id: string;
  readonly title: string;
  readonly group: LocationGroup | null;
  /** Only this clique may enter; absent: every holder of a Flunk. */
  readonly clique?: Clique;
  /** Stands on the map only in build mode (TOWN-2). */
  readonly inBuildMode?: true;
  readonly rooms: readonly string[];
  /** Places of it beyond the four rooms. */
  readonly also?: readonly string[];
}

/** Every location of the town map (TOWN-1), the navigation's first and in its order. */
export const LOCATIONS = [
  {
    id: 'high-school',
    title: 'High School',
    group: 'Main Locations',
    rooms: ['main-hall', 'cafeteria', 'gymnasium', 'principals-office'],
  },
  {
    id: 'arcade',
    title: 'Arcade',
    group: 'Main Locations',
    rooms: ['front-area', 'prize-booth', 'snack-corner', 'back-room'],
    also: ['lobby', 'after-hours'],
  },
  {
    id: 'football-field',
    title: 'Football Field',
    group: 'Main Locations',
    rooms: ['bleachers', 'locker-room', 'press-box', 'under-the-bleachers'],
  },
  {
    id: 'rug-doctor',
    title: 'Rug Doctor',
    group: 'Main Locations',
    inBuildMode: true,
    rooms: ['front-counter', 'cleaning-bay', 'storage-room', 'back-office'],
  },
  {
    id: 'paradise-motel',
    title: 'Paradise Motel',
    group: 'Main Locations',
    inBuildMode: true,
    rooms: ['room-1', 'room-2', 'pool-area', 'managers-office'],
    also: ['lobby', 'round-back'],
  },
  {
    id: 'jocks-house',
    title: "Jock's House",
    group: 'Clique Houses',
    clique: 'JOCK',
    rooms: ['basement', 'kitchen', 'living-room', 'bedroom'],
    also: ['closet', 'desk', 'under-the-bed', 'trophies', 'teddy-backpack'],
  },
  {
    id: 'freaks-house',
    title: "Freak's House",
    group: 'Clique Houses',
    clique: 'FREAK',
    rooms: ['bedroom', 'basement', 'attic', 'kitchen'],
    also: ['cellar'],
  },
  {
    id: 'geeks-house',
    title: "Geek's House",
    group: 'Clique Houses',
    clique: 'GEEK',
    rooms: ['lab', 'computer-room', 'kitchen', 'workshop'],
    also: ['shed'],
  },
  {
    id: 'preps-house',
    title: "Prep's House",
    group: 'Clique Houses',
    clique: 'PREP',
    rooms: ['kitchen', 'bedroom', 'living-room', 'basement'],
  },
  {
    id: 'flunk-fm',
    title: 'Flunk FM',
    group: null,
    rooms: ['on-air-booth', 'record-library', 'transmitter-room', 'lounge'],
  },
  {
    id: 'police-station',
    title: 'Police Station',
    group: null,
    rooms: ['front-desk', 'evidence-room', 'interview-room', 'cells'],
  },
  {
    id: 'snack-shack',
    title: 'Snack Shack',
    group: null,
    rooms: ['counter', 'kitchen', 'stock-room', 'picnic-tables'],
  },
  {
    id: 'four-thieves-bar',
    title: 'Four Thieves Bar',
    group: null,
    rooms: ['barroom', 'booths', 'pool-room', 'stock-cellar'],
  },
  {
    id: 'junkyard',
    title: 'Junkyard',
    group: null,
    rooms: ['office', 'car-stacks', 'crusher', 'school-bus'],
  },
  {
    id: 'lake-tree',
    title: 'Lake Tree',
    group: null,
    rooms: ['shore', 'tire-swing', 'hollow', 'dock'],
  },
  { id: 'shed', title: 'Shed', group: null, rooms: ['workbench', 'loft', 'tool-wall', 'trackside'] },
  {
    id: 'secret-treehouse',
    title: 'Secret Treehouse',
    group: null,
    rooms: ['ladder', 'lookout', 'map-table', 'sleeping-loft'],
  },
] as const satisfies readonly TownLocation[];

export const LOCATION_IDS = LOCATIONS.map(({ id }) => id);
export type LocationId = (typeof LOCATION_IDS)[number];

/** The room behind each lock at the outside of a house: it is shut to who has not opened that lock (LOCK-18). */
export const ROOMS_BEHIND = { cellar: 'freaks-house-cellar', shed: 'geeks-house-shed' } as const;
type OutsideLock = keyof typeof ROOMS_BEHIND;

/** The lock in front of a place; undefined: there is none. */
export const lockBefore = (place: string): OutsideLock | undefined =>
  // The keys are those of its type.
  (Object.keys(ROOMS_BEHIND) as OutsideLock[]).find((lock) => ROOMS_BEHIND[lock] === place);

/** Whether the town's map shows a location (TOWN-2). */
export const isOnMap = (id: string, isBuildMode: boolean): boolean =>
  LOCATIONS.some((location: TownLocation) => location.id === id && (isBuildMode || !location.inBuildMode));

/** What the server's index says of a person who asks to enter. */
export interface Holder {
  /** Null: no wallet is signed in. */
  readonly wallet: string | null;
  /** How many Flunks the wallet and those linked to it hold. */
  readonly flunks: number;
  readonly cliques: ReadonlySet<Clique>;
  /** Whether one of its backpacks has the base Teddy. */
  readonly hasTeddy: boolean;
  /**
   * The houses into which a member has let them for the night, and is there (QUARTER-8), and the rooms behind locks that they
   * have opened (LOCK-18); absent: none.
   */
  readonly guestAt?: ReadonlySet<string>;
}

/** A visitor, of whom no wallet is known. */
export const NOBODY: Holder = { wallet: null, flunks: 0, cliques: new Set(), hasTeddy: false };

/** Why a holder may not enter a place; UNKNOWN_PLACE: no location names it, so that it is closed to everyone. */
export const ENTRY_REFUSALS = ['UNKNOWN_PLACE', 'NO_WALLET', 'NO_FLUNK', 'OTHER_CLIQUE', 'NO_TEDDY'] as const;
export type EntryRefusal = (typeof ENTRY_REFUSALS)[number];

/** Why a holder may not look around in a place; LOCKED: they may be in the house, and have not opened the lock of the room. */
export type VisitRefusal = EntryRefusal | 'LOCKED';

/** What a route answers where the rule of entry refuses. */
export const NO_ENTRY = fail('FORBIDDEN', 'You may not enter this place.');

/** The one place that only owners of a Teddy backpack may enter (TOWN-5). */
export const TEDDY_PLACE = 'jocks-house-teddy-backpack';

/** The places of a location: itself, and what one can go into there. */
export const placesOf = ({ id, rooms, also = [] }: TownLocation): readonly string[] => [
  id,
  ...[...also, ...rooms].map((room) => `${id}-${room}`),
];

/** The location that a place belongs to: itself, or the one it is a room of; null: it is no place of the map. */
export function locationOf(place: string): TownLocation | null {
  return LOCATIONS.find((location) => placesOf(location).includes(place)) ?? null;
}

/** What a room is called: 'snack-corner' is Snack Corner. */
export const roomTitle = (room: string): string =>
  room.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** What a place of a location is called: its own title, or `Arcade, Snack Corner` of a room of it. */
export const placeTitle = (place: string, { id, title }: TownLocation): string =>
  place === id ? title : `${title}, ${roomTitle(place.slice(id.length + 1))}`;

/** Why this holder may not stand at the door of a house, whosever it is: it takes a wallet and a Flunk (TOWN-3). */
export function doorRefusal({ wallet, flunks }: Holder): EntryRefusal | null {
  if (wallet === null) return 'NO_WALLET';
  return flunks < 1 ? 'NO_FLUNK' : null;
}

/** Why this holder may not enter a place of the town; null: they may (TOWN-3 to TOWN-5, TOWN-7). */
export function entryRefusal(
  place: string,
  { wallet, flunks, cliques, hasTeddy }: Holder,
): EntryRefusal | null {
  const location = locationOf(place);
  if (location === null) return 'UNKNOWN_PLACE';
  if (wallet === null) return 'NO_WALLET';
  if (location.clique !== undefined) {
    if (!cliques.has(location.clique)) return 'OTHER_CLIQUE';
  } else if (flunks < 1) return 'NO_FLUNK';
  return place === TEDDY_PLACE && !hasTeddy ? 'NO_TEDDY' : null;
}

/**
 * Why this holder may not look around in a place; null: they may. A guest for the night sees a house as its members do, and
 * who has opened a lock the room behind it, in which members need to have opened it too; what has a value asks `entryRefusal` all the same (QUARTER-8, LOCK-18).
 */
export function visitRefusal(place: string, holder: Holder): VisitRefusal | null {
  const refusal = entryRefusal(place, holder);
  const isGuest = [place, locationOf(place)?.id ?? place].some((at) => holder.guestAt?.has(at) === true);
  if (refusal === null && lockBefore(place) !== undefined && !isGuest) return 'LOCKED';
  if (refusal !== 'OTHER_CLIQUE' || !isGuest) return refusal;
  return place === TEDDY_PLACE && !holder.hasTeddy ? 'NO_TEDDY' : null;
}
