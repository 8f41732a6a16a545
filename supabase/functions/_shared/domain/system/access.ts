import type { AccessLevel } from '../../kernel/access.ts';
import { PRODUCT } from '../../kernel/product.ts';

/** What is said of a code that is wrong, expired, used up or revoked: these cannot be told apart (GATE-4). */
export const INVALID_CODE = `Invalid access code. Please contact the ${PRODUCT} team for access.`;

/** Crockford's base 32: no letter that is read as a digit. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/** How many random bytes a code takes. Of each, 5 bits are used: 80 in all (GATE-7). */
export const CODE_BYTES = LENGTH;

/** A code of the form XXXX-XXXX-XXXX-XXXX. Throws a RangeError unless it gets CODE_BYTES bytes. */
export function accessCode(random: Uint8Array): string {
  if (random.length !== CODE_BYTES) throw new RangeError(`a code takes ${CODE_BYTES} random bytes`);
  const symbols = Array.from(random, (byte) => SYMBOLS[byte % SYMBOLS.length]);
  return symbols.join('').replace(/.{4}(?=.)/g, '$&-');
}

/** A code as it is hashed: however it was typed, with or without dashes, and with the letters that look like digits. */
export function normalCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}

/** The levels that a code can give, from the lowest up (GATE-8); ADMIN never comes from one (LEVEL-2). */
export const CODE_LEVELS = ['COMMUNITY', 'BETA'] as const satisfies readonly AccessLevel[];
export type CodeLevel = (typeof CODE_LEVELS)[number];

/** Every level, from the lowest up. A guest has none. */
export const ACCESS_LEVELS = [...CODE_LEVELS, 'ADMIN'] as const satisfies readonly AccessLevel[];

/** What the levels are called (LEVEL-1). */
export const LEVEL_NAMES: Readonly<Record<AccessLevel, string>> = {
  COMMUNITY: 'Community Member',
  BETA: 'Beta Tester',
  ADMIN: 'Administrator',
};

const rank = (level: AccessLevel | null): number => (level === null ? -1 : ACCESS_LEVELS.indexOf(level));

/** The higher of two levels; null is a guest's. */
export const higherLevel = (one: AccessLevel | null, other: AccessLevel | null): AccessLevel | null =>
  rank(one) > rank(other) ? one : other;
