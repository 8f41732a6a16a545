import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const DIST = 'dist';
const COMPRESSIBLE = /\.(js|mjs|css|html|svg|json|txt|ttf|webmanifest)$/;
const SMALLEST = 1024;
/** Above this many bytes the best quality takes seconds and saves little. */
const LARGE = 800_000;
const compress = promisify(brotliCompress);

/** Writes a .br beside each compressible file of the built page, for the server to send as it is. */
async function compressPage(): Promise<void> {
  const entries = await readdir(DIST, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((file) => writeCompressed(join(file.parentPath, file.name))));
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
  if (compressed.length >= bytes.length) return;
  // The server may send it in the same moment: it is there whole, or not at all.
  const half = `${file}.half`;
  await writeFile(half, compressed);
  await rename(half, `${file}.br`);
}

await compressPage();
