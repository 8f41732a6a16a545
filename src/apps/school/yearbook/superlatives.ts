import type { Trait } from '@shared/domain/collection/collection.ts';

/** The trait that says what the class voted a student. */
export const SUPERLATIVE = 'Superlative';

/** What the class voted the student with these traits, such as 'Class Clown'; null: nothing. */
export const superlativeOf = (traits: readonly Trait[]): string | null =>
  traits.find(({ name }) => name === SUPERLATIVE)?.value ?? null;
