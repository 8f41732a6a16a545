import type { Clique } from '../../functions/_shared/domain/collection.ts';

/** What a new token is to be like; its pictures are named by the id that its template gets. */
export interface Template {
  readonly name: string;
  /** Of a backpack. */
  readonly slots?: number;
  readonly metadata: (templateId: string) => Readonly<Record<string, string>>;
}

/** A number from 0 to 1, 1 excluded. */
export type Random = () => number;

/** A generator with a seed (mulberry32), so that every machine has the same school. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function oneOf<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('nothing to choose from');
  return item;
}

const pictures = (collection: string, id: string) => ({
  mimetype: 'image/png',
  uri: `demo:${collection}/${id}`,
});

const TRAITS = {
  Backdrop: ['Sunset', 'Lockers', 'Chalkboard', 'Gym', 'Arcade', 'Night Sky'],
  Face: ['Grin', 'Frown', 'Glasses', 'Freckles', 'Braces', 'Wink'],
  Torso: ['Letterman Jacket', 'Flannel Shirt', 'Band Shirt', 'Hoodie', 'Sweater Vest', 'Overalls'],
  Pigment: ['Peach', 'Honey', 'Cocoa', 'Green', 'Blue', 'Purple'],
  Superlative: [
    'Class Clown',
    'Most Athletic',
    'Best Dressed',
    'Bookworm',
    'Most Likely to Succeed',
    'Loner',
  ],
  Head: ['Cap', 'Mohawk', 'Bowl Cut', 'Ponytail', 'Headphones', 'Beanie'],
} as const;

const SPELLED: Readonly<Record<Clique, string>> = {
  GEEK: 'Geek',
  JOCK: 'Jock',
  PREP: 'Prep',
  FREAK: 'Freak',
};

/** A student of the clique. */
export function newFlunk(clique: Clique, random: Random): Template {
  const chosen = Object.entries(TRAITS).map(([trait, values]) => [trait, oneOf(values, random)]);
  const traits = { ...Object.fromEntries(chosen), Clique: SPELLED[clique] } as Record<string, string>;
  return {
    name: 'Flunk',
    metadata: (id) => ({ ...traits, Type: 'Original', ...pictures('Flunks', id) }),
  };
}

/** As FlunksGraduationV2 leaves it, but that its pixel art has a picture of its own here. */
export const graduatedMetadata = (
  id: string,
  metadata: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  ...metadata,
  Type: 'Graduated',
  pixelUri: `demo:Flunks/${id}/pixels`,
  uri: `demo:Flunks/${id}/graduated`,
});

export const BACKPACK_BASES = ['Teddy', 'Skull', 'Cat', 'Robot', 'Alien'] as const;
export type BackpackBase = (typeof BACKPACK_BASES)[number];
const COLORS = ['Orange', 'Blue', 'Red', 'Green', 'Purple', 'Yellow', 'Pink', 'Black'] as const;

/** A backpack of this base, or of any. */
export function newBackpack(random: Random, base: BackpackBase = oneOf(BACKPACK_BASES, random)): Template {
  const [Primary, Secondary, Tertiary] = [0, 1, 2].map(() => oneOf(COLORS, random)) as [
    string,
    string,
    string,
  ];
  return {
    name: `${base} Backpack`,
    slots: 1 + Math.floor(random() * 6),
    metadata: (id) => ({ Base: base, Primary, Secondary, Tertiary, ...pictures('Backpack', id) }),
  };
}
