import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import send from 'send';
import { OWN_ADDRESS } from '../functions/_shared/kernel/product.ts';
import { fileHeaders, isSubresource, NOT_FOUND_PAGE, POLICIES } from './headers.ts';

/** Whether the client takes brotli. A range counts bytes of the file itself, which is then sent as it is. */
function takesBrotli({ headers }: IncomingMessage): boolean {
  if (headers.range !== undefined) return false;
  const accepted = [headers['accept-encoding']].flat().join();
  return accepted.split(',').some((coding) => /^br$|^br;q=(?!0(\.0*)?$)/.test(coding.replaceAll(' ', '')));
}

/** The path of the file that was asked for; null: there is no page at this address. */
function fileAt(path: string): string | null {
  if (path === '/' || OWN_ADDRESS.includes(path.slice(1))) return '/index.html';
  return extname(path) === '' ? null : path;
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  const text = status === 405 ? 'Method not allowed' : 'Not found';
  response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(text);
}

/**
 * Serves the built page from a folder: compressed where the build left it so, and hashed files for ever. A path without
 * an extension is an address that a person typed or followed: where it is not the desktop's, they get a page that says
 * so. A file is closed with its connection. Policies that the answer has already are taken from subresources. A hashed file
 * that this build does not have is looked for among those of earlier ones, in `earlier` (OFFLINE-6).
 *
 * @throws when the folder or its page for unknown addresses cannot be read
 */
export function staticFiles(
  folder: string,
  earlier?: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  const notFound = readFileSync(join(folder, NOT_FOUND_PAGE));
  const rootOf = (path: string): string =>
    earlier !== undefined && isSubresource(path) && !existsSync(join(folder, path)) ? earlier : folder;

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405, { allow: 'GET, HEAD' });
      return;
    }
    const [asked = '/'] = (request.url ?? '/').split('?', 1);
    const path = fileAt(asked);
    if (path === null) {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
      response.end(notFound);
      return;
    }
    // Asked each time: `npm start` compresses the page while it is served already.
    const root = rootOf(path);
    const brotli = takesBrotli(request) && existsSync(join(root, `${path}.br`));
    send(request, brotli ? `${path}.br` : path, {
      root,
      dotfiles: 'ignore',
      cacheControl: false,
    })
      .on('headers', () => {
        response.setHeader('vary', 'accept-encoding');
        for (const [name, value] of Object.entries(fileHeaders(path))) response.setHeader(name, value);
        if (isSubresource(path)) for (const name of POLICIES) response.removeHeader(name);
        if (!brotli) return;
        response.setHeader('content-encoding', 'br');
        response.setHeader('content-type', getMimeType(path) ?? 'application/octet-stream');
      })
      .on('directory', () => refuse(response, 404))
      .on('error', ({ status }: { readonly status?: number }) => {
        if (response.headersSent) response.destroy();
        else if (status === 412 || status === 416) response.writeHead(status).end();
        // A path that leaves the folder or has broken escapes names nothing either.
        else refuse(response, 404);
      })
      .pipe(response);
  };
}
