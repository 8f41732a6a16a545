import { spawn } from 'node:child_process';
import { buildProduct } from './lib/build.mjs';
import { chainName } from './lib/chain.mjs';
import { installPackages, requireNode } from './lib/install.mjs';
import { portTrouble } from './lib/ports.mjs';
import { Explained, runMain } from './lib/process.mjs';
import { ROOT } from './lib/root.mjs';

const BACKEND_PORT = process.env.BACKEND_PORT ?? '9596';
const PORT = process.env.PORT ?? '9595';

/** `npm run dev`: Vite with hot reload on PORT, over the same backend as `npm start`, which restarts on a change. */
await runMain(async () => {
  requireNode();
  const troubles = [
    await portTrouble(Number(PORT), '127.0.0.1', 'PORT=9600 npm run dev'),
    await portTrouble(Number(BACKEND_PORT), '127.0.0.1', 'BACKEND_PORT=9601 npm run dev'),
  ].filter((trouble) => trouble !== null);
  if (troubles.length > 0) throw new Explained(troubles.join('\n'));
  await installPackages({ development: true });
  await buildProduct();
  const children = [
    start(
      [
        '--watch-path=supabase',
        '--watch-preserve-output',
        'supabase/local/bundled.mjs',
        'supabase/local/serve.ts',
      ],
      {
        CHAIN: chainName(),
        PORT: BACKEND_PORT,
        PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? `http://localhost:${PORT}`,
      },
    ),
    start(['node_modules/vite/bin/vite.js', '--port', PORT], {
      BACKEND_URL: `http://127.0.0.1:${BACKEND_PORT}`,
    }),
  ];
  const stopAll = (signal) => children.forEach((child) => child.kill(signal));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(signal));
  for (const child of children) child.on('exit', () => stopAll('SIGTERM'));
});

function start(args, env) {
  return spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
}
