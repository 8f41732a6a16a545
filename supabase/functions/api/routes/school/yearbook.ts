import { fail, ok } from '../../../_shared/kernel/result.ts';
import { oneLine } from '../../../_shared/kernel/oneLine.ts';
import type { yearbookRoutes } from '../../../_shared/contract/school/yearbook.ts';
import { decide, report } from '../../../_shared/db/people/moderation.ts';
import {
  hasStudent,
  removeSignature,
  sign,
  signatureOf,
  signaturesPage,
  standingOf,
} from '../../../_shared/db/school/signatures.ts';
import { MAY_NOT_SIGN, SIGNATURE_RULE } from '../../../_shared/domain/school/signatures.ts';
import type { Handlers } from '../../calls.ts';
import { NAMELESS, written } from '../../writing.ts';

const NO_STUDENT = fail('NOT_FOUND', 'There is no such student.');
const NO_SIGNATURE = fail('NOT_FOUND', 'There is no such signature.');

export const yearbookHandlers: Handlers<typeof yearbookRoutes> = {
  'GET /api/yearbook/signatures': async (tx, who, { tokenId, ...asked }) =>
    ok(await signaturesPage(tx, who?.wallet ?? null, tokenId, asked)),

  async 'POST /api/yearbook/signatures'(tx, member, { tokenId, text }) {
    const { wallet } = member;
    if (!(await hasStudent(tx, tokenId))) return NO_STUDENT;
    const standing = await standingOf(tx, wallet, tokenId);
    if (standing === 'nameless') return NAMELESS;
    if (standing !== 'open' && standing !== 'guest') return fail('FORBIDDEN', MAY_NOT_SIGN[standing]);
    // What stands there already is no repeat: to sign with the same words again changes nothing.
    const before = await signatureOf(tx, wallet, tokenId);
    if (before !== null && before.text === oneLine(text)) return ok({ signature: before });
    const kept = await written(tx, member, 'signature', text, SIGNATURE_RULE);
    return kept.ok ? ok({ signature: await sign(tx, wallet, { tokenId, ...kept.value }) }) : kept;
  },

  'POST /api/yearbook/signatures/reports': async (tx, _member, { id, reason }) =>
    (await report(tx, 'signature', id, reason)) ? ok({}) : NO_SIGNATURE,

  async 'POST /api/yearbook/signatures/removals'(tx, { wallet, role }, { id }) {
    if (await removeSignature(tx, wallet, id)) return ok({});
    if (role !== 'ADMIN') return NO_SIGNATURE;
    const outcome = await decide(tx, wallet, { kind: 'signature', id, decision: 'remove' });
    return outcome === 'done' ? ok({}) : NO_SIGNATURE;
  },
};
