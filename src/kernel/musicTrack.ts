/** A loop or a piece as the asset build describes it (a bundle's `tracks`). */
export interface MusicTrack {
  readonly webm: string;
  readonly m4a: string;
  /** Length of the piece. */
  readonly seconds: number;
  /** Seconds in the files before the piece begins; they hold as much again after it. 0 when absent. */
  readonly lead?: number;
  /** 0 to 1: how loud the track is beside others. */
  readonly volume: number;
}
