import { useEffect, useState } from 'react';
import { useApp } from '../../../../overlays/appContext.ts';
import { useStore } from '../../../../overlays/useStore.ts';
import { cardBlob } from './drawnCard.ts';
import { factsOf } from './cardFacts.ts';
import { cardPicture } from './cardPicture.ts';
import { drawCard } from './drawCard.ts';
import { makersSeal } from './makersSeal.ts';
import type { Junior } from '../team/team.ts';
import { useShared } from '../pages/useShared.ts';

/** How much smaller than the card its preview is. */
const SCALE = 0.5;
/** How long a change waits for the next one, in ms: a name is typed letter by letter. */
const REST_MS = 120;

/** The address of a preview of the Junior's card, drawn again when the Junior changes; null: not drawn yet, or not wanted. */
export function useCardPreview(junior: Junior, place: number, isWanted: boolean): string | null {
  const app = useApp();
  const shared = useShared();
  const stage = useStore(shared.stage);
  const maker = useStore(shared.maker);
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    // Each time: the person may have made another figure since.
    if (isWanted) void makersSeal(app).then((figure) => shared.maker.set(figure));
  }, [app, shared, isWanted]);
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const draw = async (): Promise<void> => {
      const picture = await cardPicture(stage, junior.outfit, SCALE);
      const blob = await cardBlob((pen) => drawCard(pen, factsOf(junior, place), picture, maker), SCALE);
      if (!isOver) setUrl(URL.createObjectURL(blob));
    };
    // What cannot be drawn leaves the last preview, and saving says so.
    const timer = setTimeout(() => void draw().catch(() => undefined), REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [stage, maker, junior, place, isWanted]);
  useEffect(() => {
    if (url === null) return;
    return () => URL.revokeObjectURL(url);
  }, [url]);
  return url;
}
