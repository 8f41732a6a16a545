import { Texture, ImageSource } from 'pixi.js';
import { store, type Readable } from '../../kernel/store.ts';

/** The dark line round drawn figures. */
const INK: readonly [number, number, number] = [0x18, 0x14, 0x25];

/**
 * A picture as a figure of a game: made smaller to `side` pixels, without half-clear ones, and with a dark line round
 * it. The caller destroys it, with its source. Throws where the picture cannot be had.
 */
async function pixelFigure(url: string, side: number): Promise<Texture> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('this browser has no canvas to draw on');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 1, 1, side - 2, side - 2);
  const picture = context.getImageData(0, 0, side, side);
  outline(picture.data, side);
  context.putImageData(picture, 0, 0);
  return new Texture({ source: new ImageSource({ resource: canvas, scaleMode: 'nearest' }) });
}

/** Makes each pixel clear or solid, and lays a line of ink round what is solid. */
function outline(data: Uint8ClampedArray, side: number): void {
  const solid = Array.from({ length: side * side }, (_, pixel) => (data[pixel * 4 + 3] ?? 0) > 127);
  const isSolid = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < side && y < side && solid[y * side + x] === true;
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const at = (y * side + x) * 4;
      if (isSolid(x, y)) {
        data[at + 3] = 255;
        continue;
      }
      const isEdge = isSolid(x - 1, y) || isSolid(x + 1, y) || isSolid(x, y - 1) || isSolid(x, y + 1);
      data.set(isEdge ? [...INK, 255] : [0, 0, 0, 0], at);
    }
  }
}

interface Wardrobe {
  /** Who plays: the id of a guest, or the address of a picture. */
  readonly player: Readable<string>;
  /** The picture of a guest; null: there is no such guest. */
  readonly guest: (id: string) => Texture | null;
  /** Who plays until the picture is there, or where it cannot be had. */
  readonly first: Texture;
  /** How large a figure is made of a picture, in pixels. */
  readonly side: number;
}

/** The figure of who plays, whenever that changes. `stop` frees what was made. */
export function dressed({ player, guest, first, side }: Wardrobe): {
  readonly figure: Readable<Texture>;
  readonly stop: () => void;
} {
  const figure = store(guest(player.get()) ?? first);
  let own: Texture | null = null;
  let isOver = false;

  async function dress(): Promise<void> {
    const wanted = player.get();
    const drawn = guest(wanted);
    if (drawn !== null) {
      figure.set(drawn);
      return;
    }
    const made = await pixelFigure(wanted, side).catch(() => null);
    if (made === null || isOver || player.get() !== wanted) {
      made?.destroy(true);
      return;
    }
    figure.set(made);
    own?.destroy(true);
    own = made;
  }
  const unwatch = player.subscribe(() => void dress());
  void dress();
  return {
    figure,
    stop() {
      isOver = true;
      unwatch();
      own?.destroy(true);
    },
  };
}
