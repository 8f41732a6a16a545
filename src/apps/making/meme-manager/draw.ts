import { EXPORT_RATIO, stageOf, type Meme, type MemeElement, type Stage } from './document.ts';
import { cssFont } from './fonts.ts';
import { layoutOf, type TextLayout } from './layout.ts';

/** What measures texts: one canvas for all. */
let ruler: CanvasRenderingContext2D | null = null;

/** A text in its lines, measured in its font, in pixels of the document. */
export function measured(element: MemeElement, stage: Stage): TextLayout {
  ruler ??= document.createElement('canvas').getContext('2d');
  const pen = ruler;
  if (pen !== null) pen.font = cssFont(element.fontFamily, element.fontSize);
  return layoutOf(element, stage, (line) => pen?.measureText(line).width ?? 0);
}

/**
 * Draws a meme onto a canvas, which gets its exact size: two pixels for each of the document (MEME-6). What is seen in
 * the window and what is saved are drawn by this alone.
 *
 * @param picture what the meme's picture looks like; null: it has none, or it has not come
 * @returns false where this browser cannot draw
 */
export function drawMeme(canvas: HTMLCanvasElement, meme: Meme, picture: CanvasImageSource | null): boolean {
  const stage = stageOf(meme);
  canvas.width = Math.round(stage.width * EXPORT_RATIO);
  canvas.height = Math.round(stage.height * EXPORT_RATIO);
  const pen = canvas.getContext('2d');
  if (pen === null) return false;
  pen.fillStyle = meme.picture === null ? '#c0cbdc' : '#000000';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(EXPORT_RATIO, EXPORT_RATIO);
  if (picture !== null && meme.picture !== null) {
    const { x, y, width, height } = stage.picture;
    // What is transparent stays so; bars beside a narrow picture do not.
    pen.clearRect(x, y, width, height);
    pen.imageSmoothingEnabled = !meme.picture.pixelated;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, x, y, width, height);
  }
  for (const element of meme.elements) drawText(pen, element, stage);
  return true;
}

function drawText(pen: CanvasRenderingContext2D, element: MemeElement, stage: Stage): void {
  const { lines, lineHeight } = measured(element, stage);
  pen.save();
  pen.translate((element.x / 100) * stage.width, (element.y / 100) * stage.height);
  pen.rotate((element.rotation * Math.PI) / 180);
  pen.font = cssFont(element.fontFamily, element.fontSize);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  // Half of a line's width lies inside the letters, which are filled over it.
  pen.lineWidth = element.strokeWidth * 2;
  pen.strokeStyle = element.strokeColor;
  pen.fillStyle = element.color;
  const top = -((lines.length - 1) * lineHeight) / 2;
  for (const [index, line] of lines.entries()) {
    if (element.strokeWidth > 0) pen.strokeText(line, 0, top + index * lineHeight);
  }
  for (const [index, line] of lines.entries()) pen.fillText(line, 0, top + index * lineHeight);
  pen.restore();
}
