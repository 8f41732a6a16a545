import type { AppContext, SceneHost } from '../../../kernel/app.ts';
// The engine gives SceneHost what a scene draws with by declaration merging.
import type {} from '../../../engine/scene/sceneHost.ts';
import { whereaboutsOf } from '@shared/domain/town/presence.ts';
import { Fills } from '../../../engine/draw/fills.ts';
import { watchCandles } from '../../evening/watchCandles.ts';
import type { PlaceFrame } from '../framing/placeFrame.ts';
import type { Place, Spot } from '../place.ts';
import { candlesAt, glowAt } from './glows.ts';

interface LightOptions {
  readonly place: Pick<Place, 'id' | 'model' | 'glows'>;
  readonly spots: () => Readonly<Record<string, Spot>>;
  /** What can be pressed now. */
  readonly pressable: () => readonly string[];
  /** What it lies above. */
  readonly over: number;
}

/** How high the row of candles is at the foot of what is seen (picture pixels). */
const ROW = 56;

/** What shines in a place over the dark of an evening: what it brings here, and the candles that were lit at this location. */
export function createLights(
  { root }: SceneHost,
  { services }: AppContext,
  { place: { id, model, glows = {} }, spots, pressable, over }: LightOptions,
) {
  const shown = root.addChildAt(new Fills(), over);
  const at = whereaboutsOf(id);
  let burning = 0;
  let row: Spot = { x: 0, y: 0, w: 0, h: ROW };
  let elapsed = 0;
  function draw(): void {
    const all = spots();
    const brought = pressable().flatMap((name) => {
      const [glow, spot] = [glows[name], all[name]];
      return glow === undefined || spot === undefined ? [] : glowAt(glow, spot, elapsed);
    });
    const candles = services.time.dark.get() ? candlesAt(row, burning, elapsed) : [];
    shown.show([...candles, ...brought]);
  }
  const stop = watchCandles(services, (places) => {
    burning = at === null ? 0 : (places[at] ?? 0);
    draw();
  });
  return {
    draw,
    layout({ corner, scale, body }: PlaceFrame): void {
      shown.position.set(corner.x, corner.y);
      shown.scale.set(scale);
      const [width, height] = model.size;
      const left = Math.max(0, -corner.x / scale);
      const right = Math.min(width, (body.width - corner.x) / scale);
      const foot = Math.min(height, (body.height - corner.y) / scale);
      row = { x: left, y: foot - ROW, w: right - left, h: ROW };
      draw();
    },
    advance(elapsedMs: number): void {
      elapsed = elapsedMs;
      draw();
    },
    destroy(): void {
      stop();
      shown.destroy({ children: true });
    },
  };
}
