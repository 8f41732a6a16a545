import { z } from 'zod';
import { SIGNATURE_RULE, SIGNING_STANDINGS } from '../../domain/school/signatures.ts';
import { REPORT_REASONS } from '../../domain/people/writings.ts';
import { TokenId } from '../collection/collection.ts';
import { PageAnswer, PageQuery } from '../page.ts';
import { writtenText } from '../people/publicText.ts';
import type { RouteTable } from '../table.ts';
import { Done, IsoTime, RowId, WalletAddress } from '../values.ts';

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
  standing: z.enum(SIGNING_STANDINGS).describe('whether the caller may sign, or why not'),
});
export type SignaturesAnswer = z.infer<typeof SignaturesAnswer>;
export const SignedPageAnswer = Done.extend({ signature: Signature });

const Flunk = TokenId.describe('the Flunk on whose page it stands');
const wallet = '0x0000000000000001';

/** What holders write on the pages of students in the Yearbook (YEARBOOK-12). */
export const yearbookRoutes = {
  'GET /api/yearbook/signatures': {
    caller: 'guest',
    about: 'The signatures on the page of a student, and whether the caller may sign it.',
    query: PageQuery.extend({ tokenId: Flunk }),
    example: { tokenId: '1', limit: 20 },
    answer: SignaturesAnswer,
  },
  'POST /api/yearbook/signatures': {
    caller: 'member',
    about:
      "Signs the page of a student who is not the caller's own, once a person and student: another text takes the place of the one before.",
    body: z.object({ wallet: WalletAddress, tokenId: Flunk, text: writtenText(SIGNATURE_RULE) }),
    example: { wallet, tokenId: '1', text: 'Have a great summer!' },
    owner: 'wallet',
    limit: { calls: 10, minutes: 10, addressShare: 10 },
    answer: SignedPageAnswer,
    refusals: {
      BAD_REQUEST: 'it is empty, too long, unreadable, or not allowed (domain/people/moderation.ts says why)',
      FORBIDDEN:
        "an operator has muted the wallet or removed its signature there, it holds no Flunk, or the student is its own or a linked account's",
      PROFILE_REQUIRED: 'the wallet has no profile',
      CONFLICT: 'it says again what the same wallet just wrote on another page',
      NOT_FOUND: 'there is no such student',
    },
  },
  'POST /api/yearbook/signatures/reports': {
    caller: 'member',
    about: "Reports a signature to the operators' queue; once a person and signature.",
    body: z.object({ wallet: WalletAddress, id: RowId, reason: z.enum(REPORT_REASONS) }),
    example: { wallet, id: '1', reason: 'spam' },
    owner: 'wallet',
    limit: { calls: 10, minutes: 10, addressShare: 10 },
    answer: Done,
    refusals: { NOT_FOUND: 'there is no such signature' },
  },
  'POST /api/yearbook/signatures/removals': {
    caller: 'member',
    about:
      "Takes the caller's signature away, of which nothing stays; an administrator any, of which a tombstone stays (audited).",
    body: z.object({ wallet: WalletAddress, id: RowId }),
    example: { wallet, id: '1' },
    owner: 'wallet',
    // A signature that is gone stays gone.
    idempotency: 'none',
    answer: Done,
    refusals: { NOT_FOUND: 'there is no such signature, it is gone already, or it is not theirs to remove' },
  },
} as const satisfies RouteTable;
