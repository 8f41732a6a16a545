import { Container, ImageSource, Sprite, Texture } from 'pixi.js';
import type { AppContext, SceneHost } from '../../../kernel/app.ts';
import type { Readable } from '../../../kernel/store.ts';
// The engine gives SceneHost what a scene draws with by declaration merging.
import type {} from '../../../engine/scene/sceneHost.ts';
import { scatter } from '@shared/domain/town/weather.ts';
import { dithers } from '../../../kernel/dither.ts';
import { Fills } from '../../../engine/draw/fills.ts';
import { fill } from '../../../engine/theme/bevel.ts';
import type { Point } from '../framing/framing.ts';
import type { PlaceFrame } from '../framing/placeFrame.ts';
import type { Voice } from '../reactions/voice.ts';
import { TEXTS } from '../texts.ts';

/** How far a candle lights a room, all of it and the last of it (picture pixels). */
const BRIGHT = 30;
const DIM = 74;
const SIDE = DIM * 2 + 4;
/** How much farther or less far it lights from moment to moment. */
const REACHES = [0, 3, -3] as const;
const FLICKER_MS = 250;
/** The dark, and what is half lit: red, green, blue and how opaque. Light has a color of its own. */
const DARK = [5, 5, 16, 244] as const;
const HALF = [22, 10, 14, 150] as const;
const WARM = [255, 150, 60, 38] as const;
/** Farther than any room is seen. */
const BEYOND = 4_000;

/** What lies over a pixel so far from the flame: light, half of it, or the dark, in dots where one becomes the other. */
export function overPixel(x: number, y: number, reach: number): readonly [number, number, number, number] {
  const part = (Math.hypot(x, y) - reach - BRIGHT) / (DIM - BRIGHT);
  if (!dithers(x, y, part * 2)) return WARM;
  return dithers(x, y, part * 2 - 1) ? DARK : HALF;
}

function drawnWith(reach: number): Texture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SIDE, SIDE];
  const context = canvas.getContext('2d');
  if (context !== null) {
    const image = context.createImageData(SIDE, SIDE);
    for (let pixel = 0; pixel < SIDE * SIDE; pixel += 1) {
      const [x, y] = [(pixel % SIDE) - SIDE / 2, Math.floor(pixel / SIDE) - SIDE / 2];
      image.data.set(overPixel(x, y, reach), pixel * 4);
    }
    context.putImageData(image, 0, 0);
  }
  return new Texture({ source: new ImageSource({ resource: canvas, scaleMode: 'nearest' }) });
}

/** A place while the power is out: dark but for the circle that a candle lights. In picture pixels. */
class CandleLight extends Container {
  readonly #lights: readonly Sprite[] = REACHES.map((reach) => new Sprite(drawnWith(reach)));
  readonly #dark = new Fills();

  constructor() {
    super();
    this.addChild(this.#dark, ...this.#lights);
    this.flicker(0);
  }

  /** Holds the candle there. */
  hold({ x, y }: Point): void {
    const [left, top] = [Math.round(x - SIDE / 2), Math.round(y - SIDE / 2)];
    for (const light of this.#lights) light.position.set(left, top);
    const around = (rect: Parameters<typeof fill>[0]) =>
      fill(rect, (DARK[0] << 16) | (DARK[1] << 8) | DARK[2]);
    const width = SIDE + 2 * BEYOND;
    this.#dark.show([
      around({ x: left - BEYOND, y: top - BEYOND, width, height: BEYOND }),
      around({ x: left - BEYOND, y: top + SIDE, width, height: BEYOND }),
      around({ x: left - BEYOND, y: top, width: BEYOND, height: SIDE }),
      around({ x: left + SIDE, y: top, width: BEYOND, height: SIDE }),
    ]);
    for (const side of this.#dark.children) side.alpha = DARK[3] / 255;
  }

  /** Shows the flame after so many milliseconds; at 0 it stands still. */
  flicker(elapsedMs: number): void {
    const turn = Math.floor(elapsedMs / FLICKER_MS);
    const shown = turn === 0 ? 0 : Math.floor(scatter(turn, 51) * REACHES.length);
    for (const [index, light] of this.#lights.entries()) light.visible = index === shown;
  }

  override destroy(): void {
    for (const { texture } of this.#lights) texture.destroy(true);
    super.destroy({ children: true });
  }
}

interface CandleOptions {
  /** How large the picture is (picture pixels). */
  readonly size: readonly [width: number, height: number];
  readonly picture: Container;
  readonly frame: Pick<PlaceFrame, 'corner' | 'scale'>;
  readonly voice: Pick<Voice, 'say'>;
  /** Whether the place is seen by a light of its own, and needs none. */
  readonly isLit: Readable<boolean>;
  /** Whether it has such a light, though that may not have come. */
  readonly hasOwnLight: boolean;
}

/** While the power is out, the person's candle is all that lights a place: it goes where they point, or tab to (EVENING-3). */
export function createCandle(
  { element, stage }: SceneHost,
  { services: { time } }: AppContext,
  { size: [width, height], picture, frame, voice, isLit, hasOwnLight }: CandleOptions,
) {
  const lightsOut = hasOwnLight ? TEXTS.lightsOutHere : TEXTS.lightsOut;
  let light: CandleLight | null = null;
  let held = { x: width / 2, y: height / 2 };
  const listening = new AbortController();
  const { signal } = listening;

  function hold(clientX: number, clientY: number): void {
    const { left, top } = element.getBoundingClientRect();
    const { cssPerPixel } = stage.display.get();
    const inPicture = (css: number, corner: number): number => (css / cssPerPixel - corner) / frame.scale;
    held = { x: inPicture(clientX - left, frame.corner.x), y: inPicture(clientY - top, frame.corner.y) };
    light?.hold(held);
  }
  for (const type of ['pointermove', 'pointerdown'] as const) {
    element.addEventListener(type, ({ clientX, clientY }) => hold(clientX, clientY), { signal });
  }
  element.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
      const { x, y, width: wide, height: high } = target.getBoundingClientRect();
      hold(x + wide / 2, y + high / 2);
    },
    { signal },
  );
  function turn(): void {
    const isHeld = time.dark.get() && !isLit.get();
    if (isHeld === (light !== null)) return;
    light?.destroy();
    light = isHeld ? picture.addChild(new CandleLight()) : null;
    light?.hold(held);
  }
  turn();
  const stops = [
    isLit.subscribe(turn),
    time.dark.subscribe(() => {
      turn();
      voice.say(time.dark.get() ? lightsOut : TEXTS.lightsBack);
    }),
  ];
  return {
    alt: (ofPlace: string): string => (light === null ? ofPlace : `${TEXTS.byCandle} ${ofPlace}`),
    advance: (elapsedMs: number) => light?.flicker(elapsedMs),
    destroy(): void {
      for (const stop of stops) stop();
      listening.abort();
      light?.destroy();
    },
  };
}
