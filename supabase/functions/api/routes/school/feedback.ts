import { fail, ok } from '../../../_shared/kernel/result.ts';
import type { feedbackRoutes } from '../../../_shared/contract/school/feedback.ts';
import {
  feedbackPage,
  holdFeedback,
  keepFeedback,
  tickOffFeedback,
} from '../../../_shared/db/school/feedback.ts';
import { record } from '../../../_shared/db/office/auditLog.ts';
import type { Handlers } from '../../calls.ts';

export const feedbackHandlers: Handlers<typeof feedbackRoutes> = {
  async 'POST /api/submit-feedback'(tx, member, feedback) {
    if (feedback.issues_found === null && feedback.suggestions === null) {
      return fail('BAD_REQUEST', 'Please fill in at least one field');
    }
    await keepFeedback(tx, member?.wallet ?? null, feedback);
    return ok({});
  },

  async 'GET /api/feedback'(tx, _admin, asked) {
    const { items, next } = await feedbackPage(tx, asked);
    return ok({ feedback: items, next });
  },

  async 'POST /api/console/feedback/done'(tx, { wallet }, { id, done }) {
    const before = await holdFeedback(tx, id);
    if (before === null) return fail('NOT_FOUND', 'There is no such feedback.');
    if (before.done === done) return ok({});
    await tickOffFeedback(tx, id, done);
    await record(tx, wallet, {
      act: done ? 'feedback-done' : 'feedback-opened',
      subject: id,
      was: before,
      became: { ...before, done },
    });
    return ok({});
  },
};
