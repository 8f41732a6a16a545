import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import send from 'send';
import { fileHeaders, isSubresource, POLICIES } from './headers.ts';

/** Whether the client takes brotli. A range counts bytes of the file itself, which is then sent as it is. */
function takesBrotli({ headers }: IncomingMessage): boolean {
  if (headers.range !== undefined) return false;
  const accepted = [headers['accept-encoding']].flat().join();
  return accepted.split(',').some((coding) => /^br$|^br;q=(?!0(\.0*)?$)/.test(coding.replaceAll(' ', '')));
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  const text = status === 405 ? 'Method not allowed' : 'Not found';
  response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(text);
}

/**
 * Serves the built page from a folder: compressed where the build left it so, hashed files for ever, and the index
 * for every path without an extension, since the page has one entry. A file is closed with its connection. Policies
 * that the answer has already are taken from subresources.
 *
 * @throws when the folder cannot be read
 */
export function staticFiles(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const compressed = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.br'))
      .map((path) => `/${path.replaceAll('\\', '/').slice(0, -'.br'.length)}`),
  );

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405, { allow: 'GET, HEAD' });
      return;
    }
    const [asked = '/'] = (request.url ?? '/').split('?', 1);
    const path = extname(asked) === '' ? '/index.html' : asked;
    const brotli = compressed.has(path) && takesBrotli(request);
    send(request, brotli ? `${path}.br` : path, {
      root: folder,
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
