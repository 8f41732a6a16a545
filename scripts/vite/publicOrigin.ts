import type { Plugin } from 'vite';

/** Puts the address that people type (PUBLIC_ORIGIN, .env.example) into index.html. */
export function publicOrigin(setting: string | undefined): Plugin {
  return {
    name: 'public-origin',
    transformIndexHtml: { order: 'pre', handler: (html) => withOrigin(html, setting) },
  };
}

/**
 * The page with this origin in the place of %ORIGIN%: sites that show a shared link want the whole address of its
 * picture. Without one the addresses begin at the site's root.
 *
 * @throws when it is no web address
 */
export function withOrigin(html: string, setting: string | undefined): string {
  const origin = setting === undefined || setting === '' ? '' : new URL(setting).origin;
  return html.replaceAll('%ORIGIN%', origin);
}
