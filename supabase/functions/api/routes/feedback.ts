import { fail, ok } from '../../_shared/kernel/result.ts';
import type { feedbackRoutes } from '../../_shared/contract/feedback.ts';
import { feedbackPage, keepFeedback } from '../../_shared/db/feedback.ts';
import type { Handlers } from '../calls.ts';

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
};
