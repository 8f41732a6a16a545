import { Container, Graphics, RenderGroupSystem, Sprite, Texture } from 'pixi.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { watchScene } from './watchScene.ts';

const nothing = (): void => undefined;
/** Takes whatever it is told, so that Pixi's own walk over the scene runs without a canvas. */
const pipe = new Proxy({}, { get: () => nothing });

const root = (): Container => {
  const container = new Container();
  container.enableRenderGroup();
  return container;
};

describe('watchScene', () => {
  let changes = 0;
  let stage: Container;
  let parent: Container;
  let first: Sprite;
  let second: Sprite;
  let draw: () => void;

  /** How often the change was noticed; the scene is drawn before and after it. */
  function noticed(change: () => void): number {
    draw();
    changes = 0;
    change();
    const seen = changes;
    draw();
    return seen;
  }

  beforeEach(() => {
    stage = root();
    parent = new Container({ sortableChildren: true });
    first = new Sprite(Texture.WHITE);
    second = new Sprite(Texture.WHITE);
    parent.addChild(first, second);
    stage.addChild(parent);
    watchScene(stage.renderGroup, () => changes++);
    const renderer = { renderPipes: new Proxy({}, { get: () => pipe }), globalUniforms: { start: nothing } };
    // Of the renderer, the system calls the pipes and the uniforms only; `render` is Pixi's own affair.
    const system = new RenderGroupSystem(renderer as never) as unknown as {
      render(options: { readonly container: Container }): void;
    };
    draw = () => system.render({ container: stage });
  });

  const kinds: ReadonlyArray<readonly [string, () => void]> = [
    ['a position', () => first.position.set(3, 4)],
    ['one coordinate', () => (first.x = 9)],
    ['a tint', () => (first.tint = 0xff0000)],
    ['a texture', () => (first.texture = new Texture({ source: Texture.WHITE.source }))],
    ['visibility', () => (first.visible = false)],
    ['visibility of a parent', () => (parent.visible = false)],
    ['transparency', () => (first.alpha = 0.5)],
    ['a scale', () => first.scale.set(2)],
    ['a rotation', () => (first.rotation = 1)],
    ['an order by zIndex', () => (first.zIndex = 5)],
    ['a mask', () => (parent.mask = new Graphics().rect(0, 0, 4, 4).fill(0xffffff))],
    ['a child that was added', () => parent.addChild(new Sprite(Texture.WHITE))],
    ['a child deep within what was added', () => stage.addChild(new Container({ children: [new Sprite()] }))],
    ['a child that was removed', () => parent.removeChild(first)],
    ['a child that was moved in the order', () => parent.setChildIndex(first, 1)],
    ['a child that was destroyed', () => first.destroy()],
    ['a move to another parent', () => stage.addChild(first)],
    ['a parent that was destroyed with its children', () => parent.destroy({ children: true })],
  ];

  it.each(kinds)('notices %s', (_kind, change) => {
    expect(noticed(change)).toBeGreaterThan(0);
  });

  it.each(kinds)('notices nothing more once %s is drawn', (_kind, change) => {
    noticed(change);
    expect(noticed(nothing)).toBe(0);
  });

  it('notices the same kind of change again after each drawing', () => {
    expect(noticed(() => (first.x = 1))).toBeGreaterThan(0);
    expect(noticed(() => (first.x = 2))).toBeGreaterThan(0);
    expect(noticed(() => (first.tint = 1))).toBeGreaterThan(0);
    expect(noticed(() => (first.tint = 2))).toBeGreaterThan(0);
  });

  it('notices a change of shape of what is drawn as vectors', () => {
    const shape = new Graphics();
    parent.addChild(shape);
    expect(noticed(() => shape.rect(0, 0, 4, 4).fill(0xffffff))).toBeGreaterThan(0);
  });

  it('notices nothing when values are set to what they were', () => {
    const again = (): void => {
      first.position.set(first.x, first.y);
      first.visible = true;
      first.tint = first.tint;
      first.texture = first.texture;
      first.zIndex = 0;
      first.alpha = 1;
    };
    expect(noticed(again)).toBe(0);
  });

  it('notices nothing of a scene that was taken out of the stage', () => {
    parent.removeChild(first);
    expect(noticed(() => (first.x = 77))).toBe(0);
  });

  it('notices a change inside a group that is rendered on its own', () => {
    const own = root();
    const inside = new Sprite(Texture.WHITE);
    own.addChild(inside);
    stage.addChild(own);
    expect(noticed(() => (inside.x = 5))).toBeGreaterThan(0);
  });
});
