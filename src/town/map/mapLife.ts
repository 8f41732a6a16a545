import { Container, Sprite } from 'pixi.js';
import type { Random } from '@shared/kernel/clock.ts';
import type { Pictures } from '../../engine/assets/texture.ts';
import type { Point } from '../play/framing/framing.ts';
import { Fills } from '../../engine/draw/fills.ts';
import { overlap, type Rect } from '../../engine/geometry/rects.ts';
import type { HourName } from '../play/hour.ts';
import { loopCut } from '../play/picture/life.ts';
import type { Cut, Spot } from '../play/place.ts';
import { crossingGate, isDark, litLamps, type MapLights } from './lights.ts';
import type { MapLook, MapModel } from './model.ts';
import { createGoing } from './movers.ts';
import type { Sky } from '@shared/domain/town/weather.ts';
import { cloudAt } from './weather.ts';

/** A moment in the life of the map. */
export interface Moment {
  /** Milliseconds that it has lived. */
  readonly elapsed: number;
  /** The time of what is drawn, in milliseconds since the epoch. */
  readonly now: number;
  readonly sky: Sky;
  /** Whether the floodlights of the football field burn. */
  readonly floodlit: boolean;
  /** The part of the picture that is seen. */
  readonly seen: Spot;
}

/** How many shadows of clouds there are over the town. */
const CLOUDS = 7;
/** What lies this near to the part that is seen may reach into it. */
const REACH = 180;

interface LifeOptions {
  readonly model: MapModel;
  readonly hour: HourName;
  /** Absent: there are none that go on and off. */
  readonly lights: MapLights | undefined;
  readonly cut: Pictures;
  readonly random: Random;
}

/** Everything that moves on the map, in picture pixels: its owner scales and moves it. */
export class MapLife extends Container {
  readonly #steps: readonly ((moment: Moment) => void)[];
  /** Shows what stands before something, and of the rest nothing: there it looks as the ground does. */
  readonly #hide: () => void;

  constructor({ model, hour, lights, cut, random }: LifeOptions) {
    super();
    const look = model[hour];
    const layer = (): Container => this.addChild(new Container());
    // What lies over what, from the ground to the sky.
    const [walls, ground, front, posts, sky] = [layer(), layer(), layer(), layer(), layer()];
    const gate = lights && crossingGate(lights);
    const cuts = (all: readonly Cut[] = [], isShown: (moment: Moment, index: number) => boolean) =>
      all.map((still, index) => {
        const sprite = walls.addChild(new Sprite());
        return (moment: Moment) => showCut(sprite, isShown(moment, index) ? still : null, moment.seen, cut);
      });
    this.#steps = [
      ...cuts(look.floodlights, ({ floodlit }) => floodlit),
      ...cuts(look.windows, ({ now }, window) => isDark(window, now)),
      ...look.loops.map((loop) => {
        const sprite = walls.addChild(new Sprite());
        return ({ elapsed, seen }: Moment) => showCut(sprite, loopCut(loop, elapsed), seen, cut);
      }),
      ...look.movers.map((mover) => {
        const path = model.paths[mover.path];
        if (path === undefined) throw new Error(`${mover.name} goes along ${mover.path}, which is no path`);
        const going = createGoing(mover, path, random, gate);
        const sprite = ground.addChild(new Sprite());
        sprite.anchor.set(0.5);
        return ({ elapsed, now, seen }: Moment) => {
          const found = going(elapsed, now);
          sprite.visible = found !== null && isNear(found, seen);
          if (found === null || !sprite.visible) return;
          sprite.texture = cut(found.frame);
          sprite.position.set(Math.round(found.x), Math.round(found.y));
        };
      }),
      ...this.#clouds(sky, model, look, cut),
      ...(lights === undefined ? [] : [this.#lamps(posts, lights)]),
    ];
    const pieces = (look.front ?? []).map((still) => {
      const sprite = front.addChild(new Sprite(cut(still.frame)));
      sprite.position.set(still.x, still.y);
      return { sprite, box: boxOf(sprite) };
    });
    this.#hide = () => {
      const beneath = [...walls.children, ...ground.children].filter(isShownSprite).map(boxOf);
      for (const { sprite, box } of pieces) sprite.visible = beneath.some((one) => overlap(one, box));
    };
  }

  /** Shows a moment. */
  advance(moment: Moment): void {
    for (const step of this.#steps) step(moment);
    this.#hide();
  }

  #lamps(posts: Container, lights: MapLights) {
    const shown = posts.addChild(new Fills());
    return ({ now }: Moment) => shown.show(litLamps(lights, now));
  }

  #clouds(sky: Container, model: MapModel, look: MapLook, cut: Pictures) {
    const frames = look.weather?.clouds ?? [];
    const [width, height] = model.size;
    return Array.from({ length: frames.length === 0 ? 0 : CLOUDS }, (_, index) => {
      const sprite = sky.addChild(new Sprite(cut(frames[index % frames.length] ?? '')));
      return ({ elapsed, sky: weather, seen }: Moment) => {
        const at = cloudAt(index, elapsed, { width, height }, sprite.texture);
        sprite.visible = weather !== 'clear' && isNear(at, seen);
        if (sprite.visible) sprite.position.set(at.x, at.y);
      };
    });
  }
}

function showCut(sprite: Sprite, cut: Cut | null, seen: Spot, pictures: Pictures): void {
  sprite.visible = cut !== null && isNear(cut, seen);
  if (cut === null || !sprite.visible) return;
  sprite.texture = pictures(cut.frame);
  sprite.position.set(cut.x, cut.y);
}

const isShownSprite = (shown: Container): shown is Sprite => shown.visible && shown instanceof Sprite;

/** The room of a sprite in its layer. */
const boxOf = ({ x, y, anchor, texture: { width, height } }: Sprite): Rect => ({
  x: x - anchor.x * width,
  y: y - anchor.y * height,
  width,
  height,
});

const isNear = ({ x, y }: Point, seen: Spot): boolean =>
  x > seen.x - REACH && x < seen.x + seen.w + REACH && y > seen.y - REACH && y < seen.y + seen.h + REACH;
