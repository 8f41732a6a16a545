import 'pixi.js/unsafe-eval';
import { Container, ImageSource, Sprite, Texture, Ticker } from 'pixi.js';
import type { AppManifest, LoadSurface, SurfaceHost } from '../../src/kernel/app.ts';
import type { Play } from '../../src/engine/surface/loop.ts';
import type { RendererKind } from '../../src/engine/stage/drawing.ts';
import { startDrawing } from '../../src/engine/stage/startDrawing.ts';
import { pixiSurface } from '../../src/engine/surface/pixiSurface.ts';
import type {} from '../../src/engine/surface/surfaceHost.ts';
import type {} from '../../src/host/start/exposeProbe.ts';

/*
 * Installs two programs that are not shipped in a page with the desktop: the same small game, drawn on a 2D canvas by
 * hand and by Pixi. This script has a Pixi of its own, beside the desktop's.
 */

const SIZE = { width: 480, height: 640 };
const FLYERS = 40;
/** What scrolls by: how high it lies, how high it is, and how many steps it takes for a pixel. */
const LAYERS = [
  { y: 320, height: 160, pace: 4 },
  { y: 440, height: 140, pace: 2 },
  { y: 580, height: 60, pace: 1 },
];
const LAYER_WIDTH = 2 * SIZE.width;

/** What has been played since the page was opened. */
const counts = { steps: 0, frames: 0, leftOutMs: 0 };
/** Where the pointer was pressed last, in pixels of the canvas. */
let pressed: { readonly x: number; readonly y: number } | null = null;

interface Flyer {
  x: number;
  y: number;
  readonly dx: number;
  readonly dy: number;
}

function createGame(random: { below(limit: number): number }) {
  const flyers = Array.from({ length: FLYERS }, (): Flyer => {
    const [x, y] = [random.below(SIZE.width), random.below(SIZE.height)];
    return { x, y, dx: 1 + random.below(3), dy: random.below(3) - 1 };
  });
  let steps = 0;
  return {
    flyers,
    scrolled: (pace: number, share: number): number => Math.floor((steps + share) / pace) % SIZE.width,
    step(): undefined {
      steps += 1;
      counts.steps += 1;
      for (const flyer of flyers) {
        flyer.x = (flyer.x + flyer.dx) % SIZE.width;
        flyer.y = (flyer.y + flyer.dy + SIZE.height) % SIZE.height;
      }
    },
  };
}

const played = (step: Play['step'], draw: Play['draw']): Play => ({
  step,
  draw(share) {
    counts.frames += 1;
    draw(share);
  },
  late: (ms) => void (counts.leftOutMs += ms),
});

function picture(width: number, height: number, color: string, dots: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = contextOf(canvas);
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#fff4';
  for (let dot = 0; dot < dots; dot += 1) {
    context.fillRect((dot * 97) % width, (dot * 61) % height, 1 + (dot % 9), 1 + (dot % 5));
  }
  return canvas;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('there is no canvas to draw on');
  return context;
}

const pictures = {
  sky: picture(SIZE.width, SIZE.height, '#38a', 300),
  layers: LAYERS.map(({ height }, index) =>
    picture(LAYER_WIDTH, height, ['#476', '#564', '#653'][index] ?? '', 400),
  ),
  flyer: picture(24, 24, '#fc4', 12),
};

const drawn: LoadSurface = async () => ({
  default(host) {
    host.setPixels(SIZE);
    const context = contextOf(host.canvas);
    const game = createGame(host.random('flight'));
    hearPresses(host);
    return host.play(
      played(game.step, (share) => {
        context.drawImage(pictures.sky, 0, 0);
        pictures.layers.forEach((layer, index) => {
          const { pace, y } = LAYERS[index] ?? { pace: 1, y: 0 };
          context.drawImage(layer, -game.scrolled(pace, share), y);
        });
        for (const { x, y, dx, dy } of game.flyers) {
          context.drawImage(
            pictures.flyer,
            Math.round(x - dx * (1 - share)),
            Math.round(y - dy * (1 - share)),
          );
        }
      }),
    );
  },
});

function hearPresses(host: SurfaceHost): void {
  host.element.addEventListener('pointerdown', (event) => (pressed = host.pointAt(event)));
}

const textureOf = (resource: HTMLCanvasElement): Texture =>
  new Texture({ source: new ImageSource({ resource, scaleMode: 'nearest' }) });

const drawnByPixi: LoadSurface = async () => ({
  default: pixiSurface({}, (surface) => {
    surface.setPixels(SIZE);
    hearPresses(surface);
    const textures = {
      sky: textureOf(pictures.sky),
      layers: pictures.layers.map(textureOf),
      flyer: textureOf(pictures.flyer),
    };
    const game = createGame(surface.random('flight'));
    const layers = textures.layers.map((texture) => new Sprite(texture));
    const flyers = game.flyers.map(() => new Sprite(textures.flyer));
    surface.root.addChild(new Sprite(textures.sky), ...layers, new Container({ children: flyers }));
    const end = surface.play(
      played(game.step, (share) => {
        layers.forEach((layer, index) => {
          const { pace, y } = LAYERS[index] ?? { pace: 1, y: 0 };
          layer.position.set(-game.scrolled(pace, share), y);
        });
        flyers.forEach((sprite, index) => {
          const flyer = game.flyers[index];
          if (flyer === undefined) return;
          sprite.position.set(flyer.x - flyer.dx * (1 - share), flyer.y - flyer.dy * (1 - share));
        });
        surface.render();
      }),
    );
    return () => {
      end();
      for (const texture of [textures.sky, ...textures.layers, textures.flyer]) texture.destroy(true);
    };
  }),
});

const program = (id: string, title: string, surface: LoadSurface): AppManifest => ({
  id,
  title,
  icon: 'help',
  access: 'everyone',
  window: { width: 520, height: 690 },
  about: () => Promise.resolve({ description: 'A surface to be tested.', help: ['It moves.'] }),
  surface,
});

// As the stage does for the desktop's own Pixi.
for (const ticker of [Ticker.system, Ticker.shared]) {
  ticker.autoStart = false;
  ticker.stop();
}
window.desktopProbe?.install(program('drawn-surface', 'Drawn Surface', drawn));
window.desktopProbe?.install(program('pixi-surface', 'Pixi Surface', drawnByPixi));

/**
 * Draws one picture with two renderers of this kind, ends one of them, and draws it with the other and a new one: the
 * color that each shows, as #rrggbb.
 */
async function sideBySide(kind: RendererKind): Promise<readonly string[]> {
  const texture = textureOf(picture(24, 24, '#0088ff', 0));
  const create = async () => {
    const canvas = document.createElement('canvas');
    const { renderer, draw, discard } = await startDrawing(kind, canvas, 0);
    const root = new Container({ children: [new Sprite(texture)] });
    renderer.resize(24, 24);
    return {
      show(): string {
        discard();
        draw(root);
        const copy = contextOf(document.createElement('canvas'));
        copy.drawImage(canvas, 0, 0);
        const [red = 0, green = 0, blue = 0] = copy.getImageData(12, 12, 1, 1).data;
        return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      },
      end(): void {
        root.destroy({ children: true });
        renderer.destroy();
      },
    };
  };
  const [first, second] = [await create(), await create()];
  const both = [first.show(), second.show(), first.show()];
  first.end();
  const third = await create();
  const colors = [...both, second.show(), third.show()];
  second.end();
  third.end();
  texture.destroy(true);
  return colors;
}

const exposed = { counts: () => ({ ...counts }), pressed: () => pressed, sideBySide };
declare global {
  var surfacePage: typeof exposed;
}
globalThis.surfacePage = exposed;
