// The command: `tsx supabase/local/serve.ts`. Every setting comes from the environment (.env.example).
import { Misconfigured } from './config.ts';
import { startFromEnvironment } from './start.ts';

const explain = (error: unknown): string => {
  if (error instanceof Misconfigured) return error.message;
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (taken) return `Port ${process.env['PORT'] ?? 9595} is in use. Set PORT to another one.`;
  return error instanceof Error ? error.message : String(error);
};

try {
  const server = await startFromEnvironment(process.env);
  process.stdout.write(`Ready: ${server.url}\n`);
  const stop = () => {
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
