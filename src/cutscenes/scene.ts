/** Where the camera is: the top left corner of what it sees, as parts (0 to 1) of the room there is to move. */
export interface CameraPoint {
  readonly x: number;
  readonly y: number;
}

/** A slow move inside a picture, from the first moment of the scene on. */
export interface CameraMove {
  readonly from: CameraPoint;
  readonly to: CameraPoint;
  readonly seconds: number;
}

/** A part of a picture, in its pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The tunes of the story (tunes.ts). */
export type TuneName = 'arrival' | 'that-friday' | 'slow-dance';

/** Soundscapes that scenes have: some of those of the engine. */
export type Soundscape = 'crickets' | 'rain' | 'fluorescent';

/** What a worn tape does to the picture (player/tapes.ts). */
export type TapeName = 'worn' | 'noise' | 'screen';

/** A scene: one picture, and the lines that are said over it. Its bundle is `cutscene-<id>`. */
export interface Scene {
  /** In lower-case words, as the studio names the picture. */
  readonly id: string;
  /** What a person who does not see the picture is told of it. */
  readonly alt: string;
  readonly lines: readonly string[];
  /** The camera stands still when absent. */
  readonly camera?: CameraMove;
  /** The tune of the chapter when absent; null: the music stops for this scene. */
  readonly tune?: TuneName | null;
  /** A soundscape beside the music. */
  readonly ambience?: Soundscape;
  /** Where it rains in the picture: the panes of a window, or all of a street. */
  readonly rain?: readonly Area[];
  /** Nothing when absent. */
  readonly tape?: TapeName;
}

/** Scenes that are played one after the other. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly tune: TuneName;
  readonly scenes: readonly Scene[];
}
