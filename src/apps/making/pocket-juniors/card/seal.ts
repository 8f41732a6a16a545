import { burst, INK, mixed, type Pen } from './pen.ts';

/** How wide and high the figure of a seal is, in pixels of its own. */
export const SEAL_SIDE = 96;
/** How large each of them is on the card. */
const PIXEL = 2;
const RADIUS = 92;

/** A golden seal round a figure of `SEAL_SIDE` pixels; `x` and `y` are its middle, `color` is what the figure stands on. */
export function seal(pen: Pen, x: number, y: number, figure: CanvasImageSource, color: string): void {
  burst(pen, x, y + 8, { outer: 122, inner: 106, points: 22, fill: INK, line: 8 });
  burst(pen, x, y, { outer: 122, inner: 106, points: 22, fill: '#ffd23e', line: 8 });
  pen.save();
  pen.beginPath();
  pen.arc(x, y, RADIUS, 0, Math.PI * 2);
  pen.fillStyle = mixed(color, '#ffffff', 0.8);
  pen.fill();
  pen.clip();
  const side = SEAL_SIDE * PIXEL;
  pen.imageSmoothingEnabled = false;
  pen.drawImage(figure, x - side / 2, y - side / 2, side, side);
  pen.restore();
  pen.beginPath();
  pen.arc(x, y, RADIUS, 0, Math.PI * 2);
  pen.strokeStyle = INK;
  pen.lineWidth = 8;
  pen.stroke();
}
