import { runMain } from './lib/process.mjs';
import { runOverProduct } from './lib/overProduct.mjs';

/** `npm run shots`: photographs every app onto docs/shots/contact-sheet.png, and pictures for the README. */
await runMain(() => runOverProduct('scripts/shots/main.ts'));
