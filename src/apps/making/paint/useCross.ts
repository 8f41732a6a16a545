import { useState, type KeyboardEvent } from 'react';
import type { Easel } from './easel/easel.ts';
import type { Point } from './pixels/pixels.ts';

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** How far the cross goes with Shift (pixels). */
const WIDE_STEP = 8;
const NONE = { shift: false, ctrl: false };

const within = (at: number, size: number): number => Math.min(Math.max(at, 0), size - 1);

/**
 * The cross by which the keyboard draws: arrows move it, Space presses the tool and releases it (PAINT-7). A selection is moved
 * in its place, until Escape lays it down. Null: the keyboard is not at work.
 */
export function useCross(easel: Easel) {
  const [cross, setCross] = useState<Point | null>(null);

  function go({ x, y }: Point): void {
    const { tool, selection, size } = easel.state.get();
    if (tool === 'select' && selection !== null && !easel.isPressed()) {
      easel.nudge(x, y);
      return;
    }
    const from = cross ?? { x: Math.floor(size.width / 2), y: Math.floor(size.height / 2) };
    const next = { x: within(from.x + x, size.width), y: within(from.y + y, size.height) };
    setCross(next);
    easel.move(next, NONE);
  }
  function press(): void {
    if (easel.isPressed()) easel.release();
    else if (cross === null) go({ x: 0, y: 0 });
    else easel.press({ at: cross, button: 0, held: NONE });
  }
  function giveUp(): void {
    if (easel.isPressed()) easel.cancel();
    else easel.deselect();
  }
  return {
    cross,
    hideCross: () => setCross(null),
    onKeyDown(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      const step = STEPS[key];
      const wide = shiftKey ? WIDE_STEP : 1;
      if (step !== undefined) go({ x: step.x * wide, y: step.y * wide });
      else if (key === ' ') press();
      else if (key === 'Escape') giveUp();
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
