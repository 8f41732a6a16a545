import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A file of the bundle still finds what lies beside its source.
 *
 * @type {import('esbuild').Plugin}
 */
const besideSource = {
  name: 'beside its source',
  setup({ onLoad }) {
    onLoad({ filter: /\/supabase\/.*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return {
        loader: 'ts',
        contents: source.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      };
    });
  },
};

/**
 * Makes one file of a program of the server, without the packages that it imports: Node starts in a third of the CPU that
 * it takes to read 300 files of TypeScript, and keeps 25 MB less.
 *
 * @param {string} program path from the root
 * @returns {Promise<string>} where the file is
 */
export async function bundled(program) {
  const name = basename(program, '.ts');
  const folder = join(ROOT, '.build/programs');
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [program],
    outfile: join(folder, `${name}.mjs`),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    plugins: [besideSource],
    sourcemap: 'linked',
    logLevel: 'silent',
    write: false,
  });
  await stop();
  mkdirSync(folder, { recursive: true });
  for (const { path, text } of outputFiles) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    // Others may start the same program at the same moment.
    const own = `${path}.${process.pid}`;
    writeFileSync(own, text);
    renameSync(own, path);
  }
  return join(folder, `${name}.mjs`);
}

// `node supabase/local/bundled.mjs supabase/local/serve.ts` runs it.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , program = ''] = process.argv;
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(await bundled(program)).href);
}
