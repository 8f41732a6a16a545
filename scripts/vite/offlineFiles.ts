import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** What a desktop without a network needs at once. Pictures of places and music are kept as they are seen. */
const KEPT = /\.(js|css|html|webmanifest|ttf|fnt)$/;
const KEPT_PICTURES =
  /^assets\/(atlas|glyphs|arcadia|cursor|boot)[^/]*\.(png|webp)$|^(favicon|app-icon)[^/]*\.png$/;
/** Where chunks go that are of no use without a network: they are not kept. */
export const ONLINE_ONLY = 'assets/online/';
const WORKER = 'serviceWorker.js';

/**
 * Builds the service worker once the page is built, with the list of its files. Hashed names never change; the others
 * carry a hash of what is in them, so that a browser fetches only what is new.
 */
export function offlineFiles(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'offline-files',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      handler: async () => {
        const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
          .map((file) => file.replaceAll('\\', '/'))
          .filter((file) => file !== WORKER && !file.startsWith(ONLINE_ONLY))
          .filter((file) => KEPT.test(file) || KEPT_PICTURES.test(file))
          .sort();
        const entries = files.map((file) => ({
          url: `/${file}`,
          revision: file.startsWith('assets/') ? null : hashOf(join(outDir, file)),
        }));
        await build({
          root,
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: { PRECACHE: JSON.stringify(entries), 'process.env.NODE_ENV': '"production"' },
          build: {
            outDir,
            emptyOutDir: false,
            target: 'es2023',
            modulePreload: false,
            rolldownOptions: {
              input: join(root, 'src/services/offline/serviceWorker.ts'),
              output: { format: 'iife', entryFileNames: WORKER },
            },
          },
        });
      },
    },
  };
}

const hashOf = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
