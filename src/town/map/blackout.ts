import { Container } from 'pixi.js';
import type { Evening } from '@shared/domain/town/evening.ts';
import { scatter } from '@shared/domain/town/weather.ts';
import { Fills } from '../../engine/draw/fills.ts';
import type { Point, Size } from '../play/framing/framing.ts';
import { candlesAt } from '../play/picture/glows.ts';
import type { Spot } from '../play/place.ts';
import type { Camera } from './camera.ts';
import type { TiledPicture } from './model.ts';
import { AGAIN_MS, TileLayer } from './tileLayer.ts';

/** How long the dark takes from where it begins to the farthest block, and the light on its way back (ms). */
const SPREAD_MS = 9_000;
/** A block follows its neighbors by up to this part of that. */
const RAGGED = 0.08;
/** Blocks at either side of a tile. */
const CUT = 2;

/** How far the dark of an evening has come over the town: 0, not one block is dark; 1, all are (EVENING-2). */
export function darknessAt({ part, darkAt, litAt }: Evening, now: number): number {
  if (part !== 'dark') return 0;
  return Math.max(0, Math.min(1, (now - darkAt) / SPREAD_MS, (litAt - now) / SPREAD_MS));
}

/** Whether a block is dark by then: the one where it begins first, the farthest last. */
export function isBlockDark(darkness: number, middle: Point, from: Point, farthest: number): boolean {
  if (darkness === 0 || darkness === 1) return darkness === 1;
  const away = Math.hypot(middle.x - from.x, middle.y - from.y) / farthest;
  const late = RAGGED * scatter(Math.round(middle.x * 7 + middle.y), 31);
  return (away + late) / (1 + RAGGED) <= darkness;
}

interface BlackoutOptions {
  /** The whole picture (picture pixels). */
  readonly size: Size;
  /** Where the dark begins. */
  readonly from: Point;
  /** Fetches the picture of the dark town. */
  readonly load: () => Promise<TiledPicture>;
  /** Called when something of it has come. */
  readonly changed: () => void;
}

/** The town while its power is out, block by block over the town by night, and the candles in it. */
export class Blackout extends Container {
  readonly #options: BlackoutOptions;
  readonly #farthest: number;
  readonly #candles = new Fills();
  #tiles: TileLayer | null = null;
  #isLoading = false;
  #view: { readonly camera: Camera; readonly body: Size } | null = null;
  #here: readonly { readonly spot: Spot; readonly count: number }[] = [];
  #isWhole = false;

  constructor(options: BlackoutOptions) {
    super();
    const { size, from } = (this.#options = options);
    const [dx, dy] = [Math.max(from.x, size.width - from.x), Math.max(from.y, size.height - from.y)];
    this.#farthest = Math.hypot(dx, dy);
    this.addChild(this.#candles);
    this.visible = false;
  }

  /** Whether nothing is to be seen of what lies beneath. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** Fetches its picture, so that it is there when the dark comes; where it did not come, again after a while. */
  prepare(): void {
    if (this.#isLoading) return;
    this.#isLoading = true;
    const { load, changed } = this.#options;
    void load().then(
      (picture) => {
        if (this.destroyed) return;
        this.#tiles = this.addChildAt(new TileLayer(picture, { cut: CUT, changed }), 0);
        if (this.#view !== null) this.#tiles.show(this.#view.camera, this.#view.body);
        changed();
      },
      () => setTimeout(() => (this.#isLoading = false), AGAIN_MS),
    );
  }

  /** Shows what this camera sees in a body of this size. */
  show(camera: Camera, body: Size): void {
    this.#view = { camera, body };
    this.#tiles?.show(camera, body);
    this.#candles.position.set(camera.corner.x, camera.corner.y);
    this.#candles.scale.set(camera.zoom);
  }

  /** Puts so many candles at each place. */
  gather(here: readonly { readonly spot: Spot; readonly count: number }[]): void {
    this.#here = here;
  }

  /** Shows a moment. */
  advance(darkness: number, elapsedMs: number): void {
    this.visible = darkness > 0;
    this.#isWhole = darkness === 1 && this.#tiles?.loaded === 1;
    if (!this.visible) return;
    const isDark = (x: number, y: number): boolean =>
      isBlockDark(darkness, { x, y }, this.#options.from, this.#farthest);
    this.#tiles?.reveal(isDark);
    const lit = this.#here.filter(({ spot }) => isDark(spot.x + spot.w / 2, spot.y + spot.h / 2));
    this.#candles.show(lit.flatMap(({ spot, count }) => candlesAt(spot, count, elapsedMs)));
  }
}
