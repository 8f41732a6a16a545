import { classOf, type Outfit } from '@shared/domain/making/juniors/team.ts';
import { penOn } from '../../../../overlays/pictures/pen.ts';
import type { StagePort } from '../machine/stagePort.ts';
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
  return { source: faded(image, width, height), width, height };
}

/** A portrait without its own ground, which fades out towards its edges. */
function faded(image: HTMLImageElement, width: number, height: number): HTMLCanvasElement {
  const pen = penOn({ width, height });
  if (pen === null) throw new Error('this browser has no canvas to draw on');
  pen.drawImage(image, 0, 0, width, height);
  pen.globalCompositeOperation = 'destination-in';
  for (const [toX, toY, begins, ends] of [
    [width, 0, 0.24, 0.76],
    [0, height, 0.16, 0.9],
  ] as const) {
    const fade = pen.createLinearGradient(0, 0, toX, toY);
    fade.addColorStop(0, 'transparent');
    fade.addColorStop(begins, '#000');
    fade.addColorStop(ends, '#000');
    fade.addColorStop(1, 'transparent');
    pen.fillStyle = fade;
    pen.fillRect(0, 0, width, height);
  }
  return pen.canvas;
}
