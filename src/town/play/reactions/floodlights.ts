import type { Failure } from '@shared/kernel/result.ts';
import type { Services } from '../../../kernel/app.ts';

/** Switches the floodlights of the football field for everybody, in the name of who is signed in; null: it is done. */
export async function switchFloodlights(
  { api, session, presence }: Pick<Services, 'api' | 'session' | 'presence'>,
  lit: boolean,
): Promise<Failure | null> {
  const { wallet } = session.get();
  // Only a member comes to the field; a session that ended meanwhile is told of elsewhere.
  if (wallet === null) return null;
  const answer = await api.call('POST /api/town/floodlights', { wallet, lit });
  if (!answer.ok) return answer.error;
  presence.hear(answer.value.floodlights);
  return null;
}
