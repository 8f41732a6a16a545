import { spawn } from 'node:child_process';
import { buildProduct } from './lib/build.mjs';
import { installPackages, requireNode } from './lib/install.mjs';
import { portTrouble } from './lib/ports.mjs';
import { Explained, runMain } from './lib/process.mjs';
import { ROOT } from './lib/root.mjs';
import { missingForFleet } from './lib/system.mjs';

/**
 * `npm run fleet`: the set-up of docs/DEPLOY.md on this machine, from Debian's packages: PostgreSQL, PgBouncer, three Node
 * servers, and nginx before them at PORT. Ctrl-C stops all of it.
 */
await runMain(async () => {
  requireNode();
  const port = Number(process.env.PORT ?? 9595);
  const trouble = await portTrouble(port, '127.0.0.1', 'PORT=9600 npm run fleet');
  if (trouble !== null) throw new Explained(trouble);
  const missing = missingForFleet();
  if (missing.length > 0) {
    throw new Explained(
      `Not installed: ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`,
    );
  }
  await installPackages({ development: false });
  // The address of the pictures that shared links show is put into the page.
  process.env.PUBLIC_ORIGIN = `http://localhost:${port}`;
  await buildProduct(['assets', 'page']);
  // In a group of its own: Ctrl-C must not end the database before the servers.
  const fleet = spawn(process.execPath, ['--import', 'tsx', 'scripts/fleet/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
    // Debian keeps the programs of servers where only root looks for them.
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  });
  const stop = () => fleet.connected && fleet.disconnect();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  process.exitCode = await new Promise((resolve) => fleet.on('exit', (code) => resolve(code ?? 1)));
});
