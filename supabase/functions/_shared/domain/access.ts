import { PRODUCT } from '../../../../src/kernel/product.ts';

/** Spec 2, section 8: of a code that is wrong, expired, used up or revoked, which nobody can tell apart. */
export const INVALID_CODE = `Invalid access code. Please contact the ${PRODUCT} team for access.`;

/** Crockford's base 32: no letter that is read as a digit. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/** How many random bytes a code takes. Of each, 5 bits are used: 80 in all (DESIGN, Security). */
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

/** From a guest's, which is none, up. */
const LEVELS = [null, 'COMMUNITY', 'BETA', 'ADMIN'] as const;
type Level = (typeof LEVELS)[number];

export const higherLevel = (one: Level, other: Level): Level =>
  LEVELS.indexOf(one) > LEVELS.indexOf(other) ? one : other;
