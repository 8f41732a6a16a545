import { traitById } from './catalogue.ts';
import { displayName } from './displayName.ts';
import { SLOTS, type Selection } from './trait.ts';

/** What a character has on, in the order of the slots, as it is displayed (TRAIT-3). */
export const traitNames = (selection: Selection): readonly string[] =>
  SLOTS.flatMap((slot) => {
    const trait = traitById(selection[slot] ?? '');
    return trait === null ? [] : [displayName(trait.name)];
  });
