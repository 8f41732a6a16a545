import { z } from 'zod';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import {
  feedbackPage,
  holdFeedback,
  keepFeedback,
  tickOffFeedback,
} from '../../../_shared/db/school/feedback.ts';
import { tell } from '../../../_shared/db/people/news.ts';
import { record } from '../../../_shared/db/office/auditLog.ts';
import { PageQuery } from '../../../_shared/contract/page.ts';
import { Done, RowId } from '../../../_shared/contract/values.ts';
import { SubmitFeedbackBody, FeedbackAnswer } from '../../../_shared/contract/school/feedback.ts';
import { route } from '../../route.ts';

/** The Report Card (REPORT-1, REPORT-5). */
export const feedbackRoutes = [
  route(
    'POST /api/submit-feedback',
    {
      caller: 'guest',
      about: 'Keeps what somebody thinks of the product.',
      body: SubmitFeedbackBody,
      example: { user_name: 'Rosie', issues_found: 'The bell is late.', suggestions: null },
      answer: Done,
      limit: { calls: 10, minutes: 10 },
      refusals: { BAD_REQUEST: 'neither issues nor suggestions were filled in' },
    },
    async (tx, member, feedback) => {
      if (feedback.issues_found === null && feedback.suggestions === null) {
        return fail('BAD_REQUEST', 'Please fill in at least one field');
      }
      await keepFeedback(tx, member?.wallet ?? null, feedback);
      return ok({});
    },
  ),

  route(
    'GET /api/feedback',
    {
      caller: 'administrator',
      about: 'What people wrote.',
      query: PageQuery,
      example: { limit: 50 },
      answer: FeedbackAnswer,
    },
    async (tx, _admin, asked) => {
      const { items, next } = await feedbackPage(tx, asked);
      return ok({ feedback: items, next });
    },
  ),

  route(
    'POST /api/console/feedback/done',
    {
      caller: 'administrator',
      about: 'Ticks off what somebody wrote, or opens it again.',
      sets: true,
      body: z.object({ id: RowId, done: z.boolean() }),
      example: { id: '1', done: true },
      answer: Done,
      refusals: { NOT_FOUND: 'there is no such feedback' },
    },
    async (tx, { wallet }, { id, done }) => {
      const held = await holdFeedback(tx, id);
      if (held === null) return fail('NOT_FOUND', 'There is no such feedback.');
      const { wallet: writer, ...before } = held;
      if (before.done === done) return ok({});
      await tickOffFeedback(tx, id, done);
      await record(tx, wallet, {
        act: done ? 'feedback-done' : 'feedback-opened',
        subject: id,
        was: before,
        became: { ...before, done },
      });
      if (done && writer !== null) {
        const subject = { what: 'report-card', about: '' } as const;
        await tell(tx, { to: [writer], kind: 'office', actor: null, subject });
      }
      return ok({});
    },
  ),
] as const;
