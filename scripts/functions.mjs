import { installPackages, requireNode } from './lib/install.mjs';
import { runMain } from './lib/process.mjs';

/** `npm run functions`: bundles the functions for Supabase, each into one file (docs/DEPLOY.md). */
await runMain(async () => {
  requireNode();
  await installPackages({ development: true });
  const { bundleFunctions, HOSTED } = await import('./functions/bundle.mjs');
  for (const { name, bytes } of await bundleFunctions())
    console.log(`${name}: ${(bytes / 1_000_000).toFixed(2)} MB`);
  console.log(
    `Deploy: supabase functions deploy api pictures --use-api --workdir ${HOSTED} (docs/DEPLOY.md)`,
  );
});
