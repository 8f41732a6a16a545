import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { buildProduct } from './lib/build.mjs';
import { chainName } from './lib/chain.mjs';
import { installPackages, requireNode } from './lib/install.mjs';
import { portTrouble } from './lib/ports.mjs';
import { Explained, runMain, seconds } from './lib/process.mjs';
import { ROOT } from './lib/root.mjs';

const PORT = Number(process.env.PORT ?? 9595);
const HOST = process.env.HOST ?? '127.0.0.1';

/**
 * `npm start`: installs and builds what is missing, and serves the whole product on one port. Half of a first start is the
 * database's: the server opens it while the page is built, and listens when both are there.
 */
await runMain(async () => {
  requireNode();
  if (!Number.isInteger(PORT) || PORT < 1 || PORT > 65535) {
    throw new Explained(`PORT is ${process.env.PORT}, which is not a port number.`);
  }
  const trouble = await portTrouble(PORT, HOST, 'PORT=9600 npm start');
  if (trouble !== null) throw new Explained(trouble);
  const began = performance.now();
  await installPackages({ development: false });
  const installed = performance.now();
  const server = spawn(
    process.execPath,
    ['supabase/local/bundled.mjs', 'supabase/local/serve.ts', '--await-page'],
    {
      cwd: ROOT,
      stdio: ['inherit', 'pipe', 'inherit', 'ipc'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        CHAIN: chainName(),
        HOST,
        PORT: String(PORT),
      },
    },
  );
  // A first start waits longest for the database: what builds the page runs when the server leaves a processor to it.
  setPriority(constants.priority.PRIORITY_LOW);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  // A terminal sends Ctrl-C to the server too; sent on, it would arrive twice.
  process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'));
  createInterface({ input: server.stdout }).on('line', (line) => {
    const url = /^Ready: (\S+)/.exec(line)?.[1];
    console.log(url ? `Ready in ${seconds(performance.now() - began)}: ${url}` : line);
    // A server on this machine may well send the page as it is until then.
    if (url) buildProduct(['compressed page']).catch((error) => console.error(error.message));
  });
  const ended = new Promise((resolve) => {
    server.on('error', () => resolve(1));
    server.on('exit', (code, signal) => resolve(code ?? (signal ? 0 : 1)));
  });
  try {
    const made = await buildProduct(['assets', 'page']);
    const built = performance.now();
    console.log(
      `Installed in ${seconds(installed - began)}, built ${made.join(', ') || 'nothing'} in ${seconds(built - installed)}`,
    );
    if (server.connected) server.send('the page is built');
  } catch (error) {
    server.kill();
    throw error;
  }
  process.exit(await ended);
});
