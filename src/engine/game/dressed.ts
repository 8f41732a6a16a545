import type { Texture } from 'pixi.js';
import { store, type Readable } from '../../kernel/store.ts';
import { pixelFigure } from './figure.ts';

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
