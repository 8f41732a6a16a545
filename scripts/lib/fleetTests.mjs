import { vitest } from './runners.mjs';
import { installDebian, mayInstall, missingForFleet } from './system.mjs';

/**
 * The step that runs what is proven on a whole set-up of several servers.
 *
 * @returns {import('./steps.mjs').Step}
 */
export const fleetTests = () => ({
  name: 'several servers',
  run: async () => {
    const wanted = missingForFleet();
    // That they cannot be installed is no failure: it proves nothing of the product.
    if (wanted.length > 0 && mayInstall()) await installDebian(wanted).catch(() => undefined);
    const missing = missingForFleet();
    if (missing.length > 0) return { leftOut: `it needs Debian's ${missing.join(' and ')}` };
    const env = { PATH: `${process.env.PATH}:/usr/sbin` };
    return vitest(['--config=supabase/tests/fleet/vitest.config.ts'], 'fleet', env);
  },
});
