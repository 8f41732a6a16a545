import type { AppContext, Prepared, PreparedScene, SceneHost } from '../../kernel/app.ts';
import { holdUntil, type Art, type Bundle } from '../assets/texture.ts';

/** Loaded bundles by the names that a body gives them. */
export type ArtByName<Name extends string> = Readonly<Record<Name, Art>>;

/**
 * A scene that says which bundles it draws, by names of its own. The code that shows it loads them first, says so where that
 * takes a while or fails, and frees them when it is taken away.
 *
 *     export default sceneWith({ hall: bundle }, (host, app, { hall }) => { ... });
 */
export const sceneWith = <Name extends string>(
  bundles: Readonly<Record<Name, Bundle>>,
  show: (host: SceneHost, app: AppContext, art: ArtByName<Name>) => () => void,
): PreparedScene => bodyWith(bundles, show);

/** A body of any kind that says which bundles it draws. */
export function bodyWith<Host, Name extends string>(
  bundles: Readonly<Record<Name, Bundle>>,
  show: (host: Host, app: AppContext, art: ArtByName<Name>) => () => void,
): Prepared<Host> {
  return {
    async prepare(closed) {
      const pictures = holdUntil(closed);
      const loaded = await Promise.all(
        Object.entries<Bundle>(bundles).map(
          async ([name, bundle]) => [name, await pictures.bundle(bundle)] as const,
        ),
      );
      // Object.fromEntries loses the type of the keys, which are those of `bundles`.
      const art = Object.fromEntries(loaded) as ArtByName<Name>;
      return (host, app) => show(host, app, art);
    },
  };
}
