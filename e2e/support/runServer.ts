import { startServer } from './server.ts';

/** Names the server of this run to its workers. */
export const RUN_ORIGIN = 'E2E_ORIGIN';

/** What a server that serves several tests lets through: all come from one address. */
const LIMITS = {
  address: 100_000,
  reads: 100_000,
  'POST /api/auth/verify': 10_000,
  'POST /api/validate-access': 10_000,
  'POST /api/submit-feedback': 10_000,
  'POST /api/collection/refresh': 10_000,
};

/** The setting of those limits (.env.example). */
export const API_LIMITS = JSON.stringify(LIMITS);

/** Playwright calls it once before all tests: one server serves them all, as each has wallets of its own. */
export default async function startRun(): Promise<() => Promise<void>> {
  const server = await startServer({ API_LIMITS });
  process.env[RUN_ORIGIN] = server.origin;
  return () => server.dispose();
}
