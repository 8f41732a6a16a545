import { Container, Sprite } from 'pixi.js';
import { PART } from '@shared/domain/arcade/games/game.ts';
import {
  DOOR,
  FIELD,
  type Doors,
  type FlunkyUppyState,
  type Side,
} from '@shared/domain/arcade/games/flunky-uppy/rules.ts';
import type { Pictures } from '../../../engine/assets/texture.ts';
import type { HourName } from '../../../town/play/hour.ts';

/** How high the tiles are of which a gap in a tower is filled, and how many pictures each has. */
const TILES = [
  { name: 'shut', height: 72, looks: 3 },
  { name: 'half', height: 36, looks: 2 },
  { name: 'plate-12', height: 12, looks: 1 },
  { name: 'plate-4', height: 4, looks: 1 },
] as const;
/** Where the hinge and the lower edge of its locker are in a picture of a door (assets/studio/scenes/flunky_uppy.py). */
const HINGE = { x: 52, y: 82 } as const;
const DOOR_FRAMES = 4;
/** A door begins to open this far above the player's feet, and shows its next picture after so many pixels more. */
const OPENS = { from: 262, every: 14 } as const;
/** The towers beyond the two that matter, where the view is wide: they stand back. */
const BEHIND = 0x8d8ab0;

interface Tile {
  readonly sprite: Sprite;
  readonly top: number;
}

interface OpenDoor {
  readonly sprite: Sprite;
  readonly lid: Sprite;
  readonly bottom: number;
  readonly top: number;
  frame: number;
}

/** The towers of lockers on both sides, built upwards as they come into sight. Heights are pixels, upwards. */
export class Towers extends Container {
  readonly #pictures: Pictures;
  readonly #tiles = new Container();
  readonly #doors = new Container();
  readonly #spare: Sprite[] = [];
  readonly #columns: readonly Column[];
  #hour: HourName;
  #open: OpenDoor[] = [];
  /** The doors that are built end here. */
  #known = 0;

  constructor(pictures: Pictures, hour: HourName) {
    super();
    this.#pictures = pictures;
    this.#hour = hour;
    this.addChild(this.#tiles, this.#doors);
    const right = FIELD.tower + FIELD.shaft;
    this.#columns = [
      { x: 0, side: 0, isBehind: false, tiles: [], builtTo: 0 },
      { x: right, side: 1, isBehind: false, tiles: [], builtTo: 0 },
      { x: -FIELD.tower, side: 0, isBehind: true, tiles: [], builtTo: -16 },
      { x: right + FIELD.tower, side: 1, isBehind: true, tiles: [], builtTo: -16 },
    ];
  }

  /** Takes everything down: another run begins, or another hour. */
  clear(hour: HourName): void {
    this.#hour = hour;
    for (const column of this.#columns) {
      for (const { sprite } of column.tiles.splice(0)) this.#drop(sprite);
      column.builtTo = column.isBehind ? -16 : 0;
    }
    for (const door of this.#open.splice(0)) this.#close(door);
    this.#known = 0;
  }

  /** Builds what is new and takes down what has gone below. */
  follow({ doors, laidTo, climbed }: Readonly<FlunkyUppyState>): void {
    for (const one of doors) {
      if (one.top / PART <= this.#known) continue;
      this.#known = one.top / PART;
      const column = this.#columns[one.side];
      if (column !== undefined) this.#build(column, one);
    }
    const end = laidTo / PART;
    const least = climbed / PART - FIELD.behind;
    for (const column of this.#columns) {
      // The next doors of this side may begin where the last ones end.
      this.#fill(column, end);
      while (column.tiles[0] !== undefined && column.tiles[0].top < least) {
        const tile = column.tiles.shift();
        if (tile !== undefined) this.#drop(tile.sprite);
      }
    }
    this.#open = this.#open.filter((door) => {
      if (door.top >= least) return true;
      this.#close(door);
      return false;
    });
  }

  /** Swings the doors as the player comes near. */
  swing(climbed: number): void {
    for (const door of this.#open) {
      const frame = Math.floor((climbed + OPENS.from - door.bottom) / OPENS.every);
      const shown = Math.max(-1, Math.min(DOOR_FRAMES - 1, frame));
      if (shown === door.frame) continue;
      door.frame = shown;
      door.lid.visible = shown < 0;
      door.sprite.visible = shown >= 0;
      if (shown >= 0) door.sprite.texture = this.#pictures(`${this.#hour}-door-${shown}`);
    }
  }

  #build(column: Column, { bottom, top, look, side }: Readonly<Doors>): void {
    this.#fill(column, bottom / PART);
    for (let from = bottom / PART; from < top / PART; from += DOOR.height) {
      const insides = (look + (from - bottom / PART) / DOOR.height) % INSIDES;
      this.#put(column, `open-${insides}`, from, DOOR.height);
      this.#hang(side, from, look);
    }
  }

  #hang(side: Side, bottom: number, look: number): void {
    const edge = side === 0 ? FIELD.tower : FIELD.tower + FIELD.shaft;
    const lid = this.#sprite(`shut-${look % 3}`, this.#doors);
    lid.position.set(side === 0 ? 0 : edge + FIELD.tower, -bottom - DOOR.height);
    lid.scale.x = side === 0 ? 1 : -1;
    const sprite = this.#sprite('door-0', this.#doors);
    sprite.position.set(side === 0 ? edge - HINGE.x : edge + HINGE.x, -bottom - HINGE.y);
    sprite.scale.x = side === 0 ? 1 : -1;
    sprite.visible = false;
    this.#open.push({ sprite, lid, bottom, top: bottom + DOOR.height, frame: -1 });
  }

  /** Stacks tiles up to a height, the tallest that there is room for. */
  #fill(column: Column, to: number): void {
    while (column.builtTo < to) {
      const left = to - column.builtTo;
      const choice = chance(column.builtTo, column.x);
      const tile =
        TILES.find(({ height }) => height <= left && (height !== 72 || choice % 4 !== 0)) ?? TILES[3];
      const name = tile.looks === 1 ? tile.name : `${tile.name}-${choice % tile.looks}`;
      this.#put(column, name, column.builtTo, tile.height);
    }
  }

  #put(column: Column, name: string, bottom: number, height: number): void {
    const sprite = this.#sprite(name, this.#tiles);
    sprite.position.set(column.side === 0 ? column.x : column.x + FIELD.tower, -bottom - height);
    sprite.scale.x = column.side === 0 ? 1 : -1;
    sprite.tint = column.isBehind ? BEHIND : 0xffffff;
    column.tiles.push({ sprite, top: bottom + height });
    column.builtTo = bottom + height;
  }

  #sprite(name: string, layer: Container): Sprite {
    const sprite = this.#spare.pop() ?? new Sprite();
    layer.addChild(sprite);
    sprite.texture = this.#pictures(`${this.#hour}-${name}`);
    sprite.visible = true;
    sprite.tint = 0xffffff;
    return sprite;
  }

  #drop(sprite: Sprite): void {
    sprite.removeFromParent();
    this.#spare.push(sprite);
  }

  #close({ sprite, lid }: OpenDoor): void {
    this.#drop(sprite);
    this.#drop(lid);
  }
}

/** How many pictures there are of what lies in an open locker. */
const INSIDES = 6;

interface Column {
  readonly x: number;
  readonly side: Side;
  readonly isBehind: boolean;
  readonly tiles: Tile[];
  builtTo: number;
}

/** A number that follows from where something is, so that a tower looks the same each time it is built. */
function chance(height: number, x: number): number {
  const mixed = Math.imul(height * 31 + x * 7 + 117, 0x9e3779b1);
  return (mixed >>> 16) & 0xff;
}
