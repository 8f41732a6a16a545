import type { Readable } from '../../kernel/store.ts';
import type { Frames } from '../../engine/stage/frames.ts';
import { broughtIn, centeredOn, clamped, middleOf, type Point, type Size } from '../play/framing/framing.ts';
import type { Spot } from '../play/place.ts';
import { restingZoom, steppedZoom, zoomedAt, zoomRange, type Camera, type ZoomRange } from './camera.ts';
import { glide } from './glide.ts';

/** Where the map is seen from, and how that moves. */
export interface CameraMotion {
  get(): Camera;
  moveBy(by: Point): void;
  zoomBy(factor: number, at: Point): void;
  /** Zooms by a key, to the next stop. */
  stepZoom(direction: 'in' | 'out'): void;
  /** As it was when the map was opened, but where it was moved to. */
  resetZoom(): void;
  /** Lets go of it at this speed: it glides on, and comes to rest where pixels are whole. */
  release(speed: Point): void;
  /** Ends whatever it does by itself. */
  grab(): void;
  /** Comes down on the town from as far away as can be. */
  descend(): void;
  /** Brings a spot into the middle that is not wholly seen. */
  bringIn(spot: Spot): void;
  /** Takes the size of the body again. */
  resize(): void;
  destroy(): void;
}

interface Surroundings {
  readonly picture: Size;
  readonly body: Readable<Size>;
  /** Whether the screen is a phone's. */
  readonly onPhone: () => boolean;
  readonly animate: Frames['animate'];
  /** False while nothing may move by itself: the window is not seen, or motion is to be reduced. */
  readonly mayMove: () => boolean;
  /** What lies in the middle at first. */
  readonly first: Spot;
  readonly changed: (camera: Camera) => void;
}

const STEP_MS = 160;
const SETTLE_MS = 140;
const DESCENT_MS = 1_400;

/** What moves by itself: one movement at a time. `onGrab` is called when one ends or is held. */
function createFlight({ animate, mayMove }: Pick<Surroundings, 'animate' | 'mayMove'>, onGrab: () => void) {
  let stopMoving: (() => void) | null = null;
  function grab(): void {
    stopMoving?.();
    stopMoving = null;
    onGrab();
  }
  return {
    grab,
    /** Moves on at this speed, and slower and slower; false: it is too slow for that. */
    glideOn(thrown: Point, moveBy: (by: Point) => void): boolean {
      grab();
      let speed = thrown;
      if (!mayMove() || glide(speed, 0) === null) return false;
      stopMoving = animate((passed) => {
        const next = mayMove() ? glide(speed, passed) : null;
        if (next === null) return false;
        speed = next.speed;
        moveBy(next.moved);
        return true;
      });
      return true;
    },
    /** Goes there in so many milliseconds, fast at first; at once where nothing may move. */
    go(lastsMs: number, at: (share: number) => void): void {
      grab();
      if (!mayMove()) {
        at(1);
        return;
      }
      let elapsed = 0;
      stopMoving = animate((passed) => {
        elapsed = mayMove() ? elapsed + passed : lastsMs;
        const left = 1 - Math.min(1, elapsed / lastsMs);
        at(1 - left ** 3);
        return left > 0;
      });
    },
  };
}

export function createCameraMotion(surroundings: Surroundings): CameraMotion {
  const { picture, animate, mayMove, changed } = surroundings;
  let body = surroundings.body.get();
  let range = rangeNow();
  let camera = openingCamera();
  /** The corner before it was rounded and clamped, so that slow moves add up. */
  let loose: Point = camera.corner;
  const flight = createFlight({ animate, mayMove }, () => {
    aim = null;
  });
  const { grab, go } = flight;
  /** The zoom that it is on its way to; null: it is on none. */
  let aim: number | null = null;

  function rangeNow(): ZoomRange {
    return zoomRange(body, picture, surroundings.onPhone());
  }
  function openingCamera(): Camera {
    const corner = centeredOn(surroundings.first, body, picture, range.start);
    return { corner, zoom: range.start };
  }
  function take(next: Camera, wanted: Point = next.corner): void {
    camera = next;
    const kept = (exact: number, whole: number): number => (Math.abs(exact - whole) < 1 ? exact : whole);
    loose = { x: kept(wanted.x, next.corner.x), y: kept(wanted.y, next.corner.y) };
    changed(camera);
  }
  const moveTo = (wanted: Point): void =>
    take({ corner: clamped(wanted, body, picture, camera.zoom), zoom: camera.zoom }, wanted);
  const moveBy = ({ x, y }: Point): void => moveTo({ x: loose.x + x, y: loose.y + y });
  const zoomTo = (zoom: number, at: Point): void =>
    take(zoomedAt({ corner: loose, zoom: camera.zoom }, zoom, at, body, picture, range));
  const middle = (): Point => ({ x: body.width / 2, y: body.height / 2 });

  function flyZoom(zoom: number, at: Point, lastsMs: number): void {
    const from = camera.zoom;
    if (from === zoom) return;
    go(lastsMs, (share) => {
      // By factors, as the eye measures nearness.
      zoomTo(share === 1 ? zoom : from * (zoom / from) ** share, at);
      if (share === 1) aim = null;
    });
    if (mayMove()) aim = zoom;
  }
  const settle = (at: Point): void => flyZoom(restingZoom(camera.zoom, range), at, SETTLE_MS);
  let pinchedAt: Point = middle();

  return {
    get: () => camera,
    moveBy,
    zoomBy(factor, at) {
      pinchedAt = at;
      zoomTo(camera.zoom * factor, at);
    },
    // From where it is on its way to: presses that come fast all count.
    stepZoom: (direction) => flyZoom(steppedZoom(aim ?? camera.zoom, direction, range), middle(), STEP_MS),
    resetZoom: () => flyZoom(range.start, middle(), STEP_MS),
    release(thrown) {
      if (!flight.glideOn(thrown, moveBy)) settle(pinchedAt);
    },
    grab,
    descend() {
      const { zoom } = camera;
      if (!mayMove() || range.least >= zoom) return;
      const seen = middleOf(camera.corner, body, camera.zoom);
      go(DESCENT_MS, (share) => {
        const now = range.least * (zoom / range.least) ** share;
        take({ corner: centeredOn(seen, body, picture, now), zoom: share === 1 ? zoom : now });
      });
    },
    bringIn(spot) {
      grab();
      moveTo(broughtIn(spot, camera.corner, body, picture, camera.zoom));
    },
    resize() {
      grab();
      const hadSize = body.width > 0 && body.height > 0;
      const seen = middleOf(camera.corner, body, camera.zoom);
      const scale = camera.zoom / range.one;
      body = surroundings.body.get();
      range = rangeNow();
      const zoom = Math.min(range.most, Math.max(range.least, scale * range.one));
      take(hadSize ? { corner: centeredOn(seen, body, picture, zoom), zoom } : openingCamera());
    },
    destroy: grab,
  };
}
