import { createHash } from 'node:crypto';

/** Where the page may connect and frame beyond itself, for a real chain's wallets (https: and wss: origins). */
export interface OutsideSources {
  readonly connect: readonly string[];
  readonly frame: readonly string[];
}

/** What stands in the page itself, as a policy names it: by its hash. */
export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What a browser shows at an address that has no page; static hosts know the name. */
export const NOT_FOUND_PAGE = '404.html';

/** The pages of the build. */
export const PAGES = ['index.html', NOT_FOUND_PAGE] as const;

/** What stands in the elements of this name that have no source elsewhere. */
const elementsOf = (html: string, name: string): string[] =>
  html.split(`</${name}>`).flatMap((before) => {
    const begin = before.indexOf(`<${name}`);
    const end = before.indexOf('>', begin);
    return begin < 0 || end < 0 || /\ssrc=/.test(before.slice(begin, end)) ? [] : [before.slice(end + 1)];
  });

/** The scripts and styles that stand in this page, which is our own: nothing that a person wrote is in it. */
export function inlineOf(html: string): Inline {
  const hashes = (name: string): string[] =>
    elementsOf(html, name).map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return { scripts: hashes('script'), styles: hashes('style') };
}

/**
 * The headers of every answer; a subresource needs none of the policies (API-7).
 * `secure`: the page is served by https, and browsers never ask for it by http again.
 */
export function securityHeaders(
  outside: OutsideSources & { readonly secure: boolean; readonly inline: Inline },
): Readonly<Record<string, string>> {
  const { scripts, styles } = outside.inline;
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "worker-src 'self' blob:",
    "img-src 'self' data: blob:",
    `connect-src ${["'self'", ...outside.connect].join(' ')}`,
    `frame-src ${outside.frame.length > 0 ? outside.frame.join(' ') : "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    // A stricter policy would cut wallets' popups off from the page (CHAIN-14).
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(outside.secure && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

/** Those of `securityHeaders` that bind documents and workers, and nothing that is loaded into them. */
export const POLICIES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
] as const;

/** Scripts, style sheets, fonts, pictures, tunes and models, as the build names them. No worker's script is among them (.oxlintrc.jsonc). */
const SUBRESOURCE = /^\/assets\/(?:[\w-]+\/)?[\w-]+(?:\.[\w-]+)*\.(?:css|glb|js|m4a|ttf|webm|webp|woff2)$/;

/**
 * Whether the file at this path is only ever loaded by a page, whose policies bind it. Whatever is not known to be (a
 * page, a picture that may hold scripts, a worker's script) keeps policies of its own.
 */
export const isSubresource = (path: string): boolean => SUBRESOURCE.test(path);

/** Vite names what it puts there by content: such a file never changes. */
const HASHED = '/assets/';

/** Pages of wallets show it, to say who asks. */
const SHOWN_BY_WALLETS = '/app-icon-192.png';

/** What the file at this path is sent with beside `securityHeaders`, or in the place of one of them. */
export const fileHeaders = (path: string): Readonly<Record<string, string>> => ({
  'cache-control': path.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache',
  'cross-origin-resource-policy': path === SHOWN_BY_WALLETS ? 'cross-origin' : 'same-origin',
});
