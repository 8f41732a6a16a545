import { z } from 'zod';
import { AGENT_IDS, ASK_MOST, HISTORY_MOST } from '../../domain/people/personas/cast.ts';
import type { RouteTable } from '../table.ts';
import { Done } from '../values.ts';

export const AiChatAnswer = Done.extend({
  message: z.string(),
  agent: z.string().describe('the name over it'),
  emoji: z.string(),
  done: z
    .enum(['engine', 'model'])
    .describe('what answered: the built-in engine, or a model that is configured'),
});
export type AiChatAnswer = z.infer<typeof AiChatAnswer>;

/** The four rooms of the messenger whose host is a persona (PERSONA rules in docs/product.md). */
export const personasRoutes = {
  'POST /api/ai-chat': {
    caller: 'member',
    about:
      'A persona answers a message. It knows of the person what their own records say, and nothing that the page says.',
    body: z.object({
      message: z.string().trim().min(1).max(ASK_MOST),
      agentId: z.enum(AGENT_IDS),
      username: z.string().max(200).optional().describe('not read: the name is that of the profile'),
      chatHistory: z
        .array(
          z.object({
            text: z.string().max(ASK_MOST * 4),
            isOwn: z.boolean().describe('the person wrote it'),
          }),
        )
        .max(HISTORY_MOST)
        .default([])
        .describe('the last messages, the oldest first, without this one'),
    }),
    example: {
      message: 'When does the arcade open?',
      agentId: 'FlunkBot',
      chatHistory: [{ text: 'FlunkBot online. What do you need?', isOwn: false }],
    },
    limit: { calls: 30, minutes: 1, addressShare: 10 },
    idempotency: 'none',
    answer: AiChatAnswer,
  },
} as const satisfies RouteTable;
