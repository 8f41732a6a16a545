import { ARMS, BODY, HEAD, HEIGHT, PLAIN_HEAD, WIDTH, type Colours, type Part, type Pose } from './body.ts';

/** Draws a figure in one pose. `head` is its own picture's; null: a plain one. */
export function paintFigure(
  context: CanvasRenderingContext2D,
  pose: Pose,
  colours: Colours,
  head: CanvasImageSource | null,
): void {
  context.clearRect(0, 0, WIDTH, HEIGHT);
  paintPart(context, BODY, colours);
  if (head === null) paintPart(context, PLAIN_HEAD, colours);
  else context.drawImage(head, HEAD.x, 0);
  paintPart(context, ARMS[pose], colours);
}

function paintPart(context: CanvasRenderingContext2D, { x, y, rows }: Part, colours: Colours): void {
  const known: Readonly<Record<string, string>> = colours;
  for (const [row, letters] of rows.entries()) {
    for (const [column, letter] of [...letters].entries()) {
      const colour = known[letter];
      if (colour === undefined) continue;
      context.fillStyle = colour;
      context.fillRect(x + column, y + row, 1, 1);
    }
  }
}
