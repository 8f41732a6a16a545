import sharp from 'sharp';
import { fail, ok, type Result } from '../../functions/_shared/kernel/result.ts';
import type { PictureBytes, PictureSource } from '../../functions/_shared/chain/pictures.ts';
import {
  composeFlunk,
  composeTraits,
  PICTURE_SIZE,
  type Layers,
} from '../../functions/_shared/domain/collection/traits/compose.ts';
import { traitById } from '../../functions/_shared/domain/collection/traits/catalogue.ts';
import { decodeFlunk } from '../../functions/_shared/domain/collection/traits/flunkCode.ts';
import { HUES, type HueName } from '../../functions/_shared/domain/collection/traits/hues.ts';
import type { Colors, Selection } from '../../functions/_shared/domain/collection/traits/trait.ts';
import type { PortraitSize } from '../../functions/_shared/domain/collection/portraits.ts';
import { rasterizer, type Raster } from './raster.ts';

/** How many pictures are kept once they are drawn, some KB each. */
const MOST_KEPT = 2_000;
/** The thumbnail is this often doubled: 384 pixels on a side. */
const DOUBLINGS = 2;

const STOLES: Readonly<Record<string, HueName>> = {
  geek: 'green',
  jock: 'crimson',
  prep: 'blue',
  freak: 'purple',
};
const DYES: Readonly<Record<string, HueName>> = {
  orange: 'orange',
  blue: 'blue',
  red: 'crimson',
  green: 'green',
  purple: 'purple',
  yellow: 'lemon',
  pink: 'pink',
  black: 'coal',
};

/** The drawn layers of the build, read when the first picture is asked for. */
async function readLayers(): Promise<Layers> {
  const [traits, own] = await Promise.all([import('@bundles/traits.ts'), import('@bundles/demo-tokens.ts')]);
  return { ...traits.bundle.layers, ...own.bundle.layers };
}

const inside = (svg: string): string => svg.replace(/<\/?svg[^<>]*>/g, '');
const around = (paths: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE_SIZE} ${PICTURE_SIZE}" width="${PICTURE_SIZE}" height="${PICTURE_SIZE}" shape-rendering="crispEdges">${paths}</svg>`;

/** A layer in these colors. */
const layer = (template: string, colors: Colors, layers: Layers): string =>
  inside(
    composeTraits(
      [{ id: '', name: '', slot: 'torso', category: 'TORSO', family: null, template, colors }],
      layers,
    ),
  );

/** A student in gown and mortarboard, over hair of their own color. */
function graduate(selection: Selection, clique: string, layers: Layers): string {
  const stole = STOLES[clique] ?? 'gold';
  const hair = traitById(selection.head ?? '')?.colors['hair'] ?? 'chestnut';
  return around(
    inside(composeFlunk({ ...selection, head: null, headOverlay: null }, layers)) +
      layer('gown', { cloth: 'coal', stole }, layers) +
      layer('head/mortarboard', { hair, cloth: 'coal', tassel: stole }, layers),
  );
}

function backpack(parts: readonly string[], layers: Layers): string | null {
  const [base = '', slots = '', ...dyed] = parts;
  const [primary, secondary, tertiary] = dyed.map((color) => DYES[color]);
  const wall = Object.keys(HUES).find((hue): hue is HueName => hue === dyed[3]);
  if (!primary || !secondary || !tertiary || !wall || !(`backpack/${base}` in layers)) return null;
  const colors = { primary, secondary, tertiary, wall, bone: 'cream', screen: 'night' } as const;
  return around(layer(`backpack/${base}`, colors, layers) + layer(`patches/${slots}`, colors, layers));
}

/** The SVG that an address of demo/templates.ts stands for; null: it is none. */
function draw(address: string, layers: Layers): string | null {
  const [kind, ...parts] = address.replace(/^demo:/, '').split('/');
  if (kind === 'backpack') return backpack(parts, layers);
  const [code = '', which, clique = ''] = parts;
  const selection = kind === 'flunk' ? decodeFlunk(code) : null;
  if (!selection) return null;
  return which === 'graduated' ? graduate(selection, clique, layers) : composeFlunk(selection, layers);
}

/** The pixels as they are, or so often doubled with every edge smoothed. */
async function render(pixels: Raster, doublings: number): Promise<PictureBytes> {
  const side = PICTURE_SIZE * 2 ** doublings;
  const raw = { width: side, height: side, channels: 4 } as const;
  const image = sharp(Buffer.from(smoothed(pixels, doublings).buffer), { raw });
  const bytes = await image.webp({ lossless: true, effort: 0 }).toBuffer();
  return { bytes: new Uint8Array(bytes), type: 'image/webp' };
}

/** How often the picture is doubled for a portrait of this size. */
const doublingsFor = (size: PortraitSize): number => Math.ceil(Math.log2(size / PICTURE_SIZE));

/**
 * The pictures of the demo chain's tokens, each drawn once when it is first asked for. Portraits are drawn in their size,
 * which is faster than to make the picture smaller.
 */
export function demoPictures(): PictureSource {
  const kept = new Map<string, Promise<PictureBytes | null>>();
  const raster = rasterizer();
  let layers: Promise<Layers> | undefined;
  const read = async (address: string, doublings: number): Promise<PictureBytes | null> => {
    layers ??= readLayers();
    const svg = draw(address, await layers);
    return svg === null ? null : render(raster(svg), address.endsWith('/pixels') ? 0 : doublings);
  };

  const drawn = async (address: string, doublings: number): Promise<Result<PictureBytes>> => {
    const key = `${address} ${doublings}`;
    const known = kept.get(key);
    const asked = known ?? read(address, doublings);
    if (!known) kept.set(key, asked);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    const picture = await asked;
    return picture ? ok(picture) : fail('NOT_FOUND', 'There is no such picture.');
  };

  return {
    read: (address) => drawn(address, DOUBLINGS),
    draw: (address, size) => drawn(address, doublingsFor(size)),
  };
}

/**
 * Pixel art at twice its size with its corners rounded, and that so many times (Scale2x: a new pixel takes the color of
 * two neighbors that agree where the others do not). No color is added.
 */
function smoothed(raster: Raster, doublings: number): Raster {
  let pixels = raster;
  for (let time = 0; time < doublings; time += 1) pixels = doubled(pixels, PICTURE_SIZE * 2 ** time);
  return pixels;
}

/** A square picture of one number a pixel, at twice its size. */
function doubled(pixels: Raster, side: number): Raster {
  const twice = new Uint32Array(pixels.length * 4);
  const at = (x: number, y: number) => {
    const inX = Math.min(Math.max(x, 0), side - 1);
    const inY = Math.min(Math.max(y, 0), side - 1);
    return pixels[inY * side + inX] ?? 0;
  };
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const own = at(x, y);
      const [up, down, left, right] = [at(x, y - 1), at(x, y + 1), at(x - 1, y), at(x + 1, y)];
      const corner = up !== down && left !== right;
      const to = y * 4 * side + x * 2;
      twice[to] = corner && left === up ? left : own;
      twice[to + 1] = corner && up === right ? right : own;
      twice[to + 2 * side] = corner && left === down ? left : own;
      twice[to + 2 * side + 1] = corner && down === right ? right : own;
    }
  }
  return twice;
}
