import { RANKS, SUITS, type Card } from '@shared/domain/arcade/solitaire/cards.ts';
import type { Random } from '@shared/kernel/clock.ts';

/** A card on its way down: where it is and how fast it goes, in pixels and pixels a step. */
interface Faller {
  readonly card: Card;
  x: number;
  y: number;
  readonly speed: number;
  fall: number;
}

/** How the cards fall that were brought home: each bounces over the floor until it has left the table. */
export interface Fall {
  /** Goes on by a step and answers where a card is drawn now; null: all have gone. */
  step(): { readonly card: Card; readonly x: number; readonly y: number } | null;
}

const GRAVITY = 0.5;
/** So much of its speed a card keeps when it bounces. */
const BOUNCE = 0.82;

interface FallSpace {
  readonly width: number;
  readonly height: number;
  readonly card: { readonly width: number; readonly height: number };
  /** Where the foundation of this suit lies. */
  readonly from: (suit: number) => { readonly left: number; readonly top: number };
}

/** The fall of all 52 cards, one after another: kings first, from each suit in turn (SOLITAIRE-4). */
export function fallOf({ width, height, card: size, from }: FallSpace, random: Random): Fall {
  const left = Array.from({ length: RANKS * SUITS.length }, (_, index) => {
    const [rank, suit] = [RANKS - 1 - Math.floor(index / SUITS.length), index % SUITS.length];
    return suit * RANKS + rank;
  });
  const floor = height - size.height;
  let faller: Faller | null = null;

  function next(): Faller | null {
    const card = left.shift();
    if (card === undefined) return null;
    const { left: x, top: y } = from(Math.floor(card / RANKS));
    const speed = (1.5 + random() * 4) * (random() < 0.5 ? -1 : 1);
    return { card, x, y, speed, fall: -random() * 4 };
  }
  return {
    step() {
      if (faller === null || faller.x < -size.width || faller.x > width) faller = next();
      if (faller === null) return null;
      faller.x += faller.speed;
      faller.fall += GRAVITY;
      faller.y += faller.fall;
      if (faller.y > floor) {
        faller.y = floor;
        faller.fall *= -BOUNCE;
      }
      return { card: faller.card, x: Math.round(faller.x), y: Math.round(faller.y) };
    },
  };
}
