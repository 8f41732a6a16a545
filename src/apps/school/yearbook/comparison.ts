import { visibleTraits, type Trait } from '@shared/domain/collection/collection.ts';

/** A trait of two students; null: this one lacks it. */
export interface ComparedTrait {
  readonly name: string;
  readonly values: readonly [string | null, string | null];
  readonly isShared: boolean;
}

/** The traits that one of two students has, or both: those of the first come first. */
export function compared(one: readonly Trait[], other: readonly Trait[]): readonly ComparedTrait[] {
  const [first, second] = [one, other].map(
    (traits) => new Map(visibleTraits(traits).map(({ name, value }) => [name, value])),
  );
  const names = new Set([...(first?.keys() ?? []), ...(second?.keys() ?? [])]);
  return [...names].map((name) => {
    const values = [first?.get(name) ?? null, second?.get(name) ?? null] as const;
    return { name, values, isShared: values[0] === values[1] };
  });
}
