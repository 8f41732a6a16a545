import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../lib/root.mjs';

/** The folder that `supabase functions deploy --workdir` takes: a project of functions of one file each. */
export const HOSTED = join(ROOT, '.build/hosted');

/**
 * What each function may weigh (bytes). Supabase bundles 5 MB on its server, and each byte is read when a worker begins. Two
 * thirds of the api are what the personas know and say, and the ways to ask them: strings, which cost it no CPU until it is asked.
 */
export const BUDGETS = { api: 3_200_000, pictures: 3_000_000 };

/** What one function has that no other may: a worker that answers people loads no decoder. */
const ALONE = { package: '@cf-wasm/photon', of: 'pictures' };

/**
 * Zod's `z` is an object that has all of zod. Of a namespace esbuild leaves out what is not used, such as the messages of fifty
 * languages: a fifth of the file.
 *
 * @type {import('esbuild').Plugin}
 */
const leanZod = {
  name: 'lean zod',
  setup({ onLoad }) {
    onLoad({ filter: /\/supabase\/functions\/.*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return {
        loader: 'ts',
        contents: source.replace("import { z } from 'zod';", "import * as z from 'zod';"),
      };
    });
  },
};

/** Deno knows Node's modules by their full names alone. */
const NODE_MODULES = Object.fromEntries(
  builtinModules.filter((name) => !name.startsWith('_')).map((name) => [name, `node:${name}`]),
);

/**
 * Bundles the functions, with all that they import from npm, into one file each.
 *
 * @param {string} [folder] where the project comes to be; what is there is deleted
 * @returns {Promise<{ name: string; file: string; bytes: number }[]>}
 * @throws {Error} where one is too large, or has what another has alone
 */
export async function bundleFunctions(folder = HOSTED) {
  await rm(folder, { recursive: true, force: true });
  const bundles = await Promise.all(Object.keys(BUDGETS).map((name) => bundled(name, folder)));
  await mkdir(join(folder, 'supabase'), { recursive: true });
  const config = await readFile(join(ROOT, 'supabase/config.toml'), 'utf8');
  await writeFile(join(folder, 'supabase/config.toml'), deployedConfig(config));
  return bundles;
}

async function bundled(name, folder) {
  const file = join(folder, 'supabase/functions', name, 'index.js');
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [`supabase/functions/${name}/index.ts`],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2023',
    alias: NODE_MODULES,
    inject: ['scripts/functions/globals.mjs'],
    plugins: [leanZod],
    minify: true,
    charset: 'utf8',
    legalComments: 'eof',
    metafile: true,
    logLevel: 'silent',
  });
  const { bytes } = metafile.outputs[join('.', file.slice(ROOT.length + 1))];
  const inputs = Object.keys(metafile.inputs);
  if (name !== ALONE.of && inputs.some((input) => input.includes(`node_modules/${ALONE.package}/`)))
    throw new Error(`The function ${name} has ${ALONE.package} in it, which is for ${ALONE.of} alone.`);
  if (bytes > BUDGETS[name])
    throw new Error(`The function ${name} weighs ${bytes} bytes, more than ${BUDGETS[name]}.`);
  return { name, file, bytes };
}

/** The project's own settings, of functions that are one file and import nothing. */
export const deployedConfig = (config) =>
  config.replaceAll(/^import_map = .*\n/gm, '').replaceAll(/^(entrypoint = ".*)\.ts"$/gm, '$1.js"');
