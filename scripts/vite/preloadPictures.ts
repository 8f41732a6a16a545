import type { Plugin, Rolldown } from 'vite';

/**
 * Has the page ask for the pictures of the first screen together with its scripts, instead of when those have run. What
 * only some first screens show is named in the page instead, for a script to ask for.
 *
 * @param names of packed pictures without their extension, such as `shell/atlas`
 * @param placeholders such as %NIGHT_WALLPAPER% in index.html, and the picture whose URL takes its place
 */
export function preloadPictures(
  names: readonly string[],
  placeholders: Readonly<Record<string, string>>,
): Plugin {
  let base = '/';
  return {
    name: 'preload-pictures',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const urlOf = (name: string): string => `${base}${fileOf(name, bundle ?? {})}`;
        return {
          html: Object.entries(placeholders).reduce(
            // The development server has no bundle, and preloads nothing.
            (text, [placeholder, name]) => text.replace(placeholder, bundle ? urlOf(name) : ''),
            html,
          ),
          tags: (bundle ? names : []).map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'image', href: urlOf(name) },
            injectTo: 'head' as const,
          })),
        };
      },
    },
  };
}

function fileOf(name: string, bundle: Rolldown.OutputBundle): string {
  const asset = Object.values(bundle).find(
    (output) =>
      output.type === 'asset' &&
      output.originalFileNames.some((file) => file.includes(`assets/packed/${name}.`)),
  );
  if (!asset) throw new Error(`The first screen does not import the picture ${name}`);
  return asset.fileName;
}
