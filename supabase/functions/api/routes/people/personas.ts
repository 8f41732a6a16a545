import { z } from 'zod';
import { ok } from '../../../_shared/kernel/result.ts';
import { seededRandom } from '../../../_shared/kernel/seededRandom.ts';
import { keepMemory, memoryOf, personaContext, takeModelCall } from '../../../_shared/db/people/personas.ts';
import { bounded } from '../../../_shared/domain/people/personas/allowed.ts';
import { CAST, AGENT_IDS, ASK_MOST, HISTORY_MOST } from '../../../_shared/domain/people/personas/cast.ts';
import type { Asked } from '../../../_shared/domain/people/personas/context.ts';
import { promptOf } from '../../../_shared/domain/people/personas/prompt.ts';
import { reply } from '../../../_shared/domain/people/personas/reply.ts';
import { askModel, mayBeTold } from '../../askModel.ts';
import type { LiveDeps } from '../../deps.ts';
import { AiChatAnswer } from '../../../_shared/contract/people/personas.ts';
import { route } from '../../route.ts';

/** What a model says to a message; null: it failed, or said what a person is not to read. */
async function modelAnswer(deps: LiveDeps, asked: Asked): Promise<string | null> {
  // Who asks may have made up what was said before.
  const history = asked.history.filter(({ text }) => mayBeTold(text));
  return askModel(deps, 'persona-model', promptOf({ ...asked, history }), (said) => {
    const text = bounded(said);
    const isFresh = !asked.history.some((one) => one.by === 'persona' && one.text === text);
    return text !== null && isFresh && mayBeTold(text) ? text : null;
  });
}

/** The four rooms of the messenger whose host is a persona (PERSONA rules in docs/product.md). */
export const personasRoutes = [
  route(
    'POST /api/ai-chat',
    {
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
    {
      async procedure({ deps, who: { wallet } }, { message, agentId, chatHistory }) {
        const { db, clock, model } = deps;
        // What asks for secrets is answered by the engine alone, so that no model can be talked into it.
        const mayAsk = model !== null && mayBeTold(message);
        const { context, memory, takes } = await db.transaction(wallet, async (tx) => {
          const [known, kept, taken] = await Promise.all([
            personaContext(tx, wallet, clock.now()),
            memoryOf(tx, wallet, agentId),
            mayAsk ? takeModelCall(tx) : false,
          ]);
          return { context: known, memory: kept, takes: taken };
        });
        const asked: Asked = {
          persona: agentId,
          message,
          history: chatHistory.map(({ text, isOwn }) => ({ by: isOwn ? 'person' : 'persona', text })),
          context,
          memory,
          random: seededRandom(crypto.randomUUID()).fraction,
        };
        const answer = reply(asked);
        const said = takes ? await modelAnswer(deps, asked) : null;
        await db.transaction(wallet, (tx) => keepMemory(tx, wallet, agentId, answer.memory));
        return ok({
          message: said ?? answer.message,
          agent: CAST[agentId].room,
          emoji: answer.emoji,
          done: said === null ? ('engine' as const) : ('model' as const),
        });
      },
    },
  ),
] as const;
