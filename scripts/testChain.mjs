import { CHAIN_TESTS } from './lib/chainTests.mjs';
import { installPackages, requireNode } from './lib/install.mjs';
import { runMain } from './lib/process.mjs';
import { Steps } from './lib/steps.mjs';

/** `npm run test:chain`: what is proven on a real emulator of Flow (docs/CHAIN.md); left out where there is no Go. */
await runMain(async () => {
  requireNode();
  await installPackages({ development: true });
  const steps = new Steps();
  await steps.run([CHAIN_TESTS]);
  steps.finish();
});
