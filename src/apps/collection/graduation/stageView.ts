import { Container } from 'pixi.js';
import { Fills } from '../../../engine/draw/fills.ts';
import type { Fill } from '../../../engine/theme/bevel.ts';
import type { AppContext, SceneHost } from '../../../kernel/app.ts';
import { CONFETTI_MS, confettiAt, throwConfetti } from './confetti.ts';

const CURTAIN = 0x5c1a33;
const FOLD = 0x4a1228;
const CONES = [0x73283f, 0x8f3a4c, 0xb15a5f] as const;
const BOARD = 0x733e39;
const SEAM = 0x5a2e2c;
const FLOOR_HEIGHT = 34;
const FOLD_WIDTH = 22;

/** The stage of the auditorium: curtain, a cone of light, boards. */
function setAt(width: number, height: number): Fill[] {
  const floor = height - FLOOR_HEIGHT;
  const folds = Array.from({ length: Math.ceil(width / FOLD_WIDTH) }, (_, index) => ({
    x: index * FOLD_WIDTH,
    y: 0,
    width: 7,
    height: floor,
    color: FOLD,
  }));
  const cones = CONES.flatMap((color, step) =>
    Array.from({ length: Math.ceil(floor / 8) }, (_, index) => {
      const wide = Math.round((width * 0.34 + index * width * 0.011) * (1 - step * 0.26));
      return { x: Math.round((width - wide) / 2), y: index * 8, width: wide, height: 8, color };
    }),
  );
  const boards = [0, 9, 20].map((y) => ({ x: 0, y: floor + y, width, height: 1, color: SEAM }));
  return [
    { x: 0, y: 0, width, height, color: CURTAIN },
    ...folds,
    ...cones,
    { x: 0, y: floor, width, height: FLOOR_HEIGHT, color: BOARD },
    ...boards,
  ];
}

type Needs = Pick<AppContext, 'random' | 'reducedMotion' | 'visible'>;

/** The stage, on which confetti falls once: until it lies, until the person presses anything, or not at all. */
export function createStageView({ root, element, size, stage }: SceneHost, app: Needs) {
  const view = root.addChild(new Container());
  const set = view.addChild(new Fills());
  const air = view.addChild(new Fills());
  view.visible = false;
  const pieces = throwConfetti(app.random);
  let elapsed = 0;
  let stopFalling: (() => void) | null = null;

  const draw = (): void => {
    const { width, height } = size.get();
    set.show(setAt(width, height));
    air.show(confettiAt(pieces, elapsed, { width, height }));
  };
  function settle(): void {
    stopFalling?.();
    stopFalling = null;
    elapsed = CONFETTI_MS;
    air.show(confettiAt(pieces, elapsed, size.get()));
  }
  function fall(): void {
    stopFalling = stage.animate((passed) => {
      elapsed += passed;
      if (elapsed >= CONFETTI_MS) {
        settle();
        return false;
      }
      air.show(confettiAt(pieces, elapsed, size.get()));
      return true;
    });
  }
  const settleUnseen = (): void => {
    if (stopFalling !== null && (app.reducedMotion.get() || !app.visible.get())) settle();
  };
  const unwatch = [app.reducedMotion.subscribe(settleUnseen), app.visible.subscribe(settleUnseen)];
  // The window's own element: keys and presses of the page over the scene skip it too.
  const skip = (): void => {
    if (stopFalling !== null) settle();
  };
  const skips = ['pointerdown', 'keydown'] as const;
  const window = element.closest('[role=dialog]') ?? element;
  for (const type of skips) window.addEventListener(type, skip);

  return {
    /** Shows the stage; `celebrates`: confetti falls, the first time. */
    show(celebrates: boolean): void {
      const isFirst = !view.visible;
      view.visible = true;
      if (isFirst) {
        elapsed = celebrates && !app.reducedMotion.get() && app.visible.get() ? 0 : CONFETTI_MS;
        if (elapsed === 0) fall();
      }
      draw();
    },
    hide(): void {
      view.visible = false;
    },
    destroy(): void {
      stopFalling?.();
      for (const stop of unwatch) stop();
      for (const type of skips) window.removeEventListener(type, skip);
      view.destroy({ children: true });
    },
  };
}
