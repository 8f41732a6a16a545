import { fromPromise } from 'xstate';
import type { Services } from '../../../kernel/app.ts';
import type { Result } from '@shared/kernel/result.ts';
import type { FeedbackPayload } from './feedback.ts';

/** The effects of the feedback machine. Why the server refused is only logged (REPORT-4). */
export function feedbackActors({ api }: Pick<Services, 'api'>) {
  return {
    submit: fromPromise<Result<unknown>, { readonly payload: FeedbackPayload }>(
      async ({ input: { payload } }) => {
        const answer = await api.call('POST /api/submit-feedback', payload);
        if (!answer.ok)
          console.error(`Feedback was not taken: ${answer.error.code}, ${answer.error.message}`);
        return answer;
      },
    ),
  };
}
