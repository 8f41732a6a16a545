// The command: `node supabase/local/bundled.mjs supabase/local/serve.ts`. Every setting comes from the environment (.env.example). With --await-page
// it listens when the process that started it has sent a message: the page is built. If that process ends, so does this.
import { isConnectionLost } from '../functions/_shared/db/connection.ts';
import { Misconfigured } from './misconfigured.ts';
import { startFromEnvironment } from './start.ts';

const explain = (error: unknown): string => {
  if (error instanceof Misconfigured) return error.message;
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (taken) return `Port ${process.env['PORT'] ?? 9595} is in use. Set PORT to another one.`;
  return error instanceof Error ? error.message : String(error);
};

// postgres.js (3.4.9) reports a connection that is lost while it opens only as an unhandled rejection. A database that
// restarts must not end the server: the next query opens a new connection.
process.on('unhandledRejection', (reason) => {
  if (!isConnectionLost(reason)) throw reason;
});

function pageBuilt(): Promise<void> {
  if (!process.argv.includes('--await-page')) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => process.exit(1);
    if (!process.connected) end();
    process.once('disconnect', end);
    process.once('message', () => {
      process.off('disconnect', end);
      // Node (20) fails when a channel is closed while it hands over what came before anyone listened.
      setImmediate(() => process.disconnect());
      resolve();
    });
  });
}

try {
  const server = await startFromEnvironment(process.env, pageBuilt());
  let stopping = false;
  const stop = () => {
    // Ctrl-C may come from the terminal and from npm: a second one must not cut the first short.
    if (stopping) return;
    stopping = true;
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // Printed last, because a script that waits for this line may stop the server as soon as it reads it.
  process.stdout.write(`Ready: ${server.url}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
