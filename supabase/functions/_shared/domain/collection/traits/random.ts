import type { Random } from '../../../kernel/clock.ts';
import { traitsFor } from './catalogue.ts';
import { FAMILIES, selectionOf, SLOTS, type Family, type Selection, type Slot, type Trait } from './trait.ts';

/** How often a character wears what its own clique or all of them wear; else it is borrowed from another. */
const LOYALTY = 0.8;

/** Tall hats and hair, over which nothing else fits on the head. */
const TALL = new Set(
  [
    'afro',
    'beanie',
    'beret',
    'bucketHat',
    'bulb',
    'cap',
    'catHood',
    'cowboy',
    'flatTop',
    'frogHat',
    'headphones',
    'helmet',
    'mohawk',
    'mortarboard',
    'pompom',
    'propeller',
    'spaceBuns',
    'spikes',
    'topHat',
    'trafficCone',
    'wizard',
  ].map((layer) => `head/${layer}`),
);
const CROWNING = new Set(
  [
    'antennae',
    'bow',
    'crown',
    'flower',
    'goggles',
    'halo',
    'headphones',
    'headset',
    'horns',
    'rain',
    'shadesUp',
    'tiara',
  ].map((layer) => `head-overlayers/${layer}`),
);
/** Belongs to a helmet and to nothing else. */
const FACE_MASK = 'head-overlayers/faceMask';
const HELMET = 'head/helmet';

/**
 * A whole character: a pigment first, then a trait of every other category, most of them of one clique; of any where
 * `home` does not say which.
 */
export function randomFlunk(random: Random, home: Family = pick(FAMILIES, random)): Selection {
  const chosen = new Map<Slot, Trait>();
  for (const slot of SLOTS) {
    const fitting = traitsFor(slot).filter((trait) => fits(trait, chosen.get('head')));
    const own = fitting.filter(({ family }) => family === home || family === null);
    const from = slot !== 'pigment' && own.length > 0 && random() < LOYALTY ? own : fitting;
    chosen.set(slot, pick(from, random));
  }
  return selectionOf((slot) => chosen.get(slot)?.id ?? null);
}

/** Whether a head overlay can lie over what is on the head. */
function fits({ template }: Trait, head: Trait | undefined): boolean {
  if (template === FACE_MASK) return head?.template === HELMET;
  return !(CROWNING.has(template) && head !== undefined && TALL.has(head.template));
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}
