export type Pen = CanvasRenderingContext2D;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The outline of everything on a card. */
export const INK = '#2b1a3f';

/** One pixel of the letters is so wide at size 1. */
const LETTER = 11;

/** A color between two, `share` of the way to the second. */
export function mixed(from: string, to: string, share: number): string {
  const channels = (color: string): readonly number[] =>
    [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const [a, b] = [channels(from), channels(to)];
  const mean = a.map((value, index) => Math.round(value + ((b[index] ?? value) - value) * share));
  return `#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A box with round corners, filled, and outlined in ink `line` wide. */
export function panel(pen: Pen, box: Box, radius: number, fill: string | CanvasGradient, line = 0): void {
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.width, box.height, radius);
  pen.fillStyle = fill;
  pen.fill();
  if (line === 0) return;
  pen.strokeStyle = INK;
  pen.lineWidth = line;
  pen.stroke();
}

interface Lettering {
  /** How large each pixel of the letters is; smaller where the text is wider than `most`. */
  readonly size: number;
  readonly fill: string;
  readonly align?: CanvasTextAlign;
  /** How wide the ink round each letter is. */
  readonly outline?: number;
  /** How far a shadow of ink lies below it. */
  readonly drop?: number;
  readonly most?: number;
}

/** Letters of big pixels; `y` is the line that they stand on. */
export function letters(pen: Pen, text: string, x: number, y: number, how: Lettering): void {
  const { fill, align = 'left', outline = 0, drop = 0, most = Infinity } = how;
  let { size } = how;
  const set = (): void => void (pen.font = `${size * LETTER}px win95b`);
  set();
  while (size > 2 && pen.measureText(text).width > most) {
    size -= 1;
    set();
  }
  pen.textAlign = align;
  pen.textBaseline = 'alphabetic';
  pen.lineJoin = 'round';
  if (drop > 0) {
    pen.fillStyle = INK;
    pen.strokeStyle = INK;
    pen.lineWidth = outline;
    if (outline > 0) pen.strokeText(text, x, y + drop);
    pen.fillText(text, x, y + drop);
  }
  if (outline > 0) {
    pen.strokeStyle = INK;
    pen.lineWidth = outline;
    pen.strokeText(text, x, y);
  }
  pen.fillStyle = fill;
  pen.fillText(text, x, y);
}

/** A star of so many points, outlined in ink. */
export function burst(
  pen: Pen,
  x: number,
  y: number,
  {
    outer,
    inner,
    points,
    fill,
    line,
  }: Readonly<Record<'outer' | 'inner' | 'points' | 'line', number>> & { readonly fill: string },
): void {
  pen.beginPath();
  for (let corner = 0; corner < points * 2; corner += 1) {
    const radius = corner % 2 === 0 ? outer : inner;
    const angle = (corner * Math.PI) / points - Math.PI / 2;
    pen.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  pen.closePath();
  pen.fillStyle = fill;
  pen.fill();
  if (line === 0) return;
  pen.lineJoin = 'round';
  pen.strokeStyle = INK;
  pen.lineWidth = line;
  pen.stroke();
}

/** Rays from the middle of a box, in turns of two colors. The box clips them. */
export function rays(pen: Pen, box: Box, count: number, [even, odd]: readonly [string, string]): void {
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.56];
  const far = Math.hypot(box.width, box.height);
  for (let ray = 0; ray < count * 2; ray += 1) {
    pen.beginPath();
    pen.moveTo(x, y);
    for (const side of [ray, ray + 1.02]) {
      const angle = (side * Math.PI) / count;
      pen.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
    }
    pen.closePath();
    pen.fillStyle = ray % 2 === 0 ? even : odd;
    pen.fill();
  }
}

/** Rows of dots, as a press prints a lighter color. */
export function halftone(pen: Pen, box: Box, step: number, fill: string): void {
  pen.fillStyle = fill;
  for (let row = 0; row * step < box.height; row += 1) {
    const radius = (step * 0.34 * row * step) / box.height;
    const shift = row % 2 === 0 ? 0 : step / 2;
    // A row is filled at once: each filling costs.
    pen.beginPath();
    for (let column = 0; column * step < box.width + step; column += 1) {
      const [x, y] = [box.x + column * step + shift, box.y + row * step];
      pen.moveTo(x + radius, y);
      pen.arc(x, y, radius, 0, Math.PI * 2);
    }
    pen.fill();
  }
}
