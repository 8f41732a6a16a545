import { z } from 'zod';
import { engineLines } from '../../../_shared/domain/making/memes/engine/engine.ts';
import { linesIn, linesPrompt, PROMPT_MOST, TURN_MOST } from '../../../_shared/domain/making/memes/lines.ts';
import { ok } from '../../../_shared/kernel/result.ts';
import { seededRandom } from '../../../_shared/kernel/seededRandom.ts';
import { askModel, mayBeTold } from '../../askModel.ts';
import { TEMPLATE_IDS } from '../../../_shared/domain/making/memes/templates.ts';
import { MemeLinesAnswer } from '../../../_shared/contract/making/memes.ts';
import { route } from '../../route.ts';

/** The generator of the Meme Manager (MEME-7). */
export const memesRoutes = [
  route(
    'POST /api/memes/lines',
    {
      caller: 'guest',
      about: 'Writes the texts of a meme about what a person typed. Nothing of it is kept.',
      body: z.object({
        prompt: z.string().trim().min(1).max(PROMPT_MOST),
        template: z.enum(TEMPLATE_IDS).nullable().describe('null where the picture has no template'),
        turn: z
          .int()
          .min(0)
          .max(TURN_MOST)
          .optional()
          .describe('one more each time: the built-in engine tells another joke; absent: any'),
      }),
      example: { prompt: 'the bell is late', template: 'classic' },
      limit: { calls: 30, minutes: 1, addressShare: 10 },
      idempotency: 'none',
      answer: MemeLinesAnswer,
    },
    {
      async procedure({ deps, who }, asked) {
        // As with the personas: a model is asked for members alone, within the day's limits, and told what it may be told.
        const mayAsk = deps.model !== null && who !== null && mayBeTold(asked.prompt);
        const written = mayAsk
          ? await askModel(deps, who.wallet, {
              asking: 'meme-model',
              messages: linesPrompt(asked),
              read({ text, isWhole }) {
                const lines = isWhole ? linesIn(text, asked.template) : null;
                return lines?.every(mayBeTold) === true ? lines : null;
              },
            })
          : null;
        const turn = asked.turn ?? seededRandom(crypto.randomUUID()).below(TURN_MOST);
        const lines = written ?? engineLines(asked, turn);
        return ok({ lines: [...lines], done: written === null ? ('engine' as const) : ('model' as const) });
      },
    },
  ),
] as const;
