import type { Point } from '../play/framing/framing.ts';

/** What the keys do to a map. */
interface Keys {
  readonly moveBy: (by: Point) => void;
  readonly zoom: (direction: 'in' | 'out') => void;
  readonly reset: () => void;
  readonly pause: () => void;
}

const STEP = 48;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};

/** Reads the keys of a map on its element. A button in it keeps its own Space. The answer ends it. */
export function listenToKeys(element: HTMLElement, { moveBy, zoom, reset, pause }: Keys): () => void {
  function press(event: KeyboardEvent): void {
    const { key, target } = event;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const step = ARROWS[key];
    if (step !== undefined) moveBy(step);
    else if (key === '+' || key === '=') zoom('in');
    else if (key === '-') zoom('out');
    else if (key === '0') reset();
    else if (key === ' ' && target === element) {
      if (!event.repeat) pause();
    } else return;
    event.preventDefault();
  }
  element.addEventListener('keydown', press);
  return () => element.removeEventListener('keydown', press);
}
