import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { contentHash } from './contentHash.mjs';
import { run } from './process.mjs';
import { ROOT } from './root.mjs';

const SOURCES = 'cadence/tests/programs';

/** The versions are pinned in go.mod; newer toolchains build an emulator that does not start. */
const BUILD = {
  GOTOOLCHAIN: 'go1.25.5',
  GOFLAGS: '-mod=mod',
  CGO_ENABLED: '1',
  CGO_CFLAGS: '-O2 -D__BLST_PORTABLE__ -std=gnu11',
};

/**
 * The folder that has Flow's `emulator` and development `wallet`, built with Go where they are not yet: minutes the first
 * time, into the user's cache.
 *
 * @returns {Promise<{ folder: string } | { leftOut: string }>} leftOut: why there are none on this machine
 */
export async function flowPrograms() {
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'flunks-desktop');
  const hash = contentHash(ROOT, [SOURCES, 'scripts/lib/flowPrograms.mjs'], process.platform + process.arch);
  const folder = join(cache, `flow-${hash.slice(0, 12)}`);
  if (existsSync(folder)) return { folder };
  if ((await run('go', ['version'])).code !== 0) return { leftOut: 'Go is not installed' };

  console.log("Building Flow's emulator and wallet, once: some minutes ...");
  const place = join(cache, `building-${process.pid}`);
  try {
    cpSync(join(ROOT, SOURCES), place, { recursive: true });
    mkdirSync(join(place, 'bin'));
    const packages = ['github.com/onflow/flow-emulator/cmd/emulator', './wallet'];
    const { code, output } = await run('go', ['build', '-o', 'bin/', ...packages], {
      cwd: place,
      env: BUILD,
    });
    if (code !== 0) return { leftOut: `Go could not build them: ${lastLine(output)}` };
    // Whole or not at all, even if another run builds it meanwhile.
    if (!existsSync(folder)) renameSync(join(place, 'bin'), folder);
    return { folder };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

const lastLine = (output) => output.trim().split('\n').at(-1) ?? '';
