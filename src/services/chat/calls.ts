import type { ChatMessage } from '@shared/contract/people/chat.ts';
import type { Api } from '../api/api.ts';

export type { ChatMessage };

/** The server, as far as the chat asks it. */
export type ChatApi = Pick<Api, 'call' | 'serverClock'>;
