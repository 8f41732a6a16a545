import type { Random } from '../../functions/_shared/kernel/clock.ts';
import type { Clique } from '../../functions/_shared/domain/collection/collection.ts';
import { traitById } from '../../functions/_shared/domain/collection/traits/catalogue.ts';
import { displayName } from '../../functions/_shared/domain/collection/traits/displayName.ts';
import { encodeFlunk } from '../../functions/_shared/domain/collection/traits/flunkCode.ts';
import type { HueName } from '../../functions/_shared/domain/collection/traits/hues.ts';
import { randomFlunk } from '../../functions/_shared/domain/collection/traits/random.ts';

/** What a new token is to be like. */
export interface Template {
  readonly name: string;
  /** Of a backpack. */
  readonly slots?: number;
  /** Its `uri` is what demo/pictures.ts draws. */
  readonly metadata: Readonly<Record<string, string>>;
}

function oneOf<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('nothing to choose from');
  return item;
}

const SUPERLATIVES = [
  'Best Dressed',
  'Biggest Flirt',
  'Bookworm',
  'Class Clown',
  'Most Artistic',
  'Most Athletic',
  'Most Changed',
  'Most Likely to Succeed',
  'Most School Spirit',
  'Never in Class',
  'Teacher’s Pet',
  'Worst Driver',
] as const;

const SPELLED: Readonly<Record<Clique, string>> = {
  GEEK: 'Geek',
  JOCK: 'Jock',
  PREP: 'Prep',
  FREAK: 'Freak',
};

/** A student of the clique, of the traits that the catalogue has. */
export function newFlunk(clique: Clique, random: Random): Template {
  const selection = randomFlunk(random, clique);
  const called = (id: string | null) => displayName(traitById(id ?? '')?.name ?? '');
  return {
    name: 'Flunk',
    metadata: {
      Backdrop: called(selection.backdrop),
      Face: called(selection.face),
      Torso: called(selection.torso),
      Pigment: called(selection.pigment),
      Superlative: oneOf(SUPERLATIVES, random),
      Clique: SPELLED[clique],
      Head: called(selection.head),
      Type: 'Original',
      mimetype: 'image/png',
      uri: `demo:flunk/${encodeFlunk(selection)}`,
    },
  };
}

/** As FlunksGraduationV2 leaves it, but that its pixel art has a picture of its own here. */
export const graduatedMetadata = (
  metadata: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  ...metadata,
  Type: 'Graduated',
  pixelUri: `${metadata['uri'] ?? ''}/pixels`,
  uri: `${metadata['uri'] ?? ''}/graduated/${(metadata['Clique'] ?? 'Geek').toLowerCase()}`,
});

export const BACKPACK_BASES = ['Teddy', 'Skull', 'Cat', 'Robot', 'Alien'] as const;
export type BackpackBase = (typeof BACKPACK_BASES)[number];

/** What backpacks are dyed in, and what they stand before (DEMO-3). */
const COLORS = ['Orange', 'Blue', 'Red', 'Green', 'Purple', 'Yellow', 'Pink', 'Black'] as const;
const WALLS: readonly HueName[] = ['steel', 'silver', 'cream', 'sand', 'slate'];

/** How many places for patches fit on a pocket. */
export const MOST_SLOTS = 5;

/** A backpack of this base, or of any, in three different colors. */
export function newBackpack(random: Random, base: BackpackBase = oneOf(BACKPACK_BASES, random)): Template {
  const Primary = oneOf(COLORS, random);
  const others = COLORS.filter((color) => color !== Primary);
  const Secondary = oneOf(others, random);
  const Tertiary = oneOf(
    others.filter((color) => color !== Secondary),
    random,
  );
  const slots = 1 + Math.floor(random() * MOST_SLOTS);
  const wall = oneOf(WALLS, random);
  const picture = [base, slots, Primary, Secondary, Tertiary, wall].join('/').toLowerCase();
  return {
    name: `${base} Backpack`,
    slots,
    metadata: {
      Base: base,
      Primary,
      Secondary,
      Tertiary,
      mimetype: 'image/png',
      uri: `demo:backpack/${picture}`,
    },
  };
}
