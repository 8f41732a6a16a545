import type { Plugin } from 'vite';

/**
 * Has the page ask for the pictures of the first screen together with its scripts, instead of when those have run.
 *
 * @param names of packed pictures without their extension, such as `shell/wallpaper`
 */
export function preloadPictures(names: readonly string[]): Plugin {
  let base = '/';
  return {
    name: 'preload-pictures',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const assets = Object.values(bundle ?? {}).filter((output) => output.type === 'asset');
        return names.map((name) => {
          const asset = assets.find(({ originalFileNames }) =>
            originalFileNames.some((file) => file.includes(`.build/assets/${name}.`)),
          );
          if (!asset) throw new Error(`The first screen does not import the picture ${name}`);
          return {
            tag: 'link',
            attrs: { rel: 'preload', as: 'image', href: `${base}${asset.fileName}` },
            injectTo: 'head' as const,
          };
        });
      },
    },
  };
}
