import type { Truth } from '../story.ts';

/** Something that lies in the town, and that a person can take and carry (docs/story.md). */
interface Thing {
  readonly title: string;
  /** Where it lies: a place, and the hotspot of its picture. */
  readonly place: string;
  readonly hotspot: string;
  /** The two things that are noticed on it: on its front, and on its back. */
  readonly notices: readonly [front: string, back: string];
}

/** Every thing, in the order in which the pockets show them. Each person has a copy of their own. */
export const THINGS = {
  cassette: { title: 'Black cassette', place: 'flunk-fm', hotspot: 'slot', notices: ['corner', 'reel'] },
  'tag-117': {
    title: 'Tag 117',
    place: 'police-station-evidence-room',
    hotspot: 'empty-bag',
    notices: ['ring', 'initials'],
  },
  'punched-ticket': {
    title: 'Punched ticket',
    place: 'shed-workbench',
    hotspot: 'ticket',
    notices: ['hole', 'pencil'],
  },
  'napkin-map': {
    title: 'Napkin with a map',
    place: 'freaks-house-bedroom',
    hotspot: 'napkin',
    notices: ['doors', 'ring'],
  },
  'red-jacket': {
    title: 'Red jacket',
    place: 'jocks-house',
    hotspot: 'jacket',
    notices: ['letter', 'collar'],
  },
  invitation: {
    title: 'Invitation for two',
    place: 'preps-house',
    hotspot: 'envelope',
    notices: ['names', 'flap'],
  },
  'late-slip': {
    title: 'Late slip',
    place: 'high-school-principals-office',
    hotspot: 'late-slip',
    notices: ['hands', 'denied'],
  },
  'two-straws': {
    title: 'Two straws',
    place: 'arcade-snack-corner',
    hotspot: 'cup',
    notices: ['chewed', 'unused'],
  },
  'yellow-thread': {
    title: 'Yellow thread',
    place: 'four-thieves-bar-stock-cellar',
    hotspot: 'lantern',
    notices: ['knots', 'ends'],
  },
  'rug-ticket': {
    title: 'Rug ticket',
    place: 'secret-treehouse-lookout',
    hotspot: 'spyglass',
    notices: ['room', 'quarters'],
  },
  photograph: {
    title: 'Photograph',
    place: 'lake-tree-hollow',
    hotspot: 'tin',
    notices: ['shoulder', 'green-pen'],
  },
  quarter: {
    title: 'Quarter',
    place: 'arcade-front-area',
    hotspot: 'change-machine',
    notices: ['year', 'worn'],
  },
  matchbook: {
    title: 'Matchbook',
    place: 'snack-shack-stock-room',
    hotspot: 'fort',
    notices: ['masks', 'match'],
  },
  bear: { title: 'Bear', place: 'police-station', hotspot: 'car', notices: ['tag', 'seam'] },
  candle: { title: 'Candle', place: 'football-field', hotspot: 'candles', notices: ['wick', 'grass'] },
  jar: {
    title: 'Candle in a jar',
    place: 'freaks-house-cellar',
    hotspot: 'jars',
    notices: ['label', 'soot'],
  },
  sneaker: { title: 'Sneaker', place: 'freaks-house-cellar', hotspot: 'chairs', notices: ['knot', 'tide'] },
  headphones: {
    title: 'Headphones',
    place: 'geeks-house-shed',
    hotspot: 'chairs',
    notices: ['tape', 'number'],
  },
  'tape-box': {
    title: 'Friday’s tape box',
    place: 'geeks-house-shed',
    hotspot: 'recorder',
    notices: ['hours', 'names'],
  },
} as const satisfies Readonly<Record<string, Thing>>;

export type ThingId = keyof typeof THINGS;

/** The ids of all things. The keys are those of the table. */
export const THING_IDS = Object.keys(THINGS) as readonly ThingId[];

/** What is noticed on a thing. */
export type NoticeOf<Id extends ThingId> = (typeof THINGS)[Id]['notices'][number];

/** It is in the person's pockets now. */
export const carriedOf = <Id extends ThingId>(thing: Id) => `carried:${thing}` as const;

/** It was noticed on the thing. */
export const noticedOf = (thing: ThingId, notice: string) => `seen:${thing}/${notice}` as const;

/** The thing was used on something of the place. */
export const usedOf = (place: string, thing: ThingId) => `shown:${place}/${thing}` as const;

/** Reads the id of a thing from outside; undefined: there is none. */
export const readThing = (text: string | undefined): ThingId | undefined =>
  THING_IDS.find((id) => id === text);

/** What is in the pockets of a person of whom these facts are known. */
export const pocketsOf = (facts: ReadonlySet<Truth>): readonly ThingId[] =>
  THING_IDS.filter((thing) => facts.has(carriedOf(thing)));
