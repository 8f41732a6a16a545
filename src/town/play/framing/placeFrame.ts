import type { SceneHost } from '../../../kernel/app.ts';
// The engine gives SceneHost what a scene draws with by declaration merging.
import type {} from '../../../engine/scene/sceneHost.ts';
import {
  broughtIn,
  busiest,
  centeredOn,
  clamped,
  frameScale,
  isCut,
  middleOf,
  opening,
  wholeScale,
  type Point,
  type Size,
} from './framing.ts';
import type { Framing } from './framingChoice.ts';
import type { Spot } from '../place.ts';

/** Which part of a place's picture the body of its window shows. */
export interface PlaceFrame {
  readonly scale: number;
  /** Where the picture's corner lies in the body. */
  readonly corner: Point;
  readonly body: Size;
  /** Whether all of it is to be seen, between bars. */
  readonly isWhole: boolean;
  moveTo(wanted: Point): void;
  bringIn(spot: Spot): void;
  /** From the whole picture to the part of it at this point, and back. */
  zoom(at: Point): void;
  stop(): void;
}

interface Framed {
  readonly size: Size;
  /** The spots of the hotspots now, by their names. */
  readonly spots: () => Readonly<Record<string, Spot>>;
  /** What is in the middle at first; undefined: the hotspot round which most are seen. */
  readonly middle: () => Spot | undefined;
  /** The part that is always seen whole. */
  readonly subject: Spot | undefined;
  readonly framing: Framing;
  /** Called when anything of the frame has changed. */
  readonly changed: () => void;
}

/** Frames a place's picture in the body of its window, and keeps its middle as the window is sized. */
export function createPlaceFrame(
  host: SceneHost,
  { size, spots, middle, subject, framing, changed }: Framed,
): PlaceFrame {
  let body = host.size.get();
  const isWhole = (): boolean => framing.whole.get() && framing.isCut.get();
  const scaleNow = (): number => {
    if (subject !== undefined) return wholeScale(body, { width: subject.w, height: subject.h });
    framing.isCut.set(isCut(body, size));
    return isWhole() ? wholeScale(body, size) : frameScale(body, size);
  };
  let scale = scaleNow();
  const open = (): Point => {
    if (subject !== undefined) return centeredOn(subject, body, size, scale);
    const spot = middle() ?? busiest(Object.values(spots()), body, size, scale);
    return opening(spot, body, size, scale);
  };
  let corner = open();
  const moveTo = (wanted: Point): void => {
    corner = clamped(wanted, body, size, scale);
    changed();
  };
  const resize = (): void => {
    const kept = middleOf(corner, body, scale);
    const hadSize = body.width > 0 && body.height > 0;
    body = host.size.get();
    scale = scaleNow();
    corner = hadSize && subject === undefined ? centeredOn(kept, body, size, scale) : open();
    changed();
  };
  const reframe = (): void => {
    scale = scaleNow();
    corner = open();
    changed();
  };
  const stops = [host.size.subscribe(resize), framing.whole.subscribe(reframe)];
  return {
    get scale() {
      return scale;
    },
    get corner() {
      return corner;
    },
    get body() {
      return body;
    },
    get isWhole() {
      return isWhole();
    },
    moveTo,
    bringIn: (spot) => moveTo(broughtIn(spot, corner, body, size, scale)),
    zoom(at) {
      if (!framing.isCut.get()) return;
      const spot = { x: (at.x - corner.x) / scale, y: (at.y - corner.y) / scale, w: 0, h: 0 };
      framing.whole.set(!framing.whole.get());
      moveTo(centeredOn(spot, body, size, scale));
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
}
