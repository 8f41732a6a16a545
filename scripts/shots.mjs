import { runMain } from './lib/process.mjs';
import { runOverProduct } from './lib/overProduct.mjs';

const PROGRAMS = {
  main: 'scripts/shots/main.ts',
  manual: 'scripts/shots/manual.ts',
  share: 'scripts/shots/share.ts',
  walk: 'scripts/shots/walk.ts',
  scenes: 'scripts/shots/scenes.ts',
  town: 'scripts/shots/town.ts',
  sizes: 'scripts/shots/sizes.ts',
};

/**
 * `npm run shots`: photographs every program onto docs/shots/contact-sheet.webp, and pictures for the README.
 * `npm run shots -- manual`: the Game Manual's pictures. `npm run shots -- walk`: the way of a person who comes for the
 * first time, wide and on a phone. `npm run shots -- sizes`: every program at six sizes of screen and in four states,
 * to be looked at. `npm run shots -- town`: every location and room of Arcadia by day and by night.
 * `npm run shots -- share`: the picture of a shared link.
 */
await runMain(() => runOverProduct(PROGRAMS[process.argv[2] ?? 'main'] ?? PROGRAMS.main));
