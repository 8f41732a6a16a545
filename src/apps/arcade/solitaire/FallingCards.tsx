import { useEffect, useRef } from 'react';
import { useApp } from '../../../overlays/appContext.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { CARD_SIZES, faceUrl } from './faces.ts';
import { fallOf } from './falling.ts';
import { FOUNDATION_NAMES, layoutFor } from './layout.ts';
import styles from './solitaire.module.css';

/** So many places of a card are drawn in each frame. */
const STEPS_A_FRAME = 2;

/** The cards that fall when all are home, each with its trail, until they have gone or a press ends it. */
export function FallingCards({ onEnd }: { readonly onEnd: () => void }) {
  const { visible, random } = useApp();
  const isSeen = useStore(visible);
  const canvas = useRef<HTMLCanvasElement>(null);
  const fall = useRef<ReturnType<typeof fallOf> | null>(null);
  useEffect(() => {
    const { current } = canvas;
    const context = current?.getContext('2d') ?? null;
    if (current === null || context === null || !isSeen) return undefined;
    const space = { width: current.clientWidth, height: current.clientHeight };
    const layout = layoutFor(space);
    if (fall.current === null) [current.width, current.height] = [space.width, space.height];
    fall.current ??= fallOf(
      { ...space, card: layout, from: (suit) => layout.placeOf(FOUNDATION_NAMES[suit] ?? 'f0') },
      random,
    );
    const { step } = fall.current;
    const pictures = new Map<number, HTMLImageElement>();
    const pictureOf = (card: number): HTMLImageElement => {
      const known = pictures.get(card);
      if (known !== undefined) return known;
      const picture = new Image(CARD_SIZES[layout.size].width, CARD_SIZES[layout.size].height);
      picture.src = faceUrl(card, layout.size);
      pictures.set(card, picture);
      return picture;
    };
    context.imageSmoothingEnabled = false;
    let frame = requestAnimationFrame(function draw() {
      for (let count = 0; count < STEPS_A_FRAME; count += 1) {
        const now = step();
        if (now === null) {
          onEnd();
          return;
        }
        const picture = pictureOf(now.card);
        if (picture.complete) context.drawImage(picture, now.x, now.y, layout.width, layout.height);
      }
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [isSeen, onEnd, random]);
  return <canvas ref={canvas} className={styles.falling} aria-hidden="true" onClick={onEnd} />;
}
