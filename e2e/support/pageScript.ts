import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { leanPixi } from '../../scripts/vite/leanPixi.ts';
import { ALIASES } from '../../scripts/vite/aliases.ts';

/** Builds one of this folder's modules, with all that it imports, into a script for a page. */
export async function pageScript(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    resolve: { alias: ALIASES },
    logLevel: 'error',
    plugins: [leanPixi()],
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: {
        entry: fileURLToPath(new URL(name, import.meta.url)),
        formats: ['iife'],
        name: 'page',
        fileName: 'page',
      },
    },
  });
  // With `write: false` and one format there is one output.
  const [script] = (built as Rolldown.RolldownOutput[])[0]?.output ?? [];
  return script?.code ?? '';
}
