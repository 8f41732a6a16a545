import type { Random } from '@shared/kernel/clock.ts';

/** Letters and digits that are not taken for each other. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 6;

/** A seed for a duel that is short enough to be read out. */
export const newDuelSeed = (random: Random): string =>
  Array.from({ length: LENGTH }, () => SIGNS[Math.floor(random() * SIGNS.length)]).join('');
