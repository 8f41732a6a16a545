import { z } from 'zod';
import { parseAddress, type Address } from '../kernel/units.ts';
import { ACCESS_LEVELS } from '../domain/system/access.ts';

/**
 * An address in its one spelling. Any other spelling is refused, not repaired: five spellings of one address
 * gave the same signed bytes (WALLET-4).
 */
export const WalletAddress = z
  .string()
  .refine((text): text is Address => parseAddress(text) !== null, 'expected 0x and 16 lower-case hex digits')
  .meta({ title: 'wallet address' });

export const IsoTime = z.iso.datetime();
export const WholeGum = z.int().min(0).meta({ title: 'whole GUM' });
export const Role = z.enum(ACCESS_LEVELS);
export type Role = z.infer<typeof Role>;
export const Done = z.object({ success: z.literal(true) });
export const Nothing = z.object({});
/** The id of a row that is counted. */
export const RowId = z.string().regex(/^[1-9]\d{0,17}$/);
/** Why an operator does something, for the audit log. PostgreSQL's text holds every character but NUL. */
export const Reason = z
  .string()
  .trim()
  .min(3)
  .max(200)
  .refine((text) => !text.includes('\u0000'), 'holds a NUL')
  .describe('for the audit log');
