import { allowed } from '../_shared/domain/people/personas/allowed.ts';
import { isForEngine } from '../_shared/domain/people/personas/guard.ts';
import type { ModelMessage } from '../_shared/domain/people/personas/prompt.ts';
import { faultFields } from '../_shared/kernel/log.ts';
import type { LiveDeps } from './deps.ts';

/** Whether a text is one that a model may be told, and a person by a model. */
export const mayBeTold = (text: string): boolean => allowed(text) && !isForEngine(text);

/**
 * What a model answers, as `read` finds it in its text; null: none is configured, it failed, or `read` found nothing.
 *
 * @param asking what the log calls it
 */
export async function askModel<Answer>(
  { model, log }: Pick<LiveDeps, 'model' | 'log'>,
  asking: string,
  messages: readonly ModelMessage[],
  read: (text: string) => Answer | null,
): Promise<Answer | null> {
  if (model === null) return null;
  try {
    return read(await model.answer(messages));
  } catch (fault) {
    log('warn', asking, faultFields(fault));
    return null;
  }
}
