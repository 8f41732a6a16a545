import type { AppContext } from '../../../../kernel/app.ts';
import { myFlunkPicture } from '../../../../overlays/myFlunk/myFlunk.ts';
import type { CardPicture } from './drawCard.ts';
import { SEAL_SIDE } from './seal.ts';

/**
 * The person's own figure (CREATOR-4), with which their cards are sealed (JUNIORS-8); null: they have none, or it cannot be drawn just
 * now, and the card goes without.
 */
export async function makersSeal(app: Pick<AppContext, 'services'>): Promise<CardPicture | null> {
  try {
    const picture = await myFlunkPicture(app, SEAL_SIDE);
    if (picture === null) return null;
    return { source: await createImageBitmap(picture), width: SEAL_SIDE, height: SEAL_SIDE };
  } catch {
    return null;
  }
}
