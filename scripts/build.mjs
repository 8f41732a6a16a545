import { buildProduct } from './lib/build.mjs';
import { installPackages, requireNode } from './lib/install.mjs';
import { Explained, runMain, runNode } from './lib/process.mjs';

/** `npm run build`: builds the page for a static host, with the files that tell the host its headers and rewrites. */
await runMain(async () => {
  requireNode();
  await installPackages({ development: false });
  await buildProduct(['assets', 'page', 'compressed page']);
  const { code, output } = await runNode(['--import', 'tsx', 'scripts/hostFiles.ts']);
  if (code !== 0) throw new Explained(output.trim());
  console.log('dist/ is what a static host serves (docs/DEPLOY.md).');
});
