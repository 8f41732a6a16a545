import type { Fact } from '@shared/domain/town/story.ts';
import type { DiscoveryEvent } from '../kernel/discoveries.ts';
import type { Feature } from '../kernel/features.ts';

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
export type TuneName = 'arrival' | 'that-friday' | 'slow-dance' | 'blackout';

/** Soundscapes that scenes have: some of those of the engine. */
export type Soundscape = 'crickets' | 'rain' | 'fluorescent';

/** What a worn tape does to the picture (player/projection.ts). */
export type TapeName = 'worn' | 'noise' | 'screen';

/** A scene: one picture, and the lines that are said over it. */
export interface Scene {
  /** In lower-case words; its own in the whole story. */
  readonly id: string;
  /** The name of its picture, whose bundle is `cutscene-<picture>`: another scene's id. Its own id when absent. */
  readonly picture?: string;
  /** What a person who does not see the picture is told of it. */
  readonly alt: string;
  readonly lines: readonly string[];
  /** The camera stands still when absent. */
  readonly camera?: CameraMove;
  /**
   * For each line, how many pixels from the left in the picture lies what it tells. The camera of a phone, which sees half
   * of the picture, goes there. When absent it makes the camera's move, or passes once over all of the picture.
   */
  readonly focus?: readonly number[];
  /** The tune of the chapter when absent; null: the music stops for this scene. */
  readonly tune?: TuneName | null;
  /** A soundscape beside the music. */
  readonly ambience?: Soundscape;
  /** Where it rains in the picture: the panes of a window, or all of a street. */
  readonly rain?: readonly Area[];
  /** Nothing when absent. */
  readonly tape?: TapeName;
}

/** The name of a scene's picture. */
export const pictureOf = ({ id, picture = id }: Pick<Scene, 'id' | 'picture'>): string => picture;

/** Scenes that are played one after the other. That it was played to its end is the fact `seen:<id>`. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly tune: TuneName;
  /** It is there in a mode that has this feature. In every mode when absent. */
  readonly feature?: Feature;
  /** The id of the chapter that has to be seen before. None when absent. */
  readonly after?: string;
  /** What a person who plays it to its end has done besides: a fact of their story, and what finds a hidden theme. */
  readonly ends?: { readonly records: Fact; readonly happened: DiscoveryEvent };
  readonly scenes: readonly Scene[];
}
