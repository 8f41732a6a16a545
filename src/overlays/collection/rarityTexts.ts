import { PRODUCT } from '@shared/kernel/product.ts';

const NUMBER = new Intl.NumberFormat('en-US');
const SHARE = new Intl.NumberFormat('en-US', { style: 'percent', maximumSignificantDigits: 2 });

/** How rarity is worded wherever it is shown, and how it comes about (RARITY-1). */
export const RARITY_TEXTS = {
  rarity: 'Rarity',
  rank: (rank: number): string => `#${NUMBER.format(rank)}`,
  place: (rank: number, of: number): string => `#${NUMBER.format(rank)} of ${NUMBER.format(of)}`,
  share: (count: number, of: number): string => SHARE.format(count / of),
  method:
    `Every trait counts by how few ${PRODUCT} share it: one that half of them have counts 1 point, one of a quarter 2, ` +
    'one of a thousandth 10. To lack a trait that others have counts too. The points of all traits together make the ' +
    'place: #1 is the rarest, and equal points share a place. It is worked out anew whenever the collection changes.',
} as const;
