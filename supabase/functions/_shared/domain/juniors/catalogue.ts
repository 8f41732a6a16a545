/** The eight classes of Pocket Juniors and the seven groups of what a Junior wears, as data (JUNIORS-1). */

export const JUNIOR_CLASS_IDS = [
  'history',
  'art',
  'math',
  'biology',
  'music',
  'sport',
  'physics',
  'chemistry',
] as const;
export type JuniorClassId = (typeof JUNIOR_CLASS_IDS)[number];

export const JUNIOR_GROUPS = ['back', 'bottoms', 'head', 'lh', 'rh', 'shoes', 'torso'] as const;
export type JuniorGroup = (typeof JUNIOR_GROUPS)[number];

export const GROUP_LABELS: Readonly<Record<JuniorGroup, string>> = {
  back: 'Back',
  bottoms: 'Bottoms',
  head: 'Head',
  lh: 'Left Hand',
  rh: 'Right Hand',
  shoes: 'Shoes',
  torso: 'Torso',
};

export interface JuniorSpell {
  readonly name: string;
  readonly kind: 'Offensive' | 'Defensive';
}

export interface JuniorClass {
  readonly id: JuniorClassId;
  /** As the cards write it. */
  readonly name: string;
  readonly set: string;
  /** A pastel, the background of its cards. */
  readonly color: `#${string}`;
  readonly description: string;
  readonly spells: readonly [offensive: JuniorSpell, defensive: JuniorSpell];
}

const spells = (offensive: string, defensive: string): JuniorClass['spells'] => [
  { name: offensive, kind: 'Offensive' },
  { name: defensive, kind: 'Defensive' },
];

export const JUNIOR_CLASSES: readonly JuniorClass[] = [
  {
    id: 'history',
    name: 'HISTORY',
    set: 'Plague Doctor',
    color: '#e8d5b0',
    description: 'Has read every plaque in town and holds a grudge older than the school.',
    spells: spells('Ancient Strike', 'Timeless Wisdom'),
  },
  {
    id: 'art',
    name: 'ART',
    set: 'Origami',
    color: '#f7c3d8',
    description: 'Folds once, folds twice, and what was a worksheet has wings.',
    spells: spells('Artistic Flare', 'Graffiti Shield'),
  },
  {
    id: 'math',
    name: 'MATH',
    set: 'PC',
    color: '#bfd9f5',
    description: 'Boots in four seconds, shows its work, and is never off by one.',
    spells: spells('Calculated Strike', 'Geometric Shield'),
  },
  {
    id: 'biology',
    name: 'BIOLOGY',
    set: 'Skeleton',
    color: '#c6e9c0',
    description: 'The one from the back of the lab, out of its stand since Friday.',
    spells: spells('Venomous Bite', 'Natural Regeneration'),
  },
  {
    id: 'music',
    name: 'MUSIC',
    set: 'Disco',
    color: '#d9c6f2',
    description: 'Shines from every side and has never missed a beat.',
    spells: spells('Harmonic Resonance', 'Healing Melody'),
  },
  {
    id: 'sport',
    name: 'SPORT',
    set: 'Baseball',
    color: '#f9cdb5',
    description: 'Bottom of the ninth, two outs, and not a bit nervous.',
    spells: spells('Power Strike', 'Defensive Stance'),
  },
  {
    id: 'physics',
    name: 'PHYSICS',
    set: 'Robot',
    color: '#c9d3dd',
    description: 'Built for the science fair. It won. It came home by itself.',
    spells: spells('Gravity Well', 'Kinetic Shield'),
  },
  {
    id: 'chemistry',
    name: 'CHEMISTRY',
    set: 'Radioactive',
    color: '#e6f0a8',
    description: 'Glows a little. The teacher says that this is fine.',
    spells: spells('Acidic Spray', 'Chemical Shield'),
  },
];

/** What each class has for each group, by name. */
export const ITEM_NAMES: Readonly<Record<JuniorClassId, Readonly<Record<JuniorGroup, string>>>> = {
  history: {
    back: 'Chronicle Satchel',
    bottoms: 'Waxed Breeches',
    head: 'Beaked Mask',
    lh: 'Lantern',
    rh: 'Physician Cane',
    shoes: 'Buckled Boots',
    torso: 'Plague Coat',
  },
  art: {
    back: 'Crane Wings',
    bottoms: 'Pleated Shorts',
    head: 'Paper Helmet',
    lh: 'Folded Fan',
    rh: 'Giant Brush',
    shoes: 'Paper Boats',
    torso: 'Folded Tunic',
  },
  math: {
    back: 'Tower Case',
    bottoms: 'Beige Slacks',
    head: 'CRT Head',
    lh: 'Keyboard',
    rh: 'Mouse Flail',
    shoes: 'Floppy Soles',
    torso: 'Board Vest',
  },
  biology: {
    back: 'Ribcage Pack',
    bottoms: 'Hip Bones',
    head: 'Skull',
    lh: 'Petri Dish',
    rh: 'Femur',
    shoes: 'Foot Bones',
    torso: 'Rib Shirt',
  },
  music: {
    back: 'Boombox',
    bottoms: 'Flared Trousers',
    head: 'Mirror Ball',
    lh: 'Tambourine',
    rh: 'Microphone',
    shoes: 'Platform Shoes',
    torso: 'Sequin Shirt',
  },
  sport: {
    back: 'Bat Bag',
    bottoms: 'Pinstripe Pants',
    head: 'Batting Helmet',
    lh: 'Catcher Mitt',
    rh: 'Slugger Bat',
    shoes: 'Cleats',
    torso: 'Home Jersey',
  },
  physics: {
    back: 'Rocket Pack',
    bottoms: 'Piston Legs',
    head: 'Antenna Dome',
    lh: 'Magnet Claw',
    rh: 'Ray Gun',
    shoes: 'Tread Boots',
    torso: 'Gauge Chest',
  },
  chemistry: {
    back: 'Waste Barrel',
    bottoms: 'Lead Trousers',
    head: 'Gas Mask',
    lh: 'Geiger Counter',
    rh: 'Bubbling Flask',
    shoes: 'Rubber Boots',
    torso: 'Hazard Suit',
  },
};
