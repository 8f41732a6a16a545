import { fromPromise } from 'xstate';
import type { Readable } from '../../kernel/store.ts';
import { cardPicture } from './card/cardPicture.ts';
import { drawnCard } from './card/drawnCard.ts';
import type { StagePort } from './stagePort.ts';
import type { CardOrder, DrawnCard } from './juniorsMachine.ts';

/** The effects of the showcase's machine. */
export const juniorsActors = (stage: Readable<StagePort | null>) => ({
  saveCard: fromPromise<DrawnCard, CardOrder>(async ({ input: { junior, place } }) =>
    drawnCard(junior, place, await cardPicture(stage.get(), junior.outfit)),
  ),
});
