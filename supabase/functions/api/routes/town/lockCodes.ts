import { z } from 'zod';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import { lockCodeHash } from '../../../_shared/auth/keys.ts';
import { record } from '../../../_shared/db/office/auditLog.ts';
import {
  keptLockCodes,
  lockOpenings,
  ownCodes,
  removeLockCode,
  setLockCode,
  switchOwnCodes,
  wrongCodes,
} from '../../../_shared/db/town/lockCodes.ts';
import { type LockName, CODE_LENGTH, LOCK_CODE } from '../../../_shared/domain/town/locks.ts';
import type { Chapter } from '../../../_shared/domain/town/townEvents.ts';
import { Done, Nothing, Reason } from '../../../_shared/contract/values.ts';
import { LockChapter, LockCodesAnswer } from '../../../_shared/contract/town/lockCodes.ts';
import { Lock } from '../../../_shared/contract/town/locks.ts';
import { route } from '../../route.ts';

/** What the audit log calls a code: neither it nor its hash. */
const subjectOf = (lock: LockName, chapter: Chapter): string => `${lock}/chapter-${chapter}`;

const SET = { code: 'set' };

const NONE = { code: 'none' };

/** The codes of the locks, which operators set and the server never shows (CONSOLE-16). */
export const lockCodesRoutes = [
  route(
    'GET /api/console/lock-codes',
    {
      caller: 'administrator',
      about: 'Which locks have a code, how many wrong ones were entered in a day, and who opened a lock.',
      query: Nothing,
      example: {},
      answer: LockCodesAnswer,
    },
    async (tx) => {
      const [codes, own, wrong, openings] = await Promise.all([
        keptLockCodes(tx),
        ownCodes(tx),
        wrongCodes(tx),
        lockOpenings(tx),
      ]);
      return ok({ codes, own, wrong, openings });
    },
  ),

  route(
    'POST /api/console/lock-codes',
    {
      caller: 'administrator',
      about: 'Gives a lock its code of a chapter. Neither the audit log nor any answer has it.',
      body: z.object({
        lock: Lock,
        chapter: LockChapter,
        code: z.string().regex(LOCK_CODE, `expected ${CODE_LENGTH} digits`),
        reason: Reason,
      }),
      example: { lock: 'shed', chapter: 3, code: '0000', reason: 'the third chapter begins' },
      // With a key a hash of the body would be kept, from which four digits are soon found. Set twice it is the same.
      idempotency: 'none',
      answer: Done,
    },
    {
      async procedure({ deps, who: { wallet } }, { lock, chapter, code, reason }) {
        const hash = await lockCodeHash(lock, chapter, code, deps.keys);
        return deps.db.transaction(wallet, async (tx) => {
          const was = (await setLockCode(tx, lock, chapter, hash)) ? SET : NONE;
          const subject = subjectOf(lock, chapter);
          await record(tx, wallet, { act: 'lock-code-set', subject, was, became: SET, reason });
          return ok({});
        });
      },
    },
  ),

  route(
    'POST /api/console/lock-codes/removal',
    {
      caller: 'administrator',
      about: 'Takes the code of a chapter from a lock. Who has opened it keeps that.',
      sets: true,
      body: z.object({ lock: Lock, chapter: LockChapter, reason: Reason }),
      example: { lock: 'shed', chapter: 3, reason: 'it was told too early' },
      answer: Done,
      refusals: { NOT_FOUND: 'the lock has no code of this chapter' },
    },
    async (tx, { wallet }, { lock, chapter, reason }) => {
      if (!(await removeLockCode(tx, lock, chapter))) {
        return fail('NOT_FOUND', 'The lock has no code of this chapter.');
      }
      const subject = subjectOf(lock, chapter);
      await record(tx, wallet, { act: 'lock-code-removed', subject, was: SET, became: NONE, reason });
      return ok({});
    },
  ),

  route(
    'POST /api/console/own-codes',
    {
      caller: 'administrator',
      about:
        'Lets a lock open to each wallet by a code of its own, or no more. Who has opened it keeps that.',
      sets: true,
      body: z.object({ lock: Lock, is_on: z.boolean(), reason: Reason }),
      example: { lock: 'shed', is_on: false, reason: 'a week without quarters' },
      answer: Done,
      refusals: { NOT_FOUND: 'the lock takes the codes of operators alone' },
    },
    async (tx, { wallet }, { lock, is_on, reason }) => {
      const was = await switchOwnCodes(tx, lock, is_on);
      if (was === null) return fail('NOT_FOUND', 'This lock has no codes of its own.');
      const became = { is_on };
      await record(tx, wallet, {
        act: 'own-codes-switched',
        subject: lock,
        was: { is_on: was },
        became,
        reason,
      });
      return ok({});
    },
  ),
] as const;
