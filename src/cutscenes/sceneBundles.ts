/** Part of a picture, drawn over it at a point of it. */
export interface SceneCut {
  readonly frame: string;
  readonly x: number;
  readonly y: number;
}

/** Cuts that are shown in turn; -1 in the order is none of them. The loop `talk` plays while a line is typed. */
export interface SceneLoop {
  readonly name: string;
  readonly fps: number;
  readonly order: readonly number[];
  readonly cuts: readonly SceneCut[];
}

/** A scene as the asset build writes it. */
export interface SceneBundle {
  readonly atlas: {
    readonly url: string;
    readonly frames: Readonly<
      Record<string, { readonly x: number; readonly y: number; readonly w: number; readonly h: number }>
    >;
  } | null;
  readonly pictures: Readonly<Record<string, { readonly url: string }>>;
  readonly scenes: Readonly<
    Record<
      string,
      {
        readonly size: readonly [width: number, height: number];
        readonly picture: string;
        readonly loops: readonly SceneLoop[];
      }
    >
  >;
}

const BUNDLES = import.meta.glob<SceneBundle>('@bundles/cutscene-*.ts', { import: 'bundle' });
const BY_ID = new Map(
  Object.entries(BUNDLES).map(([path, load]) => [/cutscene-(.+)\.ts$/.exec(path)?.[1] ?? path, load]),
);

/** The names of the pictures that there are. */
export const DRAWN_SCENES: readonly string[] = [...BY_ID.keys()];

/** Loads what the build says of a picture (`pictureOf`). Throws when there is no such picture, or it does not arrive. */
export async function loadSceneBundle(id: string): Promise<SceneBundle> {
  const load = BY_ID.get(id);
  if (load === undefined) throw new Error(`there is no picture of the scene ${id}`);
  return load();
}
