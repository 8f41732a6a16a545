import { Batch, BatchableSprite, Container, Matrix, Sprite, Texture, TextureSource } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import type { Rect } from '../geometry/rects.ts';
import { createDamage } from './damage.ts';
import { createDrawList } from './drawList.ts';

const SCREEN: Rect = { x: 0, y: 0, width: 1280, height: 800 };

/** What Pixi has made of a scene, and what of the screen is drawn again because of it. */
function open() {
  const { renderGroup: group } = new Container({ isRenderGroup: true });
  const { instructionSet } = group;
  group.worldColorAlpha = -1;
  const damage = createDamage(SCREEN);
  const list = createDrawList(damage, true);
  return {
    /** Puts these pictures into the scene, the first lowest, in place of those before. */
    show(...pictures: readonly BatchableSprite[]): void {
      instructionSet.reset();
      instructionSet.add(Object.assign(new Batch(), { elements: [...pictures] }));
    },
    /** Draws a frame: answers where something is drawn. */
    frame(): readonly Rect[] {
      expect(list.update(group)).toBeNull();
      return damage.take();
    },
  };
}

/** A picture of 32 by 32 that lies there, of a source of its own. */
function picture(x: number, y: number): BatchableSprite {
  const texture = new Texture({ source: new TextureSource({ width: 32, height: 32 }) });
  const sprite = new BatchableSprite();
  const renderable = new Sprite(texture);
  return Object.assign(sprite, {
    renderable,
    texture,
    bounds: renderable.visualBounds,
    transform: new Matrix(1, 0, 0, 1, x, y),
  });
}
const at = (x: number, y: number): Rect => ({ x, y, width: 32, height: 32 });

describe('what is drawn again', () => {
  it('is what is new, and nothing once that is drawn', () => {
    const { show, frame } = open();
    show(picture(10, 20), picture(600, 300));
    expect(frame()).toEqual([at(10, 20), at(600, 300)]);
    expect(frame()).toEqual([]);
  });

  it('is a picture that was painted in place, in one frame', () => {
    const { show, frame } = open();
    const [canvas, other] = [picture(10, 20), picture(600, 300)];
    show(canvas, other);
    frame();
    canvas.texture.source.update();
    expect(frame()).toEqual([at(10, 20)]);
    expect(frame()).toEqual([]);
    other.texture.source.update();
    expect(frame()).toEqual([at(600, 300)]);
  });

  it('is where something was and where it is now, in the frame in which it moves', () => {
    const { show, frame } = open();
    const moving = picture(10, 20);
    show(moving);
    frame();
    moving.transform.translate(500, 0);
    expect(frame()).toEqual([at(10, 20), at(510, 20)]);
    expect(frame()).toEqual([]);
  });

  it('is where something was that is gone', () => {
    const { show, frame } = open();
    const stays = picture(600, 300);
    show(picture(10, 20), stays);
    frame();
    show(stays);
    expect(frame()).toEqual([at(10, 20)]);
    expect(frame()).toEqual([]);
  });

  it('is what lies over something else than before', () => {
    const { show, frame } = open();
    const [beneath, above] = [picture(10, 20), picture(20, 30)];
    show(beneath, above);
    frame();
    show(above, beneath);
    expect(frame()).toEqual([at(10, 20)]);
    expect(frame()).toEqual([]);
  });

  it('is where a picture is whose texture is gone', () => {
    const { show, frame } = open();
    const part = picture(10, 20);
    show(part);
    frame();
    part.texture.destroy();
    expect(frame()).toEqual([at(10, 20)]);
    expect(frame()).toEqual([]);
  });

  it('listens once to each source, however often what shows it moves', () => {
    const { show, frame } = open();
    const moving = picture(10, 20);
    const { source } = moving.texture;
    show(moving);
    frame();
    const listeners = source.listenerCount('update');
    moving.transform.translate(500, 0);
    expect(frame()).toHaveLength(2);
    expect(source.listenerCount('update')).toBe(listeners);
  });
});
