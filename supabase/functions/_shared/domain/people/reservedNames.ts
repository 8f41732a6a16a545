import { withoutEnd } from '../../kernel/edges.ts';
import { lazy } from '../../kernel/lazy.ts';
import { PRODUCT } from '../../kernel/product.ts';
import { AGENT_IDS, CAST } from './personas/cast.ts';
import type { Subject } from './personas/entry.ts';
import { SUBJECTS } from './personas/knowledge/index.ts';
import { skeletonOf } from './plainLetters.ts';
import { PROGRAMS } from '../system/programs.ts';
import { STAFF } from '../school/schoolStaff.ts';

/** A person called one of these would seem to speak for the product. */
const SPOKESMEN = [
  'administrator',
  'administration',
  'admin',
  'moderator',
  'moderation',
  'mod',
  'operator',
  'support',
  'helpdesk',
  'official',
  'staff',
  'teacher',
  'team',
  'system',
  'sysop',
  'root',
  'owner',
  'mint',
  'the',
  'real',
  'Arcadia',
  PRODUCT,
  `${PRODUCT} High School`,
  // Would be read as the key of Flunko's page on MyPlace.
  'flunkoprofile',
];

const isPerson = ({ id }: Subject): boolean => id.startsWith('person');

/** Whether what the personas know by this title is called so: a part of the desktop, or what has a proper name. Days are no names. */
const isName = ({ area, title }: Subject): boolean =>
  ['desktop', 'gum', 'games'].includes(area) || (area !== 'school' && /^(?:the )?[A-Z]/.test(title));

/** The school's own figures, programs and places, as manifests, cast, staff and the knowledge of the personas name them. */
const FIGURES = [
  ...PROGRAMS,
  ...AGENT_IDS,
  ...AGENT_IDS.map((id) => CAST[id].room),
  ...STAFF.map(({ name }) => name),
  ...SUBJECTS.filter(isName).map(({ title }) => title),
  ...SUBJECTS.filter(isPerson).flatMap(({ title, names }) => [title, ...names]),
];

/** A name as a quick eye reads it, without its article, spaces and signs. */
const wordOf = (name: string): string =>
  skeletonOf(name.replace(/^the /i, '').replace(/[^\p{L}\p{N}]/gu, ''));

const reserved = lazy((): ReadonlySet<string> => new Set([...SPOKESMEN, ...FIGURES].map(wordOf)));

/** Whether a text is one of the reserved words, or several in a row. */
function isReservedThroughout(text: string): boolean {
  /** Up to where the text can be read as reserved words. */
  const ends = [0];
  for (let end = 1; end <= text.length; end += 1) {
    if (ends.some((start) => reserved().has(text.slice(start, end)))) ends.push(end);
  }
  return text !== '' && ends.at(-1) === text.length;
}

/**
 * Whether a username of the right form (USERNAME, which no letter outside ASCII has) is reserved: it has nothing in it
 * but reserved words, however they are spelled, in the plural too, and whatever number follows.
 */
export function isReserved(username: string): boolean {
  const joined = username.replaceAll('_', '');
  return [joined, withoutEnd(joined, '0123456789')]
    .map(skeletonOf)
    .some(
      (name) => isReservedThroughout(name) || (name.endsWith('s') && isReservedThroughout(name.slice(0, -1))),
    );
}
