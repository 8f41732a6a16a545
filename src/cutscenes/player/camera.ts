import type { CameraMove, CameraPoint, Scene } from '../scene.ts';
import type { Framing } from './framing.ts';

/** A camera that moves is looked at this often. */
const CAMERA_MS = 1000 / 30;
const MIDDLE: CameraPoint = { x: 0.5, y: 0.5 };
const STANDS: CameraMove = { from: MIDDLE, to: MIDDLE, seconds: 0 };
/** Over all of a picture that says nothing of where to look. */
const SWEEP: CameraMove = { from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, seconds: 20 };
/** From what one line tells to what the next one tells. */
const GLIDE_MS = 2_500;

/** Starts and stops gently. */
const eased = (part: number): number => part * part * (3 - 2 * part);

export interface CameraMoment {
  /** Milliseconds since the picture began to come up. */
  readonly at: number;
  readonly line: number;
  readonly isStill: boolean;
}

/** Where the picture of a scene lies, so that the camera sees the right part of it. */
export class Camera {
  readonly #scene: Scene;
  readonly #size: readonly [width: number, height: number];
  #isClose = false;
  /** The way to what the present line tells, in pixels of the picture; null: no line says where to look. */
  #glide: { readonly line: number; readonly from: number; readonly since: number } | null = null;
  /** The left edge of what was seen last. */
  #left = 0;

  constructor(scene: Scene, size: readonly [width: number, height: number]) {
    this.#scene = scene;
    this.#size = size;
  }

  /** The top left corner of the picture in the body, by whole pixels of the desktop. */
  place(moment: CameraMoment, { picture, view, scale, isClose }: Framing): { x: number; y: number } {
    const room = {
      x: Math.max(0, this.#size[0] - view.width),
      y: Math.max(0, this.#size[1] - view.height),
    };
    this.#isClose = isClose;
    const { x, y } = this.#moved(moment);
    this.#left = this.#toldBy(moment, view.width, room.x) ?? room.x * x;
    return {
      x: picture.x - Math.round(this.#left * scale),
      y: picture.y - Math.round(room.y * scale * y),
    };
  }

  /** Milliseconds until it may be elsewhere; infinite: it stands. */
  untilChange({ at, isStill }: CameraMoment): number {
    if (isStill) return Infinity;
    const ends = this.#glide === null ? this.#move.seconds * 1000 : this.#glide.since + GLIDE_MS;
    return at < ends ? CAMERA_MS : Infinity;
  }

  get #move(): CameraMove {
    return this.#scene.camera ?? (this.#isClose ? SWEEP : STANDS);
  }

  #moved({ at, isStill }: CameraMoment): CameraPoint {
    const { from, to, seconds } = this.#move;
    const part = isStill ? 0.5 : eased(Math.min(1, at / Math.max(1, seconds * 1000)));
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  }

  /** The left edge of what is seen on the way to what the line tells; null: the scene does not say where that is. */
  #toldBy({ at, line, isStill }: CameraMoment, seen: number, room: number): number | null {
    const focus = this.#isClose ? this.#scene.focus?.[line] : undefined;
    if (focus === undefined) {
      this.#glide = null;
      return null;
    }
    const target = Math.min(room, Math.max(0, focus - seen / 2));
    if (this.#glide?.line !== line) {
      this.#glide = { line, from: this.#glide === null ? target : this.#left, since: at };
    }
    const { from, since } = this.#glide;
    const part = isStill ? 1 : eased(Math.min(1, (at - since) / GLIDE_MS));
    return from + (target - from) * part;
  }
}
