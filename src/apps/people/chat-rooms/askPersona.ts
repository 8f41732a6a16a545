import type { Result } from '@shared/kernel/result.ts';
import type { Services } from '../../../kernel/app.ts';
import type { Asked } from './conversation.ts';

/** Asks the server what a persona answers. */
export const askPersona =
  ({ api }: Pick<Services, 'api'>) =>
  ({ agent, message, history }: Asked, signal: AbortSignal): Promise<Result<{ readonly message: string }>> =>
    api.call(
      'POST /api/ai-chat',
      {
        message,
        agentId: agent,
        chatHistory: history.map(({ text, by }) => ({ text, isOwn: by === 'person' })),
      },
      { signal },
    );
