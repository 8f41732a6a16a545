import type { PersonPage } from '@shared/contract/people/myPlace.ts';
import { COLORS, LAYOUTS, LISTS, PATTERNS, type ListName } from '@shared/domain/people/myPlace.ts';
import * as shape from '../../../kernel/shape.ts';
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

// The keys are those of its type.
const LIST_FIELDS = Object.fromEntries(LISTS.map((name) => [name, shape.string])) as Record<
  ListName,
  shape.Shape<string>
>;

/** Where a person changes their page. */
export const PAGE: DraftPlace<Draft> = {
  name: 'page',
  read: shape.reader(
    shape.object({
      color: shape.picklist(COLORS),
      pattern: shape.picklist(PATTERNS),
      layout: shape.picklist(LAYOUTS),
      mood: shape.string,
      about: shape.string,
      song: shape.string,
      lists: shape.object(LIST_FIELDS),
      friends: shape.string,
    }),
  ),
};
