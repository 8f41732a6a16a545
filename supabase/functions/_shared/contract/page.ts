import { z } from 'zod';
import { Done } from './values.ts';

/** The position at which the next page begins (db/system/pages.ts). Clients send it back unchanged. */
const Cursor = z
  .string()
  .regex(/^\d{1,16}-\d{1,18}$/)
  .meta({ title: 'cursor' });

/** Of every list that comes in pages. */
export const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: Cursor.optional().describe('the `next` of the page before; absent: the newest'),
});
export const PageAnswer = Done.extend({
  next: Cursor.nullable().describe('the cursor of the next page; null: this is the last'),
});
