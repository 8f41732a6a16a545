import type { memesRoutes } from '../../../_shared/contract/making/memes.ts';
import { takeModelCall } from '../../../_shared/db/people/personas.ts';
import { engineLines, linesIn, linesPrompt } from '../../../_shared/domain/making/memes/lines.ts';
import { ok } from '../../../_shared/kernel/result.ts';
import { seededRandom } from '../../../_shared/kernel/seededRandom.ts';
import { askModel, mayBeTold } from '../../askModel.ts';
import type { Handlers } from '../../calls.ts';

export const memesHandlers: Handlers<typeof memesRoutes> = {
  'POST /api/memes/lines': {
    async procedure({ deps, who }, asked) {
      // As with the personas: a model is asked for members alone, within the day's limits, and told what it may be told.
      const mayAsk = deps.model !== null && who !== null && mayBeTold(asked.prompt);
      const takes = mayAsk && (await deps.db.transaction(who.wallet, takeModelCall));
      const written = takes
        ? await askModel(deps, 'meme-model', linesPrompt(asked), (text) => {
            const lines = linesIn(text, asked.template);
            return lines?.every(mayBeTold) === true ? lines : null;
          })
        : null;
      const random = seededRandom(crypto.randomUUID());
      const lines = written ?? engineLines(asked, random.fraction());
      return ok({ lines: [...lines], done: written === null ? ('engine' as const) : ('model' as const) });
    },
  },
};
