import { Container, ImageSource, Rectangle, Sprite, Texture } from 'pixi.js';
import { discard, holdPictures, type Hold } from '../../engine/assets/texture.ts';
import { handsAtRest } from '../../kernel/idle.ts';
import type { Size } from '../play/framing/framing.ts';
import { seenPart, type Camera } from './camera.ts';
import type { TiledPicture } from './model.ts';
import { isKept, tilesAhead, tilesSeen, tilesToLoad, type TileAt } from './tiles.ts';

interface Tile {
  readonly at: TileAt;
  readonly hold: Hold;
  /** Row by row; none until its picture has come. */
  blocks: readonly Sprite[];
  /** Its picture as it came; null until then. */
  whole: Texture<ImageSource> | null;
  /** The same, as small as it is shown where the map is smaller than its picture; null: it is shown as it came. */
  small: Texture<ImageSource> | null;
}

interface LayerOptions {
  /**
   * A tile is cut into so many blocks at either side, each of which can be shown alone, over a layer that shows where one
   * lacks; absent: it is whole, and an overview shows where it lacks.
   */
  readonly cut?: number;
  /** Called when one of its pictures has come. */
  readonly changed: () => void;
}

/** Whether a block is shown, by its middle in the picture. */
export type ShownBlock = (x: number, y: number) => boolean;

/** A tile that did not come is asked for again after this. */
export const AGAIN_MS = 5_000;

/** The camera rests when it has stood still for so long (ms). */
const RESTED_MS = 250;

/**
 * A picture in tiles: those near the camera are loaded, those far from it freed, and a small picture of the whole lies
 * beneath what has not come. Moving it moves one container; only a zoom lays the tiles out anew.
 */
export class TileLayer extends Container {
  readonly #picture: TiledPicture;
  readonly #changed: () => void;
  /** How many blocks a tile has at either side. */
  readonly #cut: number;
  readonly #tiles = new Map<string, Tile>();
  readonly #overviewHold = holdPictures();
  readonly #overview = new Sprite();
  #isShown: ShownBlock = () => true;
  #camera: Camera | null = null;
  #body: Size = { width: 0, height: 0 };
  #again: ReturnType<typeof setTimeout> | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;
  /** The rest that it waits for or uses; another one: that is over. */
  #restingIn = {};

  constructor(picture: TiledPicture, { cut = 1, changed }: LayerOptions) {
    super();
    this.#picture = picture;
    this.#changed = changed;
    this.#cut = cut;
    this.addChild(this.#overview);
    if (cut === 1) void this.#loadOverview();
  }

  /** How much of what is near has come, from 0 to 1. */
  get loaded(): number {
    if (this.#camera === null || !hasArea(this.#body)) return 0;
    const near = tilesToLoad(seenPart(this.#camera, this.#body), this.#picture);
    return near.length === 0 ? 0 : near.filter((at) => this.#hasCome(at)).length / near.length;
  }

  /** Shows what this camera sees in a body of this size. */
  show(camera: Camera, body: Size): void {
    if (camera === this.#camera && body === this.#body) return;
    const zoomed = camera.zoom !== this.#camera?.zoom;
    this.#camera = camera;
    this.#body = body;
    this.position.set(camera.corner.x, camera.corner.y);
    this.#load();
    this.#cover();
    this.#rest();
    if (!zoomed) return;
    this.#layOverview();
    for (const tile of this.#tiles.values()) {
      enlarge(tile);
      this.#lay(tile.at, tile.blocks);
    }
  }

  /** Shows these blocks alone; all are shown until it is called. */
  reveal(isShown: ShownBlock): void {
    this.#isShown = isShown;
    for (const { at, blocks } of this.#tiles.values()) this.#reveal(at, blocks);
  }

  override destroy(): void {
    clearTimeout(this.#again);
    clearTimeout(this.#resting);
    this.#restingIn = {};
    for (const tile of this.#tiles.values()) {
      enlarge(tile);
      tile.hold.release();
    }
    this.#tiles.clear();
    this.#overviewHold.release();
    super.destroy({ children: true });
  }

  #load(): void {
    if (this.#camera === null || !hasArea(this.#body)) return;
    const seen = seenPart(this.#camera, this.#body);
    for (const at of tilesToLoad(seen, this.#picture)) {
      if (!this.#tiles.has(keyOf(at))) void this.#fetch(at).then((came) => came && this.#show());
    }
    for (const { at } of [...this.#tiles.values()]) if (!isKept(at, seen, this.#picture)) this.#free(at);
  }

  #show(): void {
    this.#changed();
    this.#rest();
  }

  /** Answers whether it has come, and is still wanted. */
  async #fetch(at: TileAt): Promise<boolean> {
    const url = this.#picture.tiles[at.row]?.[at.column];
    if (url === undefined) return false;
    const tile: Tile = { at, hold: holdPictures(), blocks: [], whole: null, small: null };
    this.#tiles.set(keyOf(at), tile);
    // Without a network there are only those that were seen before; the overview shows in place of the others.
    const texture = await tile.hold.texture(url, decodeAhead).catch(() => null);
    // It was freed while it was on its way.
    if (this.#tiles.get(keyOf(at)) !== tile) return false;
    if (texture === null) {
      this.#free(at);
      clearTimeout(this.#again);
      this.#again = setTimeout(() => this.#load(), AGAIN_MS);
      return false;
    }
    tile.whole = texture;
    tile.blocks = this.#blocksOf(texture).map((block) => this.addChild(new Sprite(block)));
    this.#lay(at, tile.blocks);
    this.#reveal(at, tile.blocks);
    this.#cover();
    return true;
  }

  /** Waits until the camera has stood still for a while, and uses that. */
  #rest(): void {
    // A tile may come when all of it is gone.
    if (this.destroyed) return;
    const rest = {};
    this.#restingIn = rest;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => void this.#useRest(() => this.#restingIn !== rest), RESTED_MS);
  }

  /** Does what would make the next drag halt, one tile at a time, until the rest is over. */
  async #useRest(isOver: () => boolean): Promise<void> {
    const camera = this.#camera;
    if (camera === null || !hasArea(this.#body)) return;
    await handsAtRest();
    if (isOver()) return;
    const ahead = tilesAhead(seenPart(camera, this.#body), this.#picture);
    const lacking = ahead.filter((at) => !this.#tiles.has(keyOf(at)));
    // Where the camera has moved on meanwhile, it may be seen by now.
    await Promise.all(lacking.map((at) => this.#fetch(at).then((came) => came && isOver() && this.#show())));
    if (camera.zoom >= 1 || this.#cut > 1) return;
    for (const tile of [...this.#tiles.values()]) {
      await handsAtRest();
      if (isOver()) return;
      shrink(tile);
    }
  }

  #free(at: TileAt): void {
    const tile = this.#tiles.get(keyOf(at));
    if (tile === undefined) return;
    this.#tiles.delete(keyOf(at));
    enlarge(tile);
    // A part of a picture is a texture of its own; the picture is the hold's.
    for (const block of tile.blocks) block.destroy({ texture: this.#cut > 1 });
    tile.hold.release();
  }

  #blocksOf(texture: Texture): readonly Texture[] {
    if (this.#cut === 1) return [texture];
    const [width, height] = [texture.width / this.#cut, texture.height / this.#cut];
    return this.#inBlocks().map(
      ({ column, row }) =>
        new Texture({
          source: texture.source,
          frame: new Rectangle(column * width, row * height, width, height),
        }),
    );
  }

  /** Where the blocks of a tile are in it, row by row. */
  #inBlocks(): readonly TileAt[] {
    return Array.from({ length: this.#cut ** 2 }, (_, index) => ({
      column: index % this.#cut,
      row: Math.floor(index / this.#cut),
    }));
  }

  #reveal({ column, row }: TileAt, blocks: readonly Sprite[]): void {
    const side = this.#picture.tile / this.#cut;
    for (const [index, block] of this.#inBlocks().entries()) {
      const sprite = blocks[index];
      if (sprite === undefined) return;
      const middle = (at: number, within: number): number => at * this.#picture.tile + (within + 0.5) * side;
      sprite.visible = this.#isShown(middle(column, block.column), middle(row, block.row));
    }
  }

  /** Edges lie on whole pixels of the screen, or a line would be seen between two tiles. */
  #lay({ column, row }: TileAt, blocks: readonly Sprite[]): void {
    const { zoom } = this.#camera ?? { zoom: 1 };
    const { tile, width, height } = this.#picture;
    const edge = (at: number, within: number, length: number): number =>
      Math.round(Math.min((at + within / this.#cut) * tile, length) * zoom);
    for (const [index, block] of this.#inBlocks().entries()) {
      const sprite = blocks[index];
      if (sprite === undefined) return;
      const [left, top] = [edge(column, block.column, width), edge(row, block.row, height)];
      sprite.position.set(left, top);
      sprite.setSize(edge(column, block.column + 1, width) - left, edge(row, block.row + 1, height) - top);
      smoothen(sprite.texture, zoom < 1);
    }
  }

  async #loadOverview(): Promise<void> {
    // Without it the map is dark until its tiles come.
    const texture = await this.#overviewHold.texture(this.#picture.overview, decodeAhead).catch(() => null);
    if (texture === null || this.destroyed) return;
    smoothen(texture, true);
    this.#overview.texture = texture;
    this.#layOverview();
    this.#changed();
  }

  /** The overview is drawn only where a tile lacks: without a graphics card it would cost as much as all of them. */
  #cover(): void {
    if (this.#camera === null) return;
    const seen = tilesSeen(seenPart(this.#camera, this.#body), this.#picture);
    this.#overview.visible = !seen.every((at) => this.#hasCome(at));
  }

  #hasCome(at: TileAt): boolean {
    return (this.#tiles.get(keyOf(at))?.blocks.length ?? 0) > 0;
  }

  #layOverview(): void {
    const { zoom } = this.#camera ?? { zoom: 1 };
    const { width, height } = this.#picture;
    this.#overview.setSize(Math.round(width * zoom), Math.round(height * zoom));
  }
}

/**
 * Makes a tile that is shown smaller than it is a picture of that size: to make it smaller in each frame takes software half
 * of a drag's time. It looks the same to a pixel, so that nothing has to be drawn for it.
 */
function shrink(tile: Tile): void {
  const [sprite] = tile.blocks;
  if (sprite === undefined || tile.whole === null || tile.small !== null) return;
  tile.small = smallOf(tile.whole, sizeOf(sprite));
  if (tile.small !== null) show(sprite, tile.small);
}

/** Shows a tile by the picture that came. */
function enlarge(tile: Tile): void {
  const [sprite] = tile.blocks;
  if (tile.small === null || tile.whole === null || sprite === undefined) return;
  show(sprite, tile.whole);
  discard(tile.small);
  tile.small = null;
}

/** Shows another picture of the same in the same room. */
function show(sprite: Sprite, texture: Texture): void {
  const { width, height } = sizeOf(sprite);
  sprite.texture = texture;
  sprite.setSize(width, height);
}

/** The picture in this size, smoothed as a canvas does it; null where the browser makes none. */
function smallOf(whole: Texture<ImageSource>, { width, height }: Size): Texture<ImageSource> | null {
  if (!('OffscreenCanvas' in globalThis)) return null;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) return null;
  context.setTransform(width / whole.width, 0, 0, height / whole.height, 0, 0);
  // A hold has images and bitmaps alone.
  context.drawImage(whole.source.resource as CanvasImageSource, 0, 0);
  const bitmap = canvas.transferToImageBitmap();
  return new Texture({ source: new ImageSource({ resource: bitmap, scaleMode: 'nearest' }) });
}

/** What is drawn smaller than it is, is smoothed: leaving out pixels would tear lines. All else stays crisp. */
export function smoothen({ source }: Texture, smooth: boolean): void {
  const mode = smooth ? 'linear' : 'nearest';
  if (source.scaleMode === mode) return;
  source.scaleMode = mode;
  source.style.update();
}

/** Another thread decodes it: the first frame that draws it would be late by as much, in the middle of a drag. */
async function decodeAhead(url: string): Promise<ImageBitmap> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return createImageBitmap(await answer.blob());
}

/** The room that it was given, in whole pixels; what is computed of its scale may lie a trace beside it. */
const sizeOf = ({ width, height }: Sprite): Size => ({
  width: Math.round(width),
  height: Math.round(height),
});

const hasArea = ({ width, height }: Size): boolean => width > 0 && height > 0;

const keyOf = ({ column, row }: TileAt): string => `${column},${row}`;
