import { PRODUCT } from '../kernel/product.ts';

/** A person called one of these, or several in a row, would seem to speak for the product. */
const RESERVED = [
  'administrator',
  'administration',
  'admin',
  'moderator',
  'moderation',
  'mod',
  'support',
  'helpdesk',
  'official',
  'staff',
  'team',
  'system',
  'sysop',
  'root',
  'owner',
  'the',
  'real',
  PRODUCT.toLowerCase(),
  `${PRODUCT.toLowerCase()}highschool`,
  // Would be read as the key of Flunko's page on MyPlace.
  'flunkoprofile',
];

/** What the digits are read as in the middle of a word. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
};

/** A name as a quick eye reads it: a small l is an I, rn is m, and digits are letters. */
const asRead = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\d/g, (digit) => LOOK_ALIKES[digit] ?? digit)
    .replaceAll('l', 'i')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

const ONLY_RESERVED = new RegExp(`^(${RESERVED.map(asRead).join('|')})+s?$`);

/**
 * Whether a username of the right form (USERNAME, which no letter outside ASCII has) is reserved: it has nothing in it
 * but reserved words, however they are spelled and whatever number follows.
 */
export function isReserved(username: string): boolean {
  const joined = username.replaceAll('_', '');
  return [joined, joined.replace(/\d+$/, '')].some((name) => ONLY_RESERVED.test(asRead(name)));
}
