import { Container, Sprite, type Texture } from 'pixi.js';
import { FIELD } from '@shared/domain/arcade/games/flappy-flunk/rules.ts';
import { Strip } from '../../../engine/game/strip.ts';

/** How far each layer goes while the course goes a pixel, from the back to the front. */
const PACES = { clouds: 0.06, hills: 0.14, behind: 0.28, street: 0.6, track: 1 } as const;
const LAYERS = Object.keys(PACES) as readonly (keyof typeof PACES)[];
/** Where each layer begins in the field. */
const TOPS: Readonly<Record<keyof typeof PACES, number>> = {
  clouds: 40,
  hills: FIELD.height - 104,
  behind: FIELD.height - 108,
  street: FIELD.height - 136,
  track: FIELD.height,
};

/** Arcadia behind the lockers, and the track before them. `picture` answers the picture of a layer at this hour. */
export function createBackdrop(picture: (name: string) => Texture, width: number) {
  const sky = new Sprite(picture('sky'));
  const layers = Object.fromEntries(
    LAYERS.map((name) => [name, new Strip(picture(name), PACES[name], width)]),
  ) as Readonly<Record<keyof typeof PACES, Strip>>;
  const { track, ...others } = layers;
  for (const name of LAYERS) layers[name].y = TOPS[name];
  return {
    sky,
    behind: new Container({ children: Object.values(others) }),
    track,
    showHour(): void {
      sky.texture = picture('sky');
      for (const name of LAYERS) layers[name].show(picture(name));
    },
    /** Shows it from `x` of the course; the clouds have drifted so far by themselves. */
    look(x: number, drift: number): void {
      for (const name of LAYERS) layers[name].look(x, name === 'clouds' ? drift : 0);
    },
  };
}
