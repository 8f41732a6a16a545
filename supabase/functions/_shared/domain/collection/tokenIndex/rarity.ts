import { traitName } from './filters.ts';

/** How rare a token is among those of its collection. */
export interface Rarity {
  /** 1 is the rarest; tokens with the same score share a place, and the next has one as far behind as there are of them. */
  readonly rank: number;
  /** The bits of all its traits together. */
  readonly score: number;
}

/**
 * How much a trait says of a token (bits): one that half of all have counts 1, one of a quarter 2, one of a
 * thousandth about 10 (RARITY-1).
 *
 * @param having how many tokens have it, at least 1
 */
export const bitsOfTrait = (tokens: number, having: number): number => Math.log2(tokens / having);

/** To this fraction of a bit scores are told apart, so that the order of a sum does not decide a place. */
const EXACT = 1e6;

/**
 * The places of tokens, in the order of the list, by their traits such as `Head:Cap` (RARITY-1): each trait counts by how
 * few have its value, and to have none of a trait that others have counts as a value too.
 */
export function rarities(tokens: readonly (readonly string[])[]): Rarity[] {
  const having = new Map<string, number>();
  const named = new Map<string, number>();
  const addTo = (counts: Map<string, number>, text: string) => counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const trait of tokens.flat()) {
    addTo(having, trait);
    addTo(named, traitName(trait));
  }
  const without = new Map(
    [...named].map(([name, count]) => {
      const missing = tokens.length - count;
      return [name, missing === 0 ? 0 : bitsOfTrait(tokens.length, missing)];
    }),
  );
  const withNone = [...without.values()].reduce((sum, bits) => sum + bits, 0);
  const scores = tokens.map((traits) => {
    let score = withNone;
    for (const trait of traits) {
      score += bitsOfTrait(tokens.length, having.get(trait) ?? 1) - (without.get(traitName(trait)) ?? 0);
    }
    return Math.round(score * EXACT) / EXACT;
  });
  const places = new Map<number, number>();
  for (const [index, score] of [...scores].sort((one, other) => other - one).entries()) {
    if (!places.has(score)) places.set(score, index + 1);
  }
  return scores.map((score) => ({ rank: places.get(score) ?? 1, score }));
}
