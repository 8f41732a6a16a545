import { outfitCode, outfitFrom } from '@shared/domain/making/juniors/team.ts';
import { NAME_LENGTH, type Junior } from './team.ts';

const MARK = 'junior:';

/** What the window is opened with for the Junior of a card (REOPEN-1): its code, and its name behind a space. */
export const askedFor = ({ name, outfit }: Junior): string => `${MARK}${outfitCode(outfit)} ${name}`.trim();

/** The Junior that the window was opened with; undefined: it was opened for something else; null: there is no such one. */
export function askedJunior(params: string): Junior | null | undefined {
  if (!params.startsWith(MARK)) return undefined;
  const [code = '', ...words] = params.slice(MARK.length).split(' ');
  const outfit = outfitFrom(code);
  return outfit && { name: words.join(' ').slice(0, NAME_LENGTH), outfit };
}
