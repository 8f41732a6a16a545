// The program of `npm run fleet` (scripts/fleet.mjs), which ends when the process that started it says so or ends.
import { startFleet } from './fleet.ts';

const fleet = await startFleet({ port: Number(process.env['PORT'] ?? 9595), env: settings() });
const addresses = fleet.servers.map(({ url }) => url).join(', ');
process.stdout.write(
  `Ready: ${fleet.url}, nginx before ${addresses}\n` +
    `The logs are in ${fleet.folder}. Ctrl-C stops everything and deletes it.\n`,
);
let stopping = false;
const stop = () => {
  if (stopping) return;
  stopping = true;
  fleet.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
};
process.once('disconnect', stop);
if (!process.connected) stop();

/** The settings of the environment that a server reads, but for those that the set-up makes itself. */
function settings(): Record<string, string> {
  const { CHAIN, LOG_LEVEL } = process.env;
  return { ...(CHAIN && { CHAIN }), ...(LOG_LEVEL && { LOG_LEVEL }) };
}
