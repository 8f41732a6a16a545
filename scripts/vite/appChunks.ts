import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the list lies, from the root: beside the page, not in it, as nobody who visits needs it. */
export const APP_CHUNKS = '.build/appChunks.json';

/** For each app's id the scripts that are asked for when its windows open, by their names in dist/. */
export type AppChunks = Readonly<Record<string, readonly string[]>>;

/** Writes down which scripts belong to which app, so that its budget can be checked. */
export function appChunks(): Plugin {
  let root = '';
  return {
    name: 'app-chunks',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const chunks: Record<string, string[]> = {};
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const app = /\/src\/apps\/([^/]+)\//.exec(output.facadeModuleId ?? '')?.[1];
        if (app !== undefined) (chunks[app] ??= []).push(output.fileName);
      }
      mkdirSync(join(root, '.build'), { recursive: true });
      writeFileSync(join(root, APP_CHUNKS), JSON.stringify(chunks));
    },
  };
}
