import { takeModelCall } from '../_shared/db/people/personas.ts';
import { allowed } from '../_shared/domain/people/personas/allowed.ts';
import { isForEngine } from '../_shared/domain/people/personas/guard.ts';
import type { ModelMessage } from '../_shared/domain/people/personas/prompt.ts';
import { faultFields } from '../_shared/kernel/log.ts';
import type { Address } from '../_shared/kernel/units.ts';
import type { LiveDeps } from './deps.ts';
import { tokensOf, type Said } from './model.ts';

/** Whether a text is one that a model may be told, and a person by a model. */
export const mayBeTold = (text: string): boolean => allowed(text) && !isForEngine(text);

/**
 * What a model answers a member, as `read` finds it in what it said; null: none is configured, the day's calls or tokens are used
 * up, it failed, or `read` found nothing. The call is counted before it is made (PERSONA-7).
 *
 * @param asking what the log calls it
 */
export async function askModel<Answer>(
  { db, model, log }: Pick<LiveDeps, 'db' | 'model' | 'log'>,
  wallet: Address,
  {
    asking,
    messages,
    read,
  }: {
    readonly asking: string;
    readonly messages: readonly ModelMessage[];
    readonly read: (said: Said) => Answer | null;
  },
): Promise<Answer | null> {
  if (model === null) return null;
  const tokens = tokensOf(messages);
  if (!(await db.transaction(wallet, (tx) => takeModelCall(tx, tokens, model.tokensADay)))) return null;
  try {
    return read(await model.answer(messages));
  } catch (fault) {
    log('warn', asking, faultFields(fault));
    return null;
  }
}
