import { fail, ok } from '../../../../src/kernel/result.ts';
import { FeedbackQuery, SubmitFeedbackBody } from '../../_shared/contract/feedback.ts';
import { keepFeedback, newestFeedback } from '../../_shared/db/feedback.ts';
import { guestWrite, read } from '../calls.ts';
import type { Api, ApiDeps } from '../deps.ts';

/** Report Card (spec 3, sections 5 and 7): everyone may write, administrators read. */
export function feedbackRoutes(app: Api, deps: ApiDeps): void {
  app.post(
    '/submit-feedback',
    guestWrite(deps, {
      route: 'POST /api/submit-feedback',
      schema: SubmitFeedbackBody,
      rare: 'feedback',
      async act(tx, member, feedback) {
        if (feedback.issues_found === null && feedback.suggestions === null) {
          return fail('BAD_REQUEST', 'Please fill in at least one field');
        }
        await keepFeedback(tx, member?.wallet ?? null, feedback);
        return ok({});
      },
    }),
  );

  app.get(
    '/feedback',
    read(deps, {
      route: 'GET /api/feedback',
      schema: FeedbackQuery,
      role: 'ADMIN',
      act: async (tx, _admin, { limit }) => ok({ feedback: await newestFeedback(tx, limit) }),
    }),
  );
}
