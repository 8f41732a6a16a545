import type { PersonPage } from '@shared/contract/index.ts';
import { COLORS, LAYOUTS, LISTS, PATTERNS, type ListName } from '@shared/domain/people/myPlace.ts';
import type { DraftPlace } from '../../../services/drafts/drafts.ts';

/** What a list without a song is called in the list of songs. */
export const SILENT = '';

/** The page as it is being written: lists and friends are lines of text. */
export interface Draft extends Pick<PersonPage, 'color' | 'pattern' | 'layout' | 'mood' | 'about'> {
  readonly song: string;
  readonly lists: Readonly<Record<ListName, string>>;
  readonly friends: string;
}

/** The page as it is. */
export function draftOf({ color, pattern, layout, mood, about, song, lists, friends }: PersonPage): Draft {
  const lines = LISTS.map((name) => [name, (lists[name] ?? []).join('\n')] as const);
  return {
    ...{ color, pattern, layout, mood, about },
    song: song ?? SILENT,
    // The keys are those of its type.
    lists: Object.fromEntries(lines) as Record<ListName, string>,
    friends: friends.map(({ username }) => username).join('\n'),
  };
}

/** The lines that are not blank. */
export const entriesOf = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Where a person changes their page. */
export const PAGE: DraftPlace<Draft> = {
  name: 'page',
  read: (found) => (isDraft(found) ? found : null),
};

function isDraft(found: unknown): found is Draft {
  if (typeof found !== 'object' || found === null) return false;
  const at = (name: keyof Draft): unknown => Reflect.get(found, name);
  const lists = at('lists');
  const isText = (one: unknown): boolean => typeof one === 'string';
  return (
    COLORS.some((one) => one === at('color')) &&
    PATTERNS.some((one) => one === at('pattern')) &&
    LAYOUTS.some((one) => one === at('layout')) &&
    [at('mood'), at('about'), at('song'), at('friends')].every(isText) &&
    typeof lists === 'object' &&
    lists !== null &&
    LISTS.every((name) => isText(Reflect.get(lists, name)))
  );
}
