import { runMain } from './lib/process.mjs';
import { runOverProduct } from './lib/overProduct.mjs';

/** `npm run bench [start] [page] [town] [ledger] [collection]`: prints the figures that docs/ARCHITECTURE.md promises; all without arguments. */
await runMain(() => runOverProduct('scripts/bench/main.ts'));
