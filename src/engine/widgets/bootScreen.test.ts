import { Container, Sprite, Texture, TextureSource } from 'pixi.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { fakeStage, prepareWidgets, WIDE_DISPLAY } from '../../testing/fakeStage.ts';
import { BootScreen } from './bootScreen.ts';

const SIZE = { width: 320, height: 200 };

/** What is drawn of the picture: which part of it, and where on the screen. */
function drawn(width: number, height: number) {
  const logo = new Texture({ source: new TextureSource(SIZE) });
  const screen = new BootScreen({
    stage: fakeStage({ ...WIDE_DISPLAY, width, height }),
    view: { logo, text: 'Starting' },
  });
  new Container().addChild(screen);
  const sprites: Sprite[] = [];
  const walk = (container: Container): void => {
    for (const child of container.children) {
      if (child instanceof Sprite && child.texture.source === logo.source) sprites.push(child);
      walk(child);
    }
  };
  walk(screen);
  const pieces = sprites.map(({ x, y, texture: { frame }, scale }) => ({ x, y, frame, scale }));
  screen.destroy();
  return pieces;
}

describe('the boot picture', () => {
  beforeAll(prepareWidgets);

  it.each([
    [1280, 800],
    [1920, 1080],
    [390, 844],
  ])('goes on to the edges of a screen of %i by %i in the pixels that it is made of', (width, height) => {
    const pieces = drawn(width, height).filter(({ frame }) => frame.height === SIZE.height);
    for (const { scale } of pieces) expect(scale.x).toBe(scale.y);
    const spans = pieces
      .map(({ x, frame, scale }) => [x, x + frame.width * scale.x] as const)
      .sort(([a], [b]) => a - b);
    expect(spans[0]?.[0]).toBeLessThanOrEqual(0);
    spans.slice(1).forEach(([start], index) => expect(start).toBe(spans[index]?.[1]));
    expect(spans.at(-1)?.[1]).toBeGreaterThanOrEqual(width);
  });
});
