import { BACKDROPS } from './catalogue/backdrops.ts';
import { EYEBROWS } from './catalogue/eyebrows.ts';
import { FACES } from './catalogue/faces.ts';
import { HEAD_OVERLAYERS } from './catalogue/headOverlayers.ts';
import { HEADS } from './catalogue/heads.ts';
import { PIGMENTS } from './catalogue/pigments.ts';
import { TORSOS } from './catalogue/torsos.ts';
import { CATEGORY_OF, FAMILIES, SLOTS, type Slot, type Trait, type TraitRow } from './trait.ts';

const ROWS: Readonly<Record<Slot, readonly TraitRow[]>> = {
  pigment: PIGMENTS,
  backdrop: BACKDROPS,
  torso: TORSOS,
  head: HEADS,
  face: FACES,
  eyebrows: EYEBROWS,
  headOverlay: HEAD_OVERLAYERS,
};

/** What a trait's name says of it: family, number and version. */
const NAME = /^(?:([A-Z]+)-)?(\d+) .*?(?: V(\d))?$/;

/** The trait catalogue (TRAIT-1), slot by slot. */
export const TRAITS: readonly Trait[] = SLOTS.flatMap((slot) => ROWS[slot].map((row) => traitOf(slot, row)));

const BY_ID: ReadonlyMap<string, Trait> = new Map(TRAITS.map((trait) => [trait.id, trait]));

/** The trait with this id; null when the catalogue has none. */
export const traitById = (id: string): Trait | null => BY_ID.get(id) ?? null;

/** What can be chosen for a slot, in the catalogue's order. */
export const traitsFor = (slot: Slot): readonly Trait[] => TRAITS.filter((trait) => trait.slot === slot);

function traitOf(slot: Slot, [name, template, colors = {}]: TraitRow): Trait {
  const [, prefix, number = '', version = '1'] = NAME.exec(name) ?? [];
  const family = FAMILIES.find((one) => one === prefix) ?? null;
  const category = CATEGORY_OF[slot];
  return {
    id: `${slot}.${family?.[0]?.toLowerCase() ?? 'n'}${number}${'abc'[Number(version) - 1] ?? ''}`,
    name,
    slot,
    category,
    family,
    template: `${category.toLowerCase().replace('_', '-')}/${template}`,
    colors,
  };
}
