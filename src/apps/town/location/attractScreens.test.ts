import { describe, expect, it } from 'vitest';
import { MACHINE_IDS } from '@shared/domain/arcade/games/games.ts';
import { place } from '../../../town/places/arcade/lobby/place.ts';
import { attractScreen } from './attractScreens.ts';

const screens = place.screens ?? [];

describe('the machines of the arcade', () => {
  it('are one for each game', () => {
    expect(screens.map(({ shows }) => shows).toSorted()).toEqual(MACHINE_IDS.toSorted());
  });

  it.each(screens)('play $shows by themselves, the same each time the place is entered', (screen) => {
    const watch = () => {
      const picture = attractScreen(screen);
      return Array.from({ length: 40 }, (_, frame) => JSON.stringify(picture(frame * 125)));
    };
    const seen = watch();
    expect(new Set(seen).size).toBeGreaterThan(30);
    expect(watch()).toEqual(seen);
  });

  it('fly Flunko in Flappy Flunk: a blue face under a yellow beanie', () => {
    const fills = screens
      .filter(({ shows }) => shows === 'flappy-flunk')
      .flatMap((screen) => attractScreen(screen)(0));
    const heightOf = (color: number) => fills.find((one) => one.color === color)?.y;
    expect(heightOf(0x5fa8e0)).toBeGreaterThan(heightOf(0xf2c832) ?? Infinity);
  });

  it.each(screens)('do not play on while $shows is not seen', (screen) => {
    const [left, stayed] = [attractScreen(screen), attractScreen(screen)];
    left(0);
    stayed(0);
    expect(left(60_000)).toEqual(stayed(500));
  });
});
