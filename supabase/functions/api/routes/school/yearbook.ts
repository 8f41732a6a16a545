import { z } from 'zod';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import { oneLine } from '../../../_shared/kernel/oneLine.ts';
import { tellOfText } from '../../../_shared/db/people/newsOfTexts.ts';
import { decide, report } from '../../../_shared/db/people/moderation.ts';
import {
  hasStudent,
  isApartFromHolder,
  removeSignature,
  sign,
  signatureOf,
  signaturesPage,
  standingOf,
} from '../../../_shared/db/school/signatures.ts';
import { MAY_NOT_SIGN, SIGNATURE_RULE } from '../../../_shared/domain/school/signatures.ts';
import { NAMELESS, written } from '../../writing.ts';
import { REPORT_REASONS } from '../../../_shared/domain/people/writings.ts';
import { TokenId } from '../../../_shared/contract/collection/collection.ts';
import { PageQuery } from '../../../_shared/contract/page.ts';
import { writtenText } from '../../../_shared/contract/people/publicText.ts';
import { Done, RowId, WalletAddress } from '../../../_shared/contract/values.ts';
import { SignaturesAnswer, SignedPageAnswer } from '../../../_shared/contract/school/yearbook.ts';
import { route } from '../../route.ts';

const Flunk = TokenId.describe('the Flunk on whose page it stands');

const wallet = '0x0000000000000001';

const NO_STUDENT = fail('NOT_FOUND', 'There is no such student.');

/** Of those whom a block parts from who holds the student: nothing says which of the two blocked the other (BLOCK-1). */
const CLOSED_PAGE = fail('FORBIDDEN', 'This page takes no signature from you.');

const NO_SIGNATURE = fail('NOT_FOUND', 'There is no such signature.');

/** What holders write on the pages of students in the Yearbook (YEARBOOK-12). */
export const yearbookRoutes = [
  route(
    'GET /api/yearbook/signatures',
    {
      caller: 'guest',
      about: 'The signatures on the page of a student, and whether the caller may sign it.',
      query: PageQuery.extend({ tokenId: Flunk }),
      example: { tokenId: '1', limit: 20 },
      answer: SignaturesAnswer,
    },
    async (tx, who, { tokenId, ...asked }) =>
      ok(await signaturesPage(tx, who?.wallet ?? null, tokenId, asked)),
  ),

  route(
    'POST /api/yearbook/signatures',
    {
      caller: 'member',
      about:
        "Signs the page of a student who is not the caller's own, once a person and student: another text takes the place of the one before.",
      body: z.object({ wallet: WalletAddress, tokenId: Flunk, text: writtenText(SIGNATURE_RULE) }),
      example: { wallet, tokenId: '1', text: 'Have a great summer!' },
      owner: 'wallet',
      limit: { calls: 10, minutes: 10, addressShare: 10 },
      answer: SignedPageAnswer,
      refusals: {
        BAD_REQUEST:
          'it is empty, too long, unreadable, or not allowed (domain/people/moderation.ts says why)',
        FORBIDDEN:
          "an operator has muted the wallet or removed its signature there, it holds no Flunk, the student is its own or a linked account's, or a block parts it from who holds the student",
        PROFILE_REQUIRED: 'the wallet has no profile',
        CONFLICT: 'it says again what the same wallet just wrote on another page',
        NOT_FOUND: 'there is no such student',
      },
    },
    async (tx, member, { tokenId, text }) => {
      const { wallet } = member;
      if (!(await hasStudent(tx, tokenId))) return NO_STUDENT;
      const standing = await standingOf(tx, wallet, tokenId);
      if (standing === 'nameless') return NAMELESS;
      if (standing !== 'open' && standing !== 'guest') return fail('FORBIDDEN', MAY_NOT_SIGN[standing]);
      if (await isApartFromHolder(tx, wallet, tokenId)) return CLOSED_PAGE;
      // What stands there already is no repeat: to sign with the same words again changes nothing.
      const before = await signatureOf(tx, wallet, tokenId);
      if (before !== null && before.text === oneLine(text)) return ok({ signature: before });
      const kept = await written(tx, member, 'signature', text, SIGNATURE_RULE);
      if (!kept.ok) return kept;
      const signature = await sign(tx, wallet, { tokenId, ...kept.value });
      await tellOfText(tx, 'signature', signature.id);
      return ok({ signature });
    },
  ),

  route(
    'POST /api/yearbook/signatures/reports',
    {
      caller: 'member',
      about: "Reports a signature to the operators' queue; once a person and signature.",
      body: z.object({ wallet: WalletAddress, id: RowId, reason: z.enum(REPORT_REASONS) }),
      example: { wallet, id: '1', reason: 'spam' },
      owner: 'wallet',
      limit: { calls: 10, minutes: 10, addressShare: 10 },
      answer: Done,
      refusals: { NOT_FOUND: 'there is no such signature' },
    },
    async (tx, _member, { id, reason }) =>
      (await report(tx, 'signature', id, reason)) ? ok({}) : NO_SIGNATURE,
  ),

  route(
    'POST /api/yearbook/signatures/removals',
    {
      caller: 'member',
      about:
        "Takes the caller's signature away, of which nothing stays; an administrator any, of which a tombstone stays (audited).",
      body: z.object({ wallet: WalletAddress, id: RowId }),
      example: { wallet, id: '1' },
      owner: 'wallet',
      // A signature that is gone stays gone.
      idempotency: 'none',
      answer: Done,
      refusals: {
        NOT_FOUND: 'there is no such signature, it is gone already, or it is not theirs to remove',
      },
    },
    async (tx, { wallet, role }, { id }) => {
      if (await removeSignature(tx, wallet, id)) return ok({});
      if (role !== 'ADMIN') return NO_SIGNATURE;
      const outcome = await decide(tx, wallet, { kind: 'signature', id, decision: 'remove' });
      return outcome === 'done' ? ok({}) : NO_SIGNATURE;
    },
  ),
] as const;
