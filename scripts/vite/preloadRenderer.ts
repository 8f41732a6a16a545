import type { Plugin, Rolldown } from 'vite';

/**
 * Names the chunks of each renderer in index.html, so that src/probe can preload the one it chooses in the same
 * round as everything else: %WEBGL_CHUNK% and %CANVAS_CHUNK% become comma-separated URLs of the renderer's module and
 * of whatever it imports that the page does not load anyway.
 */
export function preloadRenderer(): Plugin {
  let base = '/';
  return {
    name: 'preload-renderer',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle, chunk }) =>
        Object.entries(RENDERERS).reduce((text, [placeholder, module]) => {
          if (!text.includes(placeholder)) return text;
          if (!bundle || !chunk) return text.replaceAll(placeholder, `${base}${module}`);
          const files = chunksOf(module, chunk, bundle).map((file) => `${base}${file}`);
          return text.replaceAll(placeholder, files.join(','));
        }, html),
    },
  };
}

const RENDERERS = {
  '%WEBGL_CHUNK%': 'src/engine/stage/webgl.ts',
  '%CANVAS_CHUNK%': 'src/engine/stage/canvas.ts',
} as const;

function chunksOf(module: string, entry: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const own = chunks.find((output) => output.facadeModuleId?.endsWith(`/${module}`));
  if (!own)
    throw new Error(`${module} is not a chunk of its own: import() it, and nowhere import it statically`);
  const loaded = importsOf(entry.fileName, chunks);
  return [...importsOf(own.fileName, chunks)].filter((file) => !loaded.has(file));
}

/** The chunk and everything it statically imports, added to `seen`. */
function importsOf(
  file: string,
  chunks: readonly Rolldown.OutputChunk[],
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const chunk = chunks.find(({ fileName }) => fileName === file);
  for (const imported of chunk?.imports ?? []) importsOf(imported, chunks, seen);
  return seen;
}
