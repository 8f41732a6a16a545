import type { MemeElement } from './document.ts';

/** What a key does with a text: a change of it, a move among the others, or that it goes. */
export type KeyAct =
  | { readonly patch: Partial<MemeElement> }
  | { readonly move: number }
  | { readonly act: 'remove' | 'leave' };

/** How far an arrow moves a text (percent), resizes it (pixels) and turns it (degrees). */
const STEP = { move: 1, size: 2, turn: 5 } as const;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a key does with the text that has the keyboard (MEME-5); null: nothing. */
export function keyAct(key: string, isShift: boolean, element: MemeElement): KeyAct | null {
  const arrow = ARROWS[key];
  if (arrow !== undefined) {
    const [x, y] = arrow;
    if (!isShift) return { patch: { x: element.x + x * STEP.move, y: element.y + y * STEP.move } };
    return y === 0
      ? { patch: { rotation: element.rotation + x * STEP.turn } }
      : { patch: { fontSize: element.fontSize - y * STEP.size } };
  }
  switch (key) {
    case 'PageUp':
      return { move: 1 };
    case 'PageDown':
      return { move: -1 };
    case 'Delete':
    case 'Backspace':
      return { act: 'remove' };
    case 'Escape':
      return { act: 'leave' };
    default:
      return null;
  }
}
