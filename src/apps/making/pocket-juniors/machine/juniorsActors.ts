import { fromPromise } from 'xstate';
import type { AppContext } from '../../../../kernel/app.ts';
import type { Readable } from '../../../../kernel/store.ts';
import { withMaker } from '../../../../overlays/pictures/maker.ts';
import { publishWork } from '../../../../overlays/works/publishWork.ts';
import { cardPicture } from '../card/cardPicture.ts';
import type { CardPicture } from '../card/drawCard.ts';
import { drawnCard } from '../card/drawnCard.ts';
import type { StagePort } from './stagePort.ts';
import type { CardOrder, DrawnCard } from './juniorsMachine.ts';
import { askedFor } from '../team/askedJunior.ts';
import { printedName } from '../team/team.ts';

/** The effects of the showcase's machine. */
export function juniorsActors(
  app: AppContext,
  stage: Readable<StagePort | null>,
  maker: Readable<CardPicture | null>,
) {
  const draw = async ({ junior, place }: CardOrder): Promise<DrawnCard> =>
    drawnCard(junior, place, await cardPicture(stage.get(), junior.outfit), maker.get());
  return {
    saveCard: fromPromise<DrawnCard, CardOrder>(async ({ input }) => {
      const card = await draw(input);
      return { ...card, blob: await withMaker(card.blob, { opens: 'duel', params: askedFor(input.junior) }) };
    }),
    publishCard: fromPromise<void, CardOrder>(async ({ input }) => {
      const { blob } = await draw(input);
      await publishWork(app, { kind: 'card', picture: blob, title: printedName(input.junior, input.place) });
    }),
  };
}
