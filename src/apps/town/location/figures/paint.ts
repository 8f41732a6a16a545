import { ARMS, BODY, HEAD, HEIGHT, PLAIN_HEAD, WIDTH, type Colors, type Part, type Pose } from './body.ts';

/** Draws a figure in one pose. `head` is its own picture's; null: a plain one. */
export function paintFigure(
  context: CanvasRenderingContext2D,
  pose: Pose,
  colors: Colors,
  head: CanvasImageSource | null,
): void {
  context.clearRect(0, 0, WIDTH, HEIGHT);
  paintPart(context, BODY, colors);
  if (head === null) paintPart(context, PLAIN_HEAD, colors);
  else context.drawImage(head, HEAD.x, 0);
  paintPart(context, ARMS[pose], colors);
}

function paintPart(context: CanvasRenderingContext2D, { x, y, rows }: Part, colors: Colors): void {
  const known: Readonly<Record<string, string>> = colors;
  for (const [row, letters] of rows.entries()) {
    for (const [column, letter] of [...letters].entries()) {
      const color = known[letter];
      if (color === undefined) continue;
      context.fillStyle = color;
      context.fillRect(x + column, y + row, 1, 1);
    }
  }
}
