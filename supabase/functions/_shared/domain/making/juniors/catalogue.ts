/** What a Junior wears, by where it is worn, in the order of the trait grid. */
export const JUNIOR_GROUPS = [
  { id: 'back', label: 'Back' },
  { id: 'bottoms', label: 'Bottoms' },
  { id: 'head', label: 'Head' },
  { id: 'lh', label: 'Left Hand' },
  { id: 'rh', label: 'Right Hand' },
  { id: 'shoes', label: 'Shoes' },
  { id: 'torso', label: 'Torso' },
] as const;
export type JuniorGroup = (typeof JUNIOR_GROUPS)[number]['id'];

/** A class of Juniors: its set of seven items, its card's color and its two spells. */
interface JuniorClassEntry {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  /** The pastel behind the class's cards, as #rrggbb. */
  readonly color: string;
  readonly description: string;
  readonly spells: { readonly offensive: string; readonly defensive: string };
  /** The name of its item of each group. */
  readonly items: Readonly<Record<JuniorGroup, string>>;
}

/** The eight classes. An id is also the name of the class's model. */
export const JUNIOR_CLASSES = [
  {
    id: 'history',
    name: 'HISTORY',
    set: 'Plague Doctor',
    color: '#e8d4b0',
    description:
      'Has read every book in the library twice, and still makes house calls. The bird does the second opinion.',
    spells: { offensive: 'Ancient Strike', defensive: 'Timeless Wisdom' },
    items: {
      back: 'Raven’s Perch',
      bottoms: 'Slashed Pantaloons',
      head: 'Beaked Mask',
      lh: 'House-Call Lantern',
      rh: 'Bird-Skull Cane',
      shoes: 'Buckled Boots',
      torso: 'Long Black Coat',
    },
  },
  {
    id: 'art',
    name: 'ART',
    set: 'Origami',
    color: '#f7c6d2',
    description: 'One square of paper, no scissors, no glue. Folds under pressure, and comes out a swan.',
    spells: { offensive: 'Artistic Flare', defensive: 'Graffiti Shield' },
    items: {
      back: 'Paper Wings',
      bottoms: 'Pleated Hakama',
      head: 'Newspaper Hat',
      lh: 'Lucky Crane',
      rh: 'Pinwheel',
      shoes: 'Paper Boats',
      torso: 'Folded Kimono',
    },
  },
  {
    id: 'math',
    name: 'MATH',
    set: 'PC',
    color: '#c4d6f4',
    description: 'Sixteen colors, four megabytes, no mercy. Shows its work, one pixel at a time.',
    spells: { offensive: 'Calculated Strike', defensive: 'Geometric Shield' },
    items: {
      back: 'Floppy Backpack',
      bottoms: 'Circuit Slacks',
      head: 'CRT Head',
      lh: 'Keyboard Shield',
      rh: 'Mouse Flail',
      shoes: 'Disk-Drive Loafers',
      torso: 'Beige Tower',
    },
  },
  {
    id: 'biology',
    name: 'BIOLOGY',
    set: 'Skeleton',
    color: '#cdeac0',
    description: 'Walked out of the lab’s closet one night and kept its sense of humor, in the elbow.',
    spells: { offensive: 'Venomous Bite', defensive: 'Natural Regeneration' },
    items: {
      back: 'Fossil Tail',
      bottoms: 'Hip-Bone Tights',
      head: 'Grinning Skull',
      lh: 'Garter Snake',
      rh: 'Femur Club',
      shoes: 'Bare Bones',
      torso: 'Rib Cage',
    },
  },
  {
    id: 'music',
    name: 'MUSIC',
    set: 'Disco',
    color: '#e2c8f5',
    description: 'Twenty years late to the party and still the first one on the floor.',
    spells: { offensive: 'Harmonic Resonance', defensive: 'Healing Melody' },
    items: {
      back: 'Mirror Ball',
      bottoms: 'Bell-Bottoms',
      head: 'Afro and Star Shades',
      lh: 'Boombox',
      rh: 'Golden Mike',
      shoes: 'Platform Shoes',
      torso: 'Night-Fever Jacket',
    },
  },
  {
    id: 'sport',
    name: 'SPORT',
    set: 'Baseball',
    color: '#f8cfae',
    description: 'Bottom of the ninth, two out, and it asked for the bat. Chews GUM, of course.',
    spells: { offensive: 'Power Strike', defensive: 'Defensive Stance' },
    items: {
      back: 'Bat Bag',
      bottoms: 'Sliding Knickers',
      head: 'Rally Cap',
      lh: 'Catcher’s Mitt',
      rh: 'Hickory Slugger',
      shoes: 'Cleats',
      torso: 'Home Jersey',
    },
  },
  {
    id: 'physics',
    name: 'PHYSICS',
    set: 'Robot',
    color: '#c2e6ea',
    description: 'Obeys three laws, all of them Newton’s. Wind it up and stand back.',
    spells: { offensive: 'Gravity Well', defensive: 'Kinetic Shield' },
    items: {
      back: 'Wind-Up Key',
      bottoms: 'Piston Legs',
      head: 'Antenna Head',
      lh: 'Grabber Claw',
      rh: 'Horseshoe Magnet',
      shoes: 'Tank Treads',
      torso: 'Boiler Chest',
    },
  },
  {
    id: 'chemistry',
    name: 'CHEMISTRY',
    set: 'Radioactive',
    color: '#eaf0a2',
    description: 'The label said do not shake. It glows in the dark now, and finds that practical.',
    spells: { offensive: 'Acidic Spray', defensive: 'Chemical Shield' },
    items: {
      back: 'Leaking Barrel',
      bottoms: 'Taped Trousers',
      head: 'Hazmat Hood',
      lh: 'Bubbling Flask',
      rh: 'Fuel-Rod Tongs',
      shoes: 'Rubber Boots',
      torso: 'Hazmat Suit',
    },
  },
] as const satisfies readonly JuniorClassEntry[];
export type JuniorClass = (typeof JUNIOR_CLASSES)[number]['id'];

/** One thing to wear. */
export interface JuniorItem {
  /** `<class>-<group>`, also the name of its thumbnail. */
  readonly id: string;
  readonly class: JuniorClass;
  readonly group: JuniorGroup;
  readonly name: string;
}

/** All 56 items, class by class. */
export const JUNIOR_ITEMS: readonly JuniorItem[] = JUNIOR_CLASSES.flatMap((one) =>
  JUNIOR_GROUPS.map(({ id: group }) => ({
    id: `${one.id}-${group}`,
    class: one.id,
    group,
    name: one.items[group],
  })),
);
