import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|mjs|css|html|svg|json|txt|ttf|webmanifest)$/;
const SMALLEST = 1024;
/** Above this many bytes the best quality takes seconds and saves little. */
const LARGE = 800_000;
const compress = promisify(brotliCompress);

/** Writes a .br beside each compressible file of the build, for the server to send as it is. */
export function brotliFiles(): Plugin {
  let folder = 'dist';
  return {
    name: 'brotli-files',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      handler: async () => {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
        await Promise.all(files.map((file) => writeCompressed(join(file.parentPath, file.name))));
      },
    },
  };
}

async function writeCompressed(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST) return;
  const compressed = await compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE ? 9 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: file.endsWith('.ttf')
        ? constants.BROTLI_MODE_FONT
        : constants.BROTLI_MODE_TEXT,
    },
  });
  if (compressed.length < bytes.length) await writeFile(`${file}.br`, compressed);
}
