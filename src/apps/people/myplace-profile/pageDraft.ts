import type { PersonPage } from '@shared/contract/people/myPlace.ts';
import {
  COLORS,
  COMMENTERS,
  LAYOUTS,
  LISTS,
  PATTERNS,
  type ListName,
} from '@shared/domain/people/myPlace.ts';
import * as shape from '../../../kernel/shape.ts';
import type { DraftPlace } from '../../../services/drafts/drafts.ts';

/** What a list without a song is called in the list of songs. */
export const SILENT = '';

/** The page as it is being written: lists and friends are lines of text. */
export interface Draft extends Pick<
  PersonPage,
  'color' | 'pattern' | 'layout' | 'mood' | 'about' | 'comments'
> {
  readonly song: string;
  readonly lists: Readonly<Record<ListName, string>>;
  readonly friends: string;
}

/** The page as it is. */
export function draftOf({ song, lists, friends, ...page }: PersonPage): Draft {
  const { color, pattern, layout, mood, about, comments } = page;
  const lines = LISTS.map((name) => [name, (lists[name] ?? []).join('\n')] as const);
  return {
    ...{ color, pattern, layout, mood, about, comments },
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

/** What a person has changed of their page, and nothing else: what they left alone stays as another browser has it by now. */
export interface Changes extends Partial<Omit<Draft, 'lists'>> {
  readonly lists?: Partial<Draft['lists']>;
}

/** The page as it is, with what was changed. */
export function changed(page: PersonPage, changes: Changes): Draft {
  const draft = draftOf(page);
  return { ...draft, ...changes, lists: { ...draft.lists, ...changes.lists } };
}

/** Changes as the server takes them. */
export function written({ lists, friends, song, ...rest }: Changes) {
  const entries = Object.entries(lists ?? {}).map(([name, lines]) => [name, entriesOf(lines)] as const);
  return {
    ...rest,
    ...(song !== undefined && { song: song === SILENT ? null : song }),
    ...(lists !== undefined && { lists: Object.fromEntries(entries) }),
    ...(friends !== undefined && { friends: entriesOf(friends) }),
  };
}

// The keys are those of its type.
const LIST_FIELDS = Object.fromEntries(LISTS.map((name) => [name, shape.optional(shape.string)])) as Record<
  ListName,
  shape.Optional<string>
>;

/** Where a person changes their page. */
export const PAGE: DraftPlace<Changes> = {
  name: 'page',
  read: shape.reader(
    shape.object({
      color: shape.optional(shape.picklist(COLORS)),
      pattern: shape.optional(shape.picklist(PATTERNS)),
      layout: shape.optional(shape.picklist(LAYOUTS)),
      mood: shape.optional(shape.string),
      about: shape.optional(shape.string),
      song: shape.optional(shape.string),
      comments: shape.optional(shape.picklist(COMMENTERS)),
      lists: shape.optional(shape.object(LIST_FIELDS)),
      friends: shape.optional(shape.string),
    }),
  ),
};
