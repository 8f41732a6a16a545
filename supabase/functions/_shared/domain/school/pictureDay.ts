import type { Clique } from '../collection/collection.ts';

/** Who is on each class photo. */
export const CLASS_NAMES: Readonly<Record<Clique, string>> = {
  GEEK: 'Geeks',
  JOCK: 'Jocks',
  PREP: 'Preps',
  FREAK: 'Freaks',
};

/** Why a wallet cannot vote (PICTURE-2): it holds no Flunk, or others voted with each that it holds. */
export const NO_BALLOT = {
  'no-flunk': 'A vote takes a Flunk, and this wallet holds none.',
  used: 'Each of your Flunks has voted already, in another wallet. A Flunk votes once.',
} as const;

/** What a second vote for another photo is refused with. */
export const votedAlready = (photo: Clique): string =>
  `You have voted for the ${CLASS_NAMES[photo]}. A vote stays.`;

/** Votes as whole percents that add up to 100; all 0 where there are none. The largest remainders are rounded up, the first of equals. */
export function sharesOf(votes: readonly number[]): readonly number[] {
  const total = votes.reduce((sum, one) => sum + one, 0);
  if (total === 0) return votes.map(() => 0);
  const exact = votes.map((one) => (one * 100) / total);
  const shares = exact.map(Math.floor);
  const left = 100 - shares.reduce((sum, one) => sum + one, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
