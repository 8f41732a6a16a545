import type { ChatMessage, chatRoutes } from '../../../supabase/functions/_shared/contract/chat.ts';
import type { Answer, Sent } from '../../../supabase/functions/_shared/contract/table.ts';
import type { Result } from '../../../supabase/functions/_shared/kernel/result.ts';
import type { Api, CallOptions } from '../api/api.ts';

export type { ChatMessage };

type ChatRoutes = typeof chatRoutes;

/** The server, as far as the chat asks it. */
export interface ChatApi extends Pick<Api, 'serverClock'> {
  call<R extends keyof ChatRoutes>(
    route: R,
    input: Sent<ChatRoutes[R]>,
    options?: CallOptions,
  ): Promise<Result<Answer<ChatRoutes[R]>>>;
}
