import { CARD_BASE, outfitStats, type Stats } from '@shared/domain/making/juniors/stats.ts';
import { classOf, outfitCode, type ClassFacts } from '@shared/domain/making/juniors/team.ts';
import { printedName, type Junior } from '../team/team.ts';

/** What a card says. */
export interface CardFacts {
  readonly name: string;
  readonly class: ClassFacts;
  readonly stats: Stats;
  /** The number in its corner, which stands for the seven items. */
  readonly number: string;
}

/** What the card of a Junior says, who stands at this place of its team (JUNIORS-6). */
export const factsOf = (junior: Junior, place: number): CardFacts => ({
  name: printedName(junior, place),
  class: classOf(junior.outfit),
  stats: outfitStats(junior.outfit, CARD_BASE),
  number: outfitCode(junior.outfit),
});

/** The name of the card's file, from the Junior's name: letters, digits and dashes. */
export const fileNameOf = ({ name, number }: CardFacts): string => {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain || 'jnr'}-${number}.png`;
};
