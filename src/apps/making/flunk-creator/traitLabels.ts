import { displayName } from '@shared/domain/collection/traits/displayName.ts';
import type { Trait } from '@shared/domain/collection/traits/trait.ts';

/**
 * A label for each of these traits, by id, that tells it from the others: its displayed name. Where several share a
 * name, the label has the clique and the number within the clique too.
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
