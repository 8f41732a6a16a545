import { buildProduct } from './lib/build.mjs';
import { chainTests } from './lib/chainTests.mjs';
import { installPackages, requireNode } from './lib/install.mjs';
import { Explained, runMain } from './lib/process.mjs';
import { Steps } from './lib/steps.mjs';
import { findChromium, installSystemPackages } from './lib/system.mjs';

/** `npm run test:chain`: what is proven on a real emulator of Flow (docs/CHAIN.md); left out where there is no Go. */
await runMain(async () => {
  requireNode();
  await installPackages({ development: true });
  const steps = new Steps();
  await steps.run([chainTests(prepare)]);
  steps.finish();
});

async function prepare() {
  const missing = await installSystemPackages();
  const chromium = findChromium();
  if (!chromium) throw new Explained(missing.join('\n'));
  process.env.CHROMIUM = chromium;
  await buildProduct();
}
