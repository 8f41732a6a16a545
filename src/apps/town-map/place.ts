/** A place as the studio describes it (assets/studio/README.md). Lengths are picture pixels. */
export interface Place {
  readonly size: readonly [width: number, height: number];
  readonly hotspots: { readonly door: Spot };
  readonly day: Hour;
  readonly night: Hour;
}

export type HourName = 'day' | 'night';

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A frame of the atlas and where it lies over the picture. */
export interface Cut {
  readonly frame: string;
  readonly x: number;
  readonly y: number;
}

export interface Hour {
  readonly picture: string;
  readonly loops: readonly Loop[];
  readonly hover: { readonly door: Cut };
  readonly passers: readonly Passer[];
}

/** Something that moves without end: `order` is played at `fps`; -1 in it shows none of the cuts. */
export interface Loop {
  readonly name: string;
  readonly fps: number;
  readonly order: readonly number[];
  readonly cuts: readonly Cut[];
}

/** Something that comes by: its cuts once, then nothing for between the two `everySeconds`. */
export interface Passer {
  readonly name: string;
  readonly fps: number;
  readonly everySeconds: readonly [least: number, most: number];
  readonly cuts: readonly Cut[];
}
