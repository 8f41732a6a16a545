import { z } from 'zod';
import { SIGNING_STANDINGS } from '../../domain/school/signatures.ts';
import { PageAnswer } from '../page.ts';
import { Done, IsoTime, RowId } from '../values.ts';

const Signature = z.object({
  id: RowId,
  username: z.string().describe('of who wrote it, as they are called now'),
  text: z.string().describe('empty: it was removed'),
  created_at: IsoTime,
  isMine: z.boolean().describe("whether the session's wallet wrote it"),
  removed: z.enum(['operator']).nullable(),
  held: z.boolean().describe('its author alone reads it until an operator has released it'),
});

export type Signature = z.infer<typeof Signature>;

export const SignaturesAnswer = PageAnswer.extend({
  signatures: z.array(Signature).describe('newest first'),
  mine: Signature.nullable().describe("that of the session's wallet, on whichever page of the list it is"),
  hasKey: z.boolean().describe('whether key 117 was won with this Flunk (LOCK-17)'),
  standing: z.enum(SIGNING_STANDINGS).describe('whether the caller may sign, or why not'),
});

export type SignaturesAnswer = z.infer<typeof SignaturesAnswer>;

export const SignedPageAnswer = Done.extend({ signature: Signature });
