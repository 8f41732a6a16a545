import { ok } from '../../../_shared/kernel/result.ts';
import { seededRandom } from '../../../_shared/kernel/seededRandom.ts';
import type { personasRoutes } from '../../../_shared/contract/people/personas.ts';
import { keepMemory, memoryOf, personaContext, takeModelCall } from '../../../_shared/db/people/personas.ts';
import { bounded } from '../../../_shared/domain/people/personas/allowed.ts';
import { CAST } from '../../../_shared/domain/people/personas/cast.ts';
import type { Asked } from '../../../_shared/domain/people/personas/context.ts';
import { promptOf } from '../../../_shared/domain/people/personas/prompt.ts';
import { reply } from '../../../_shared/domain/people/personas/reply.ts';
import { askModel, mayBeTold } from '../../askModel.ts';
import type { Handlers } from '../../calls.ts';
import type { LiveDeps } from '../../deps.ts';

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

export const personasHandlers: Handlers<typeof personasRoutes> = {
  'POST /api/ai-chat': {
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
};
