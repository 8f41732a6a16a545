import { CanvasRenderer, Container, Graphics, ImageSource, Rectangle, Sprite, Texture } from 'pixi.js';
import { createRepaint } from '../../src/engine/stage/repaint.ts';
import type { Change, Story } from './repaintStory.ts';

const SIZE = { width: 96, height: 64 };
const NODES = 14;
const GROUPS = 4;

/** A scene with a renderer of its own: the first containers are groups, the others are pictures, some of them in groups. */
async function createScene(isRepaint: boolean) {
  const canvas = document.createElement('canvas');
  // Pixi takes over this context. A browser may draw a canvas otherwise from when it was read for the third time.
  canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  const renderer = new CanvasRenderer();
  await renderer.init({
    canvas,
    ...SIZE,
    resolution: 1,
    roundPixels: true,
    backgroundColor: 0x008080,
    hello: false,
    skipExtensionImports: true,
  });
  const repaint = isRepaint ? createRepaint(renderer) : null;
  const root = new Container();
  root.enableRenderGroup();
  const canvases = [picture(7, 5, 1), picture(16, 16, 2), picture(24, 9, 3)];
  const sources = canvases.map((resource) => new ImageSource({ resource, scaleMode: 'nearest' }));
  const textures = [
    Texture.WHITE,
    ...sources.map((source) => new Texture({ source })),
    ...sources.map((source) => new Texture({ source, frame: new Rectangle(1, 1, 4, 3) })),
  ];
  const nodes = Array.from({ length: NODES }, (_, index) => {
    const node = index < GROUPS ? new Container() : new Sprite(textures[index % textures.length]);
    if (node instanceof Sprite && node.texture === Texture.WHITE) node.scale.set(20, 12);
    node.position.set((index * 17) % SIZE.width, (index * 11) % SIZE.height);
    return root.addChild(node);
  });
  nodes.forEach((node, index) => index >= GROUPS && index % 3 === 0 && nodes[index % GROUPS]?.addChild(node));
  const masks = new Map<Container, Graphics>();

  const nodeOf = (index: number): Container => nodes[index % NODES] ?? root;
  const groupOf = (index: number): Container => nodes[index % GROUPS] ?? root;

  function mask(group: Container, x: number, y: number): void {
    const shape = masks.get(group) ?? new Graphics();
    shape.clear().rect(x >> 2, y >> 2, Math.abs(y), Math.abs(x));
    if (x > 50) shape.rect(y >> 2, 0, 20, 20);
    shape.fill(0xffffff);
    if (masks.has(group)) return;
    masks.set(group, shape);
    group.addChild(shape);
    group.mask = shape;
  }
  function unmask(group: Container): void {
    group.mask = null;
    masks.get(group)?.destroy();
    masks.delete(group);
  }
  /** Into a group before it, or a group would lie within itself. */
  function adopt(index: number, parent: number): void {
    const group = Math.abs(parent) % GROUPS;
    (group < index % NODES ? groupOf(group) : root).addChild(nodeOf(index));
  }
  function repaintSource(index: number, seed: number): void {
    const [source, surface] = [sources[index % sources.length], canvases[index % sources.length]];
    if (surface) paint(surface, seed);
    source?.update();
    // Pixi does not tint anew what was painted in place.
    for (const texture of textures) Reflect.deleteProperty(texture, 'tintCache');
  }
  function smooth(index: number, smoothed: boolean): void {
    const source = sources[index % sources.length];
    if (source === undefined) return;
    source.scaleMode = smoothed ? 'linear' : 'nearest';
    source.style.update();
  }
  function resize(x: number, y: number): void {
    renderer.resize(SIZE.width + x / 4, SIZE.height + y / 4);
    repaint?.discard();
  }

  function change({ kind, node: index, x, y }: Change): void {
    const node = nodeOf(index);
    const kinds: Readonly<Record<Change['kind'], () => unknown>> = {
      place: () => node.position.set(x, y),
      shift: () => node.position.set(node.x + x / 30, node.y + y / 30),
      scale: () => node.scale.set(x / 16, y / 16),
      rotate: () => (node.angle = x),
      alpha: () => (node.alpha = Math.abs(x) / 100),
      tint: () => (node.tint = (x + 100) * 65_793),
      texture: () =>
        node instanceof Sprite && (node.texture = textures.at(x % textures.length) ?? Texture.WHITE),
      hide: () => (node.visible = false),
      show: () => (node.visible = true),
      remove: () => node.removeFromParent(),
      toFront: () => (node.parent ?? root).addChild(node),
      adopt: () => adopt(index, x),
      add: () => (node.blendMode = 'add'),
      normal: () => (node.blendMode = 'normal'),
      mask: () => mask(groupOf(index), x, y),
      unmask: () => unmask(groupOf(index)),
      paint: () => repaintSource(index, x),
      smooth: () => smooth(index, x > 0),
      resize: () => resize(x, y),
    };
    kinds[kind]();
  }

  return {
    change,
    canvas,
    draw(): Uint32Array {
      // Pixi clears the canvas with whatever blend mode was set last.
      renderer.canvasContext.setBlendMode('normal');
      if (repaint) repaint.draw(root);
      else renderer.render({ container: root });
      return pixelsOf(canvas);
    },
    destroy() {
      root.destroy({ children: true });
      renderer.destroy();
    },
  };
}

function picture(width: number, height: number, seed: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  paint(canvas, seed);
  return canvas;
}

/** Fills it with pixels of all colors, some of which are clear. */
function paint(canvas: HTMLCanvasElement, seed: number): void {
  const context = contextOf(canvas);
  const image = context.createImageData(canvas.width, canvas.height);
  const words = new Uint32Array(image.data.buffer);
  words.forEach((_, index) => {
    const color = Math.imul(index + 1, 2_654_435_761 + seed * 40_503) >>> 8;
    words[index] = (color % 4 === 0 ? 0 : 0xff000000) | color;
  });
  context.putImageData(image, 0, 0);
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('there is no canvas to draw on');
  return context;
}

const pixelsOf = (canvas: HTMLCanvasElement): Uint32Array =>
  new Uint32Array(contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data.buffer);

/** Plays a story both ways; answers where the first pixel differs and in which frame, null: nowhere. */
async function play(story: Story): Promise<string | null> {
  const [ours, pixis] = [await createScene(true), await createScene(false)];
  try {
    for (const [frame, changes] of [[], ...story].entries()) {
      for (const one of changes) {
        ours.change(one);
        pixis.change(one);
      }
      const [drawn, expected] = [ours.draw(), pixis.draw()];
      const at = drawn.findIndex((pixel, index) => pixel !== expected[index]);
      const { width } = ours.canvas;
      if (at !== -1) return `frame ${frame}, at ${at % width}, ${Math.floor(at / width)}`;
    }
    return null;
  } finally {
    ours.destroy();
    pixis.destroy();
  }
}

/** The box around all that is drawn again for these changes: left, top, right and bottom; empty where nothing is. */
async function drawnAgain(changes: readonly Change[]): Promise<readonly number[]> {
  const scene = await createScene(true);
  scene.draw();
  const context = contextOf(scene.canvas);
  context.save();
  context.resetTransform();
  context.globalAlpha = 1;
  context.fillStyle = '#010203';
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  context.restore();
  const before = pixelsOf(scene.canvas);
  for (const one of changes) scene.change(one);
  const drawn = [...scene.draw()].flatMap((pixel, index) => (pixel === before[index] ? [] : [index]));
  scene.destroy();
  if (drawn.length === 0) return [];
  const xs = drawn.map((index) => index % SIZE.width);
  const ys = drawn.map((index) => Math.floor(index / SIZE.width));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs) + 1, Math.max(...ys) + 1];
}

declare global {
  var repaintPage: { readonly play: typeof play; readonly drawnAgain: typeof drawnAgain };
}
globalThis.repaintPage = { play, drawnAgain };
