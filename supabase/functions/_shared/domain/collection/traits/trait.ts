import type { HueName } from './hues.ts';

/** The categories of the trait catalogue (TRAIT-1), in the order of the creator's sections (CREATOR-1). */
export const CATEGORIES = [
  'PIGMENT',
  'BACKDROPS',
  'TORSO',
  'HEAD',
  'FACE',
  'EYEBROWS',
  'HEAD_OVERLAYERS',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** What a character has of each category (TRAIT-1). */
export const SLOTS = ['pigment', 'backdrop', 'torso', 'head', 'face', 'eyebrows', 'headOverlay'] as const;
export type Slot = (typeof SLOTS)[number];

export const CATEGORY_OF: Readonly<Record<Slot, Category>> = {
  pigment: 'PIGMENT',
  backdrop: 'BACKDROPS',
  torso: 'TORSO',
  head: 'HEAD',
  face: 'FACE',
  eyebrows: 'EYEBROWS',
  headOverlay: 'HEAD_OVERLAYERS',
};

export const FAMILIES = ['FREAK', 'GEEK', 'JOCK', 'PREP'] as const;
export type Family = (typeof FAMILIES)[number];

/** The hue of each parameter of a template. */
export type Colors = Readonly<Record<string, HueName>>;

/** A trait as the catalogue lists it: its name, the layer that it is drawn with, and the layer's colors. */
export type TraitRow = readonly [name: string, template: string, colors?: Colors];

/** Something that a character may have. */
export interface Trait {
  /** Its slot, and the initial, number and version of its name: 'torso.f02b'. Kept in profiles, so it never changes. */
  readonly id: string;
  /** As the collection calls it, with family, number and version: 'FREAK-12 Cosmic Puffer V2'. */
  readonly name: string;
  readonly slot: Slot;
  readonly category: Category;
  /** Null: it belongs to all of them. */
  readonly family: Family | null;
  /** The drawn layer: '<category>/<layer>' below assets/finished/traits. */
  readonly template: string;
  readonly colors: Colors;
}

/** A trait's id of each slot; null: none. */
export type Selection = Readonly<Record<Slot, string | null>>;

/** The selection that has, of each slot, what this answers. */
export function selectionOf(idOf: (slot: Slot) => string | null): Selection {
  return {
    pigment: idOf('pigment'),
    backdrop: idOf('backdrop'),
    torso: idOf('torso'),
    head: idOf('head'),
    face: idOf('face'),
    eyebrows: idOf('eyebrows'),
    headOverlay: idOf('headOverlay'),
  };
}

export const NOTHING_CHOSEN: Selection = selectionOf(() => null);
