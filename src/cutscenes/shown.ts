import type { Chapter } from './scene.ts';
import { loadSceneBundle } from './sceneBundles.ts';

/** A line of a scene with its picture, as a window shows it without a player. */
export interface ShownLine {
  readonly picture: string;
  readonly alt: string;
  readonly line: string;
  /** The column of the picture that is seen where not all of it is; absent: its middle. */
  readonly focus?: number | undefined;
}

/** All lines of a chapter, in their order. */
export const shownLines = ({ scenes }: Pick<Chapter, 'scenes'>): readonly ShownLine[] =>
  scenes.flatMap(({ id, picture = id, alt, lines, focus = [] }) =>
    lines.map((line, nth) => ({ picture, alt, line, focus: focus[nth] })),
  );

/** Fetches where the picture of a scene is to be had. */
export const loadPicture = (picture: string): Promise<string | undefined> =>
  loadSceneBundle(picture).then(({ pictures }) => pictures[picture]?.url);
