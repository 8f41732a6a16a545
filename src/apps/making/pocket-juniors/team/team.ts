import { wholeSet, type Outfit } from '@shared/domain/making/juniors/team.ts';

/** A Junior of the person's team. */
export interface Junior {
  /** As the card prints it, at most `NAME_LENGTH` characters. */
  readonly name: string;
  readonly outfit: Outfit;
}

export const NAME_LENGTH = 14;

/** What stands for a name that was left empty. */
export const nameAt = (place: number): string => `JNR ${place + 1}`;

/** The name as it is printed. */
export const printedName = ({ name }: Junior, place: number): string => name.trim() || nameAt(place);

/** What a person begins with. */
export const FIRST_TEAM: readonly Junior[] = [{ name: '', outfit: wholeSet('physics') }];
