import { z } from 'zod';
import { ok } from '../../../_shared/kernel/result.ts';
import type { Address } from '../../../_shared/kernel/units.ts';
import { seededRandom } from '../../../_shared/kernel/seededRandom.ts';
import { helpIn } from '../../../_shared/db/people/help.ts';
import { keepMemory, memoryOf, personaContext } from '../../../_shared/db/people/personas.ts';
import { bounded } from '../../../_shared/domain/people/personas/allowed.ts';
import {
  CAST,
  AGENT_IDS,
  ASK_MOST,
  HISTORY_MOST,
  QUIET_TURNS,
} from '../../../_shared/domain/people/personas/cast.ts';
import type { Asked, Reply } from '../../../_shared/domain/people/personas/context.ts';
import { countryOf, LANGUAGE_MOST } from '../../../_shared/domain/people/personas/earnest/help.ts';
import { needIn } from '../../../_shared/domain/people/personas/earnest/needIn.ts';
import { promptOf } from '../../../_shared/domain/people/personas/prompt.ts';
import { reply } from '../../../_shared/domain/people/personas/reply.ts';
import { askModel, mayBeTold } from '../../askModel.ts';
import type { LiveDeps } from '../../deps.ts';
import { AiChatAnswer } from '../../../_shared/contract/people/personas.ts';
import { route } from '../../route.ts';

/** What a model says to a message; null: it failed, or said what a person is not to read. */
async function modelAnswer(
  deps: LiveDeps,
  wallet: Address,
  asked: Asked,
  { topic, message }: Reply,
): Promise<string | null> {
  // Who asks may have made up what was said before.
  const history = asked.history.filter(({ text }) => mayBeTold(text));
  return askModel(deps, wallet, {
    asking: 'persona-model',
    messages: promptOf({ ...asked, history }, topic === null ? null : message),
    read(said) {
      const text = bounded(said);
      const isFresh = !asked.history.some((one) => one.by === 'persona' && one.text === text);
      return text !== null && isFresh && mayBeTold(text) ? text : null;
    },
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
        quiet: z
          .int()
          .min(0)
          .max(QUIET_TURNS)
          .optional()
          .describe('what the last answer said; 0 when absent'),
        language: z
          .string()
          .max(LANGUAGE_MOST)
          .optional()
          .describe('of the browser (BCP 47); its country says which help is near'),
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
      async procedure(
        { deps, who: { wallet } },
        { message, agentId, chatHistory, quiet = 0, language = '' },
      ) {
        const { db, clock, model } = deps;
        const isDistress = needIn(message) !== null;
        // What asks for secrets, and what is in earnest, is answered by the engine alone: no model can be talked into it.
        const mayAsk = model !== null && !isDistress && quiet === 0 && mayBeTold(message);
        const { context, memory, help } = await db.transaction(wallet, async (tx) => {
          const [known, kept, near] = await Promise.all([
            personaContext(tx, wallet, clock.now()),
            memoryOf(tx, wallet, agentId),
            isDistress ? helpIn(tx, countryOf(language)) : [],
          ]);
          return { context: known, memory: kept, help: near };
        });
        const asked: Asked = {
          persona: agentId,
          message,
          history: chatHistory.map(({ text, isOwn }) => ({ by: isOwn ? 'person' : 'persona', text })),
          context,
          memory,
          quiet,
          help,
          random: seededRandom(crypto.randomUUID()).fraction,
        };
        const answer = reply(asked);
        const said = mayAsk ? await modelAnswer(deps, wallet, asked, answer) : null;
        // Of what is in earnest nothing is kept, not even that it was (PERSONA-8).
        if (answer.quiet === undefined) {
          await db.transaction(wallet, (tx) => keepMemory(tx, wallet, agentId, answer.memory));
        }
        return ok({
          message: said ?? answer.message,
          agent: CAST[agentId].room,
          emoji: answer.emoji,
          ...(answer.opens !== undefined && { opens: answer.opens }),
          quiet: answer.quiet ?? 0,
          done: said === null ? ('engine' as const) : ('model' as const),
        });
      },
    },
  ),
] as const;
