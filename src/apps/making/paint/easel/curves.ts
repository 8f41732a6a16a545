import { drawCurve, type Curve } from '../pixels/curve.ts';
import { nibOf, straightened } from '../pixels/lines.ts';
import type { Point } from '../pixels/pixels.ts';
import { colorsOf, type Hand, type Stroke } from './hand.ts';

/** A line that is drawn first and then bent, twice at most, each by a press of its own. */
export interface CurveTool {
  /** Whether a line waits to be bent. */
  readonly isBegun: boolean;
  press(hand: Hand, at: Point): Stroke;
  /** What is drawn stays as it is. */
  end(): void;
}

const BENDS_MOST = 2;

export function createCurves(): CurveTool {
  let begun: { readonly curve: Curve; readonly draw: (curve: Curve) => void } | null = null;
  return {
    get isBegun() {
      return begun !== null;
    },
    end() {
      begun = null;
    },
    press(hand, at) {
      if (begun === null) {
        const { sheet, choices } = hand;
        const [row, nib] = [sheet.paint(colorsOf(hand)[0]), nibOf('round', choices.width)];
        const draw = (curve: Curve): void => {
          sheet.revert();
          drawCurve(curve, nib, row);
        };
        begun = { curve: { from: at, to: at, bends: [] }, draw };
        return {
          isOpen: true,
          move(to, { shift }) {
            const curve = { from: at, to: shift ? straightened(at, to) : to, bends: [] };
            draw(curve);
            begun = { curve, draw };
          },
          end() {
            // It was not drawn out: there is nothing to be bent.
            if (begun?.curve.to === at) begun = null;
          },
        };
      }
      const { curve, draw } = begun;
      const bend = (to: Point): void => {
        const bent = { ...curve, bends: [...curve.bends, to] };
        draw(bent);
        begun = { curve: bent, draw };
      };
      bend(at);
      return curve.bends.length + 1 < BENDS_MOST
        ? { isOpen: true, move: bend }
        : {
            move: bend,
            end() {
              begun = null;
            },
          };
    },
  };
}
