import type { Container } from 'pixi.js';
import type { Frames } from '../../engine/stage/frames.ts';
import type { Size } from '../play/framing/framing.ts';
import type { HourName } from '../play/hour.ts';
import type { Camera } from './camera.ts';
import type { MapHour } from './mapHour.ts';
import type { Moment } from './mapLife.ts';

/** The town by the hour: one fades into the other when that turns. */
export interface MapHours {
  readonly hour: HourName;
  /** How much of the hour that is shown has come, from 0 to 1. */
  readonly loaded: number;
  turn(hour: HourName): void;
  show(camera: Camera, body: Size): void;
  advance(moment: Moment): void;
  destroy(): void;
}

interface Surroundings {
  readonly make: (hour: HourName, changed: () => void) => MapHour;
  readonly animate: Frames['animate'];
  /** False while nothing may move by itself: the next hour is there at once. */
  readonly mayMove: () => boolean;
  /** Called when a picture of the hour that is shown has come. */
  readonly changed: () => void;
}

const TURN_MS = 1_600;
/** The next hour is waited for so long; after that its overview has to do. */
const PATIENCE_MS = 3_000;

export function createMapHours(layer: Container, first: HourName, surroundings: Surroundings): MapHours {
  const { make, animate, mayMove } = surroundings;
  let seen: { readonly camera: Camera; readonly body: Size } | null = null;
  let here = add(first);
  let before: MapHour | null = null;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let stopFading: (() => void) | null = null;

  function add(hour: HourName): MapHour {
    const made: MapHour = make(hour, () => {
      if (made !== here) return;
      surroundings.changed();
      if (before !== null && made.loaded === 1) fade();
    });
    if (seen !== null) made.show(seen.camera, seen.body);
    return layer.addChild(made);
  }
  function fade(): void {
    clearTimeout(patience);
    if (stopFading !== null) return;
    let elapsed = 0;
    stopFading = animate((passed) => {
      elapsed = mayMove() ? elapsed + passed : TURN_MS;
      here.alpha = Math.min(1, elapsed / TURN_MS);
      if (here.alpha === 1) end();
      return here.alpha < 1;
    });
  }
  /** Only the hour that is turned to is left. */
  function end(): void {
    clearTimeout(patience);
    stopFading?.();
    stopFading = null;
    here.alpha = 1;
    before?.destroy({ children: true });
    before = null;
  }
  return {
    get hour() {
      return here.hour;
    },
    get loaded() {
      return here.loaded;
    },
    turn(hour) {
      if (hour === here.hour) return;
      end();
      before = here;
      here = add(hour);
      if (mayMove()) {
        here.alpha = 0;
        patience = setTimeout(fade, PATIENCE_MS);
      } else end();
    },
    show(camera, body) {
      seen = { camera, body };
      before?.show(camera, body);
      here.show(camera, body);
    },
    advance(moment) {
      before?.advance(moment);
      here.advance(moment);
    },
    destroy() {
      end();
      here.destroy({ children: true });
    },
  };
}
