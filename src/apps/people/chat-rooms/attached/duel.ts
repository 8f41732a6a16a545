import { duelFrom } from '@shared/domain/making/juniors/duel.ts';
import { classOf, type Team } from '@shared/domain/making/juniors/team.ts';
import type { Told } from './told.ts';

const classes = (team: Team): string => team.map((outfit) => classOf(outfit).name).join(', ');

/** The classes of both teams of a duel, by its code. */
export function tellOf(code: string): Told | null {
  const duel = duelFrom(code);
  return duel && { about: `${classes(duel.teams[0])} against ${classes(duel.teams[1])}` };
}
