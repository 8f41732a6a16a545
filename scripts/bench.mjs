import { runMain } from './lib/process.mjs';
import { runOverProduct } from './lib/overProduct.mjs';

/**
 * `npm run bench [parts]`: prints the figures of a part (scripts/bench/main.ts), or of all. It fails on
 * those alone that are promised of the games.
 * `-- --against <folder>` measures another checkout's build in turns with this one, `--renderer canvas` or `webgl` one
 * of the two alone, `--runs 3` takes the median of fewer than 7. `crash -- --engine postgresql` or `pglite` takes a quarter of
 * an hour, or half of one, on a machine that does nothing else.
 */
await runMain(() => runOverProduct('scripts/bench/main.ts'));
