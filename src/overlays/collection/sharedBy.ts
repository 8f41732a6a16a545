import type { TokenAnswer } from '@shared/contract/collection/collection.ts';
import type { Trait } from '@shared/domain/collection/collection.ts';

/** How many tokens have the same value of a trait; 0: that is not known. */
export const sharedBy = ({ traits }: TokenAnswer['rarity'], { name, value }: Trait): number =>
  traits.find((one) => one.name === name && one.value === value)?.count ?? 0;
