import { displayName } from '../../../supabase/functions/_shared/domain/traits/displayName.ts';
import type { Trait } from '../../../supabase/functions/_shared/domain/traits/trait.ts';

/**
 * What each of these traits is called where it has to be told from the others: its displayed name, and where several
 * have one name, also its clique and which of the clique's it is. By id.
 */
export function traitLabels(traits: readonly Trait[]): ReadonlyMap<string, string> {
  return new Map(
    traits.map((trait) => {
      const name = displayName(trait.name);
      const sharing = traits.filter((other) => displayName(other.name) === name);
      const kin = sharing.filter(({ family }) => family === trait.family);
      const family = kin.length < sharing.length && trait.family !== null ? [titled(trait.family)] : [];
      const which = kin.length > 1 ? [String(kin.indexOf(trait) + 1)] : [];
      const marks = [...family, ...which].join(' ');
      return [trait.id, marks === '' ? name : `${name} (${marks})`];
    }),
  );
}

const titled = (family: string): string => family.slice(0, 1) + family.slice(1).toLowerCase();
