import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build, runnerImport, type Plugin, type Rolldown } from 'vite';
import { keptFiles, type BuiltScript } from './keptFiles.ts';
import { ALIASES } from './aliases.ts';

/**
 * What every start needs: the page, what follows it, and what windows, menus and news are made of. Of the renderers the
 * canvas stands in for WebGL, which is kept where it is used.
 */
const START = [
  'src/main.ts',
  'src/engine/stage/canvas.ts',
  'src/host/start/startPrograms.ts',
  'src/overlays/mountReact.tsx',
  'src/os/desktop/MenuView.tsx',
  'src/os/desktop/SwitcherView.tsx',
  'src/overlays/Dialog.tsx',
  'src/overlays/dialogTexts.ts',
  'src/overlays/Toasts.tsx',
];
/** The pictures and the letters of every start, by where they come from. Others are kept as they are seen. */
const START_ASSETS = /assets\/packed\/(icons\/atlas|shell\/(atlas|boot-logo)|fonts\/glyphs)[^/]*$|\.ttf$/;
/** What the Town Map opens with; its tiles are kept as they are seen. */
const MAP_PICTURES = /assets\/packed\/town\/(atlas|town-(day|night)-overview)\.webp$/;
/** The wallpaper of day and of night, so that a visit at another hour finds the other one. */
const LATER_PICTURES = /assets\/packed\/wallpapers\/arcadia-[^/]*$/;
/** The files of the start that keep their names. */
const START_FILES = /^(index\.html|[^/]+\.(js|webmanifest)|favicon.*)$/;
/** Where chunks go that are of no use without a network: they are not kept. */
export const ONLINE_ONLY = 'assets/online/';
const WORKER = 'serviceWorker.js';

/**
 * Builds the service worker once the page is built, with the lists of its files. Hashed names never change; the others
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
      handler: async (_options, bundle) => {
        const programs = await everybodysPrograms(root);
        const { atOnce, soon, later } = keptFiles(scriptsOf(bundle, root), { start: START, programs });
        const named = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
          .map((file) => file.replaceAll('\\', '/'))
          .filter((file) => file !== WORKER && START_FILES.test(file));
        const entries = [
          ...named.map((file) => ({ url: `/${file}`, revision: hashOf(join(outDir, file)) })),
          ...[...atOnce, ...assetsOf(bundle, START_ASSETS)].map((file) => ({
            url: `/${file}`,
            revision: null,
          })),
        ];
        await build({
          root,
          configFile: false,
          resolve: { alias: ALIASES },
          publicDir: false,
          logLevel: 'warn',
          define: {
            AT_ONCE: JSON.stringify(entries),
            VERSION: JSON.stringify(`/${entryOf(bundle)}`),
            SOON: pathsOf(soon),
            LATER: pathsOf([
              ...assetsOf(bundle, MAP_PICTURES),
              ...later,
              ...assetsOf(bundle, LATER_PICTURES),
            ]),
            'process.env.NODE_ENV': '"production"',
          },
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

/** Read as the product reads its manifests: by Vite, from one file. */
async function everybodysPrograms(root: string): Promise<readonly string[]> {
  const file = join(root, 'scripts/vite/everybodysPrograms.ts');
  const { module } = await runnerImport<{ readonly EVERYBODYS_PROGRAMS: readonly string[] }>(file, {
    root,
    configFile: false,
    resolve: { alias: ALIASES },
    logLevel: 'warn',
  });
  return module.EVERYBODYS_PROGRAMS;
}

const pathsOf = (files: readonly string[]): string => JSON.stringify(files.map((file) => `/${file}`));

function scriptsOf(bundle: Rolldown.OutputBundle, root: string): BuiltScript[] {
  return Object.values(bundle).flatMap((output) => {
    if (output.type !== 'chunk' || output.fileName.startsWith(ONLINE_ONLY)) return [];
    const { fileName: file, moduleIds, imports, dynamicImports: later, viteMetadata } = output;
    const modules = moduleIds.map((id) => relative(root, id).replaceAll('\\', '/'));
    return [{ file, modules, imports, later, styles: [...(viteMetadata?.importedCss ?? [])] }];
  });
}

/** The one script that the page starts with, by which a page and its worker name their version. */
function entryOf(bundle: Rolldown.OutputBundle): string {
  const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry);
  if (entry === undefined) throw new Error('the build has no entry');
  return entry.fileName;
}

const assetsOf = (bundle: Rolldown.OutputBundle, source: RegExp): string[] =>
  Object.values(bundle).flatMap((output) =>
    output.type === 'asset' && output.originalFileNames.some((file) => source.test(file))
      ? [output.fileName]
      : [],
  );

const hashOf = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
