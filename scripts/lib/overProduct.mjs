import { spawn } from 'node:child_process';
import { buildProduct } from './build.mjs';
import { installPackages, requireNode } from './install.mjs';
import { Explained } from './process.mjs';
import { ROOT } from './root.mjs';
import { findChromium, installSystemPackages } from './system.mjs';

/**
 * Makes sure that everything is installed and built, Chromium too, and runs a TypeScript program over it.
 *
 * @param {string} program path from the root
 */
export async function runOverProduct(program) {
  requireNode();
  await installPackages({ development: true });
  const missing = await installSystemPackages();
  const chromium = findChromium();
  if (!chromium) throw new Explained(missing.join('\n'));
  await buildProduct();
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: chromium },
  });
  process.exitCode = await new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}
