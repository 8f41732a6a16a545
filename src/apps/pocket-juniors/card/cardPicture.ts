import { classOf, type Outfit } from '../../../../supabase/functions/_shared/domain/juniors/team.ts';
import type { StagePort } from '../stagePort.ts';
import { portraitOf } from '../pictures.ts';
import { WINDOW, type CardPicture } from './drawCard.ts';

/** The picture of a Junior for its card: from the stage, or the still portrait of its class where nothing is staged. */
export async function cardPicture(stage: StagePort | null, outfit: Outfit, scale = 1): Promise<CardPicture> {
  if (stage !== null) {
    const size = { width: Math.round(WINDOW.width * scale), height: Math.round(WINDOW.height * scale) };
    return { source: stage.picture(outfit, size), ...size };
  }
  const { url, width, height } = portraitOf(classOf(outfit).id);
  const image = new Image(width, height);
  image.src = url;
  await image.decode();
  return { source: image, width, height };
}
