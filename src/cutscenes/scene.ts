/** Where the camera is: the top left corner of what it sees, in pixels of the picture, as parts (0 to 1) of the room there is to move. */
export interface CameraPoint {
  readonly x: number;
  readonly y: number;
}

/** A slow move inside a picture, from the first picture of the scene on. */
export interface CameraMove {
  readonly from: CameraPoint;
  readonly to: CameraPoint;
  readonly seconds: number;
}

/** A scene: one picture, and the lines that are said over it. Its bundle is `cutscene-<id>`. */
export interface Scene {
  /** In lower-case words, as the studio names the picture. */
  readonly id: string;
  /** What a person who does not see the picture is told of it. */
  readonly alt: string;
  readonly lines: readonly string[];
  /** The camera stands still when absent. */
  readonly camera?: CameraMove;
}

/** Scenes that are played one after the other. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly scenes: readonly Scene[];
}
