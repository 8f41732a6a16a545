import { eachRow, pieceOf, type Area, type Pixels, type Point } from '../pixels/pixels.ts';
import type { Sheet } from '../pixels/sheet.ts';

/** Pixels that were taken up or pasted, and lie over the picture until they are put down. */
interface Floating {
  readonly piece: Pixels;
  readonly at: Point;
  /** Where they were cut out; null: nowhere, they were copied or pasted. */
  readonly hole: { readonly area: Area; readonly color: number } | null;
}

/** The rectangle that is chosen, and what was taken up of the picture. */
export interface Selecting {
  /** Null: nothing is chosen. */
  readonly area: Area | null;
  readonly isFloating: boolean;
  /** Chooses a rectangle; what floats is put down before. */
  choose(area: Area | null): void;
  /** Takes up what is chosen, and leaves a color there; null: what is there stays. */
  lift(color: number | null): void;
  float(piece: Pixels, at: Point): void;
  /** @param except pixels of this color show what is behind them */
  moveTo(at: Point, except: number | undefined): void;
  /** What floats becomes something else in its place, such as its mirror image. */
  alter(change: (piece: Pixels) => Pixels, except: number | undefined): void;
  /** The pixels that are chosen; null: none. */
  readonly pixels: Pixels | null;
  /** Puts down what floats, as a step, and chooses nothing. Answers whether that changed the picture. */
  settle(): boolean;
  /** What is chosen gives way to a color, as a step. */
  erase(color: number): boolean;
  /** As if what floats had never been taken up. */
  drop(): void;
}

export function createSelecting(sheet: () => Sheet): Selecting {
  let area: Area | null = null;
  let floating: Floating | null = null;

  const fill = ({ area: hole, color }: NonNullable<Floating['hole']>): void =>
    eachRow(hole, sheet().paint(color));
  function show(next: Floating, except?: number): void {
    floating = next;
    const { piece, at, hole } = next;
    area = { left: at.x, top: at.y, width: piece.width, height: piece.height };
    sheet().revert();
    if (hole !== null) fill(hole);
    sheet().stamp(piece, at, except);
  }
  function settle(): boolean {
    const hasChanged = floating !== null && sheet().keep();
    floating = null;
    area = null;
    return hasChanged;
  }
  return {
    get area() {
      return area;
    },
    get isFloating() {
      return floating !== null;
    },
    get pixels() {
      return floating?.piece ?? (area === null ? null : pieceOf(sheet().pixels, area));
    },
    choose(next) {
      settle();
      area = next;
    },
    lift(color) {
      if (area === null || floating !== null) return;
      const { left, top } = area;
      show({
        piece: pieceOf(sheet().pixels, area),
        at: { x: left, y: top },
        hole: color === null ? null : { area, color },
      });
    },
    float(piece, at) {
      settle();
      show({ piece, at, hole: null });
    },
    moveTo(at, except) {
      if (floating !== null) show({ ...floating, at }, except);
    },
    alter(change, except) {
      if (floating !== null) show({ ...floating, piece: change(floating.piece) }, except);
    },
    settle,
    erase(color) {
      if (area === null) return false;
      sheet().revert();
      if (floating === null) fill({ area, color });
      else if (floating.hole !== null) fill(floating.hole);
      floating = null;
      area = null;
      return sheet().keep();
    },
    drop() {
      if (floating !== null) sheet().revert();
      floating = null;
      area = null;
    },
  };
}
