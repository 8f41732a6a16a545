import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { ALIASES } from './aliases.ts';

const STYLE_SHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;

/**
 * Puts what the page needs at once into it, instead of a request each: a script, built on its own, in the place of
 * %PROBE%, and the style sheet. The server names both in its policy by their hashes (supabase/local/headers.ts).
 */
export function inlineFirst(script: string): Plugin {
  let root = '';
  return {
    name: 'inline-first',
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        const code = await codeOf(join(root, script));
        // Functions, for a text would have its $ replaced.
        return html
          .replace(/\s*%PROBE%\s*/, () => code)
          .replace(STYLE_SHEET, (_, file: string) => `<style>${takeStyles(file, bundle ?? {})}</style>`);
      },
    },
  };
}

async function codeOf(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    resolve: { alias: ALIASES },
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk === undefined) throw new Error(`${input} was not built`);
  return chunk.code.trim();
}

/** Its text, which the build writes to no file then, and no script that comes later asks for. */
function takeStyles(file: string, bundle: Rolldown.OutputBundle): string {
  const sheet = bundle[file];
  if (sheet?.type !== 'asset') throw new Error(`The page asks for ${file}, which is not built`);
  Reflect.deleteProperty(bundle, file);
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk') output.viteMetadata?.importedCss.delete(file);
  }
  return String(sheet.source).trim();
}
