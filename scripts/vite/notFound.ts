import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { workAt, OWN_ADDRESS } from '../../supabase/functions/_shared/kernel/product.ts';

/** In development answers an unknown address as the server does (supabase/local/static.ts). Vite has to be `mpa`. */
export function notFound(): Plugin {
  return {
    name: 'not-found',
    apply: 'serve',
    configureServer: (server) => () => {
      // By now Vite has answered what it knows, and made the desktop's address the name of its page.
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?', 1);
        if (OWN_ADDRESS.includes(path.slice(1)) || workAt(path) !== null) request.url = '/index.html';
        if (request.url?.startsWith('/index.html') === true) {
          next();
          return;
        }
        response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
        response.end(readFileSync(join(server.config.publicDir, '404.html')));
      });
    },
  };
}
