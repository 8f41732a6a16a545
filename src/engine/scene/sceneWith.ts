import type { AppContext, PreparedScene, SceneHost } from '../../kernel/app.ts';
import { holdUntil, type Art, type Bundle } from '../assets/texture.ts';

/**
 * A scene that says which bundles it draws, by names of its own. Whoever shows it loads them first, says so where that
 * takes a while or fails, and frees them when it is taken away.
 *
 *     export default sceneWith({ hall: bundle }, (host, app, { hall }) => { ... });
 */
export function sceneWith<Name extends string>(
  bundles: Readonly<Record<Name, Bundle>>,
  show: (host: SceneHost, app: AppContext, art: Readonly<Record<Name, Art>>) => () => void,
): PreparedScene {
  return {
    async prepare(closed) {
      const pictures = holdUntil(closed);
      const loaded = await Promise.all(
        Object.entries<Bundle>(bundles).map(
          async ([name, bundle]) => [name, await pictures.bundle(bundle)] as const,
        ),
      );
      // Object.fromEntries loses the type of the keys, which are those of `bundles`.
      const art = Object.fromEntries(loaded) as Record<Name, Art>;
      return (host, app) => show(host, app, art);
    },
  };
}
