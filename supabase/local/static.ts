import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.fnt': 'text/plain; charset=utf-8',
  '.webm': 'audio/webm',
  '.m4a': 'audio/mp4',
  '.wasm': 'application/wasm',
};

/** Compressed forms that the build may have left beside a file, best first. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

interface Found {
  readonly path: string;
  readonly size: number;
  readonly modified: number;
  readonly encoding: string | null;
}

async function find(path: string, encoding: string | null): Promise<Found | null> {
  const info = await stat(path).catch(() => null);
  return info?.isFile() ? { path, size: info.size, modified: info.mtimeMs, encoding } : null;
}

async function best(path: string, accepted: string): Promise<Found | null> {
  for (const { name, suffix } of ENCODINGS) {
    if (!new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0+)?\\s*(,|$))`).test(accepted)) continue;
    const found = await find(path + suffix, name);
    if (found) return found;
  }
  return find(path, null);
}

/** `bytes=a-b`, `bytes=a-` or `bytes=-n` within the size: [first, last]; null: send the whole. */
function rangeOf(header: string | null, size: number): readonly [number, number] | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? [first, last] : null;
}

/** Vite names its output by content: such a file never changes. */
const isHashed = (path: string) => /\/assets\/[^/]*-[\w-]{8,}\.\w+$/.test(path);

function body(path: string, range: readonly [number, number] | null): ReadableStream {
  const stream = createReadStream(path, range ? { start: range[0], end: range[1] } : {});
  // Node's own Web stream under the DOM's name of the type.
  return Readable.toWeb(stream) as ReadableStream;
}

async function respond(request: Request, path: string, urlPath: string): Promise<Response | null> {
  const rangeHeader = request.headers.get('range');
  // A range counts bytes of the file itself.
  const accepted = rangeHeader === null ? (request.headers.get('accept-encoding') ?? '') : '';
  const found = await best(path, accepted);
  if (!found) return null;
  const etag = `"${found.size.toString(36)}-${Math.floor(found.modified).toString(36)}${found.encoding ?? ''}"`;
  const headers = new Headers({
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'cache-control': isHashed(urlPath) ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    'accept-ranges': 'bytes',
    etag,
  });
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  if (found.encoding !== null) headers.set('content-encoding', found.encoding);
  const range = rangeOf(rangeHeader, found.size);
  if (range) headers.set('content-range', `bytes ${range[0]}-${range[1]}/${found.size}`);
  headers.set('content-length', String(range ? range[1] - range[0] + 1 : found.size));
  const content = request.method === 'HEAD' ? null : body(found.path, range);
  return new Response(content, { status: range ? 206 : 200, headers });
}

/**
 * Serves the built page from a folder: compressed where the build left it so, hashed files for ever, and the index
 * for every path without an extension, since the page has one entry.
 */
export function staticFiles(folder: string): (request: Request) => Promise<Response> {
  const root = resolve(folder);
  const missing = () => new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    let urlPath: string;
    try {
      urlPath = decodeURIComponent(new URL(request.url).pathname);
    } catch {
      return missing();
    }
    const path = resolve(join(root, urlPath));
    if (urlPath.includes('\0') || !(path === root || path.startsWith(root + sep))) return missing();
    const asked = extname(path) === '' ? join(root, 'index.html') : path;
    return (await respond(request, asked, urlPath)) ?? missing();
  };
}
