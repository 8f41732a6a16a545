import type { Atlas } from '../../engine/assets/texture.ts';
import type { ByHour } from '../play/hour.ts';
import type { Cut, Loop, Spot } from '../play/place.ts';

/** A point of the picture, in its pixels. */
export type PathPoint = readonly [x: number, y: number];

/** Eight ways to look on the picture, north being up; whatever moves is drawn for those that its path takes. */
export type Heading = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

/** Something that goes along a path, from its first point to its last, and is not seen before and after. */
export interface Mover {
  readonly name: string;
  readonly path: string;
  /** Picture pixels a second. */
  readonly speed: number;
  /** How fast its frames follow each other. */
  readonly fps: number;
  /**
   * Frames of the atlas by where it heads; one that is missing is drawn as its nearest neighbor. A frame's middle
   * lies on the path.
   */
  readonly frames: Readonly<Partial<Record<Heading, readonly string[]>>>;
  /** It goes again so many seconds after it went; or at each full hour of the drawn clock, as the train does. */
  readonly goes: { readonly everySeconds: readonly [least: number, most: number] } | 'hourly';
  /** It follows so many seconds behind: the second wagon of a train. */
  readonly delay?: number;
}

/** What comes from the sky on some days; all of it is drawn over everything else. */
export interface Weather {
  /** Shadows of clouds, which drift over the whole town. */
  readonly clouds: readonly string[];
  /** A drop, a frame for each moment of its fall. */
  readonly drop: readonly string[];
}

/** How the town looks at an hour. */
export interface MapLook {
  /** Its picture in the bundle, cut into tiles by the asset build. */
  readonly picture: string;
  readonly loops: readonly Loop[];
  readonly movers: readonly Mover[];
  /** What stands before everything that moves on the ground: roofs and trees that hide a piece of a road. */
  readonly front?: readonly Cut[];
  readonly weather?: Weather;
  /** Windows of homes as they look while no light is on in them; in the picture it is on. */
  readonly windows?: readonly Cut[];
  /** What the floodlights of the football field light. */
  readonly floodlights?: readonly Cut[];
}

/** A town as the studio made it. Lengths are picture pixels. */
export interface MapModel extends ByHour<MapLook> {
  readonly size: readonly [width: number, height: number];
  /** Where each location stands, by id. */
  readonly spots: Readonly<Record<string, Spot>>;
  /** The outline of each location, white on nothing, laid over it while it is pointed at; one that lacks it gets a frame. */
  readonly rims?: Readonly<Record<string, Cut>>;
  readonly paths: Readonly<Record<string, readonly PathPoint[]>>;
}

/** A picture in tiles as the asset build writes it. */
export interface TiledPicture {
  readonly width: number;
  readonly height: number;
  /** The side of a tile; those at the right and the lower edge may be smaller. */
  readonly tile: number;
  /** Where the whole is to be had, small. */
  readonly overview: string;
  /** Where each tile is to be had, row by row. */
  readonly tiles: readonly (readonly string[])[];
}

/** A bundle in which there is a map, as the asset build writes it. */
export interface MapBundle {
  readonly atlas: Atlas;
  readonly tiled: Readonly<Record<string, TiledPicture>>;
  readonly maps: Readonly<Record<string, MapModel>>;
}
